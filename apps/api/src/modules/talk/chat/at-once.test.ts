import { randomUUID } from 'node:crypto';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { doBeside, doInTurn } from '#testing/in-turn.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1, name: 'Anna Sekretarska' });
const jan = await app.person({ role: 11, name: 'Jan Kolega' });
const ola = await app.person({ role: 1, name: 'Ola Trzecia' });
const office = await app.signedInAs(anna);
const colleague = await app.signedInAs(jan);

let person: Person;
let student: Client;
beforeEach(async () => {
  person = await app.person({ role: 3 });
  student = await app.signedInAs(person);
});

const write = async (client: Client, uid_to: number, msg: string) =>
  (await client.call(routes.send, { body: { msg, uid_to } }, { 'idempotency-key': randomUUID() })).body.id;
const edit = (client: Client, id: number, msg: string) =>
  client.raw(routes.edit, { params: { id }, body: { msg } });
const remove = (client: Client, id: number) => client.raw(routes.removeMany, { body: [id] });
const read = async () => (await office.call(routes.history, { params: { id: person.id }, query: {} })).body;
const handOver = (client: Client, uid: number) =>
  client.raw(
    inboxRoutes.handOver,
    { params: { id: person.id }, body: { uid, note: '' } },
    { 'idempotency-key': randomUUID(), 'x-confirmed': 'true' },
  );

const inTurn = (messageId: number, acts: readonly (() => Promise<{ readonly status: number }>)[]) =>
  doInTurn(app.db, { table: 'messages', id: messageId }, acts);

test('a message that is changed while it is deleted leaves none of its texts', async () => {
  const id = await write(student, 0, 'Hasło: lipa');
  const answers = await inTurn(id, [() => edit(student, id, 'Pomyłka'), () => remove(student, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read()).messages).toMatchObject([{ id, text: '', deleted: true, earlier: [] }]);
  expect(
    await app.db.selectFrom('earlier_messages').selectAll().where('message_id', '=', id).execute(),
  ).toEqual([]);
});

test('one that is deleted while it is changed stays deleted', async () => {
  const id = await write(student, 0, 'Hasło: lipa');
  const answers = await inTurn(id, [() => remove(student, id), () => edit(student, id, 'Wraca')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect((await read()).messages).toMatchObject([{ text: '', deleted: true, earlier: [] }]);
});

test('of two changes at once both stand, one as an earlier text', async () => {
  const id = await write(student, 0, 'Pierwsza');
  await inTurn(id, [() => edit(student, id, 'Druga'), () => edit(student, id, 'Trzecia')]);
  expect((await read()).messages).toMatchObject([
    { text: 'Trzecia', earlier: [{ text: 'Pierwsza' }, { text: 'Druga' }] },
  ]);
});

const findConversation = async () => {
  const found = app.db.selectFrom('conversations').select('id').where('person_id', '=', person.id);
  const { id } = await found.where('other_id', 'is', null).executeTakeFirstOrThrow();
  return { table: 'conversations', id } as const;
};
const answerAs = (client: Client, msg: string) =>
  client.raw(routes.send, { body: { msg, uid_to: person.id } }, { 'idempotency-key': randomUUID() });
const take = (client: Client) =>
  client.raw(
    inboxRoutes.take,
    { params: { id: person.id }, body: { taken: true } },
    { 'x-confirmed': 'true' },
  );
const finish = (client: Client, last: number) =>
  client.raw(inboxRoutes.finish, { params: { id: person.id }, body: { done: true, last } });

test('handed over while a change of its message waits, and the other way round: both are done', async () => {
  await write(student, 0, 'Pytanie');
  const id = await write(office, person.id, 'Odpowiedź');
  const change = () => edit(office, id, 'Lepsza odpowiedź');
  const give = () => handOver(office, jan.id);
  const first = await doBeside(app.db, { table: 'messages', id }, [change], give);
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read()).toMatchObject({ taken: { id: jan.id }, notes: [{ handed_to: { id: jan.id } }] });
  const back = () => handOver(colleague, ola.id);
  const again = () => edit(office, id, 'Najlepsza odpowiedź');
  const second = await doBeside(app.db, await findConversation(), [back], again);
  expect(second.map(({ status }) => status)).toEqual([200, 200]);
  const { messages, taken } = await read();
  expect(taken?.id).toBe(ola.id);
  expect(messages.at(-1)).toMatchObject({
    text: 'Najlepsza odpowiedź',
    earlier: [{ text: 'Odpowiedź' }, { text: 'Lepsza odpowiedź' }],
  });
});

test('changed and deleted while its conversation is handed over: nothing of it is left, and the colleague has it', async () => {
  await write(student, 0, 'Pytanie');
  const id = await write(office, person.id, 'Tajne');
  const acts = [() => edit(office, id, 'Mniej tajne'), () => remove(office, id)];
  const answers = await doBeside(app.db, { table: 'messages', id }, acts, () => handOver(office, jan.id));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { messages, taken } = await read();
  expect(messages.at(-1)).toMatchObject({ id, text: '', deleted: true, earlier: [] });
  expect(taken?.id).toBe(jan.id);
});

test.each([
  ['take', 'answer'],
  ['answer', 'take'],
] as const)('%s before %s of a colleague: it is taken, answered once, and nobody waits', async (...order) => {
  await write(student, 0, 'Pytanie');
  const acts = { take: () => take(office), answer: () => answerAs(colleague, 'Odpowiedź') };
  const answers = await doInTurn(
    app.db,
    await findConversation(),
    order.map((name) => acts[name]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { messages, taken } = await read();
  expect([taken?.id, messages.map(({ text }) => text)]).toEqual([anna.id, ['Pytanie', 'Odpowiedź']]);
  const { id } = await findConversation();
  const sides = app.db
    .selectFrom('conversation_sides')
    .select('waiting_from')
    .where('conversation_id', '=', id);
  expect(await sides.where('owner_id', 'is', null).execute()).toEqual([{ waiting_from: null }]);
});

test.each([
  ['finish', 'write', 200],
  ['write', 'finish', 409],
] as const)(
  '%s before %s: what the student writes is never among what is done',
  async (first, then, told) => {
    const seen = await write(student, 0, 'Pytanie');
    const writeMore = () =>
      student.raw(routes.send, { body: { msg: 'Jeszcze', uid_to: 0 } }, { 'idempotency-key': randomUUID() });
    const acts = { finish: () => finish(office, seen), write: writeMore };
    const answers = await doInTurn(app.db, await findConversation(), [acts[first], acts[then]]);
    expect(answers.map(({ status }) => status)).toEqual(first === 'finish' ? [told, 200] : [200, told]);
    expect(await read()).toMatchObject({ done: null });
  },
);

test('a message that is changed while its conversation is handed over is changed, and handed over once', async () => {
  await write(student, 0, 'Pytanie');
  const id = await write(office, person.id, 'Odpowiedź');
  const [changed, ...handed] = await Promise.all([
    edit(office, id, 'Lepsza odpowiedź'),
    handOver(office, jan.id),
    handOver(colleague, ola.id),
  ]);
  expect([changed, ...handed].map(({ status }) => status)).toEqual([200, 200, 200]);
  const { messages, notes, taken } = await read();
  expect(messages.at(-1)).toMatchObject({ text: 'Lepsza odpowiedź', earlier: [{ text: 'Odpowiedź' }] });
  // Each has its note, and the later of them holds.
  expect(notes).toHaveLength(2);
  expect([jan.id, ola.id]).toContain(notes.at(-1)?.handed_to?.id);
  expect(taken?.id).toBe(notes.at(-1)?.handed_to?.id);
});
