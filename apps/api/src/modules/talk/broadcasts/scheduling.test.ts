import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countWrong, nothingWrong, startBroadcasting } from '#testing/talk/broadcasts.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import type { Client } from '#testing/client.ts';
import { doInTurn } from '#testing/in-turn.ts';
import type { Person } from '#testing/identity/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const looksAfter = await app.person({ role: 2 });
const place = await insertOwnPlace(app.db, looksAfter.id);

let messages: Awaited<ReturnType<typeof startBroadcasting>>;
let office: Client;
let one: Person;
let other: Person;
let ids: string;
beforeEach(async () => {
  app.clock.set('2026-11-16T08:00:00Z');
  // A session of the day before has been idle for too long.
  messages = await startBroadcasting(app);
  office = messages.office;
  [one, other] = [await app.person({ role: 3 }), await app.person({ role: 3 })];
  for (const { id } of [one, other]) await enrol(app.db, { placeId: place, userId: id });
  ids = `${one.id},${other.id}`;
});
// Whatever happened: the counts, the readers and the sides are what they must be.
afterEach(async () => {
  assert.deepEqual(await countWrong(app.db), nothingWrong);
});

const read = async (person: Person) => {
  const client = await app.signedInAs(person);
  await client.call(chatRoutes.mark, { params: { id: 0, status: 1 } });
};
const recall = (id: number) => office.call(routes.recall, { params: { id } });
const recallWhole = async (id: number) => {
  expect((await recall(id)).status).toBe(200);
  await messages.recall(id);
};
const statesOf = async (id: number) => {
  const { body } = await office.call(routes.recipients, { params: { id }, query: {} });
  return body.items.map(({ state }) => state);
};
const notificationsOf = async (person: Person) => {
  const { body } = await (await app.signedInAs(person)).call(notificationRoutes.list, { query: {} });
  return body.items.map(({ text, count }) => [text, count]);
};
const write = (person: Person, msg: string) =>
  office.call(chatRoutes.send, { body: { msg, uid_to: person.id } }, { 'idempotency-key': randomUUID() });

describe('a scheduled message', () => {
  const at = '2026-11-16T08:20:00.000Z';

  test('goes at its hour and not before', async () => {
    const id = await messages.send({ ids, send_at: at });
    await messages.write(id);
    expect(await messages.textsOf(one)).toEqual([]);
    expect(await messages.progressOf(id)).toMatchObject({
      send_at: at,
      started_at: null,
      can: { edit: true },
    });
    app.clock.set(at);
    await messages.write(id);
    expect(await messages.textsOf(one)).toEqual(['Zmiana sali']);
    expect(await messages.progressOf(id)).toMatchObject({ sent: 2, started_at: at, can: { edit: false } });
  });

  test('its words and its hour are changed until then', async () => {
    const id = await messages.send({ ids, send_at: at });
    const edit = (send_at: string | null, version: number) =>
      office.call(routes.edit, { params: { id }, body: { subject: 'Inaczej', text: '', send_at, version } });
    expect((await edit('2026-11-17T12:00:00.000Z', 1)).status).toBe(200);
    app.clock.set(at);
    await messages.write(id);
    expect(await messages.textsOf(one)).toEqual([]);
    expect((await edit('2026-11-16T08:10:00.000Z', 2)).error.fields?.[0]?.path).toBe('send_at');
    expect((await edit(null, 2)).status).toBe(200);
    await messages.write(id);
    expect(await messages.textsOf(one)).toEqual(['Inaczej']);
  });

  test('taken back before its hour, it goes to nobody', async () => {
    const id = await messages.send({ ids, send_at: at });
    await recallWhole(id);
    app.clock.set(at);
    await messages.write(id);
    expect(await messages.textsOf(one)).toEqual([]);
    expect(await messages.progressOf(id)).toMatchObject({
      recalled: 2,
      sent: 0,
      can: { edit: false, recall: false, delete: true },
    });
  });

  test('of somebody whose account was closed before the hour goes to nobody', async () => {
    const leaver = await app.person({ role: 1 });
    const id = await messages.send({ ids, send_at: at }, await app.signedInAs(leaver));
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', leaver.id).execute();
    app.clock.set(at);
    await messages.write(id);
    await messages.recall(id);
    expect(await statesOf(id)).toEqual(['recalled', 'recalled']);
  });

  test.each([
    ['edit', 'recall', 'write'],
    ['edit', 'write', 'recall'],
    ['recall', 'edit', 'write'],
    ['recall', 'write', 'edit'],
    ['write', 'edit', 'recall'],
    ['write', 'recall', 'edit'],
  ] as const)('at its hour, in the order %s, %s, %s: all have the same words or none', async (...order) => {
    const id = await messages.send({ ids, send_at: at });
    app.clock.set(at);
    const body = { subject: 'Inaczej', text: '', send_at: at, version: 1 };
    const acts = {
      edit: async () => (await office.call(routes.edit, { params: { id }, body })).status,
      recall: async () => (await recall(id)).status,
      write: () => messages.write(id).then(() => 0),
    };
    const [first, second, third] = order;
    // Of two that wait behind a row that the first of them changes, either may go on first: the third comes afterwards.
    const two = [acts[first], acts[second]];
    const answers = await doInTurn(app.db, { table: 'broadcasts', id }, two);
    answers.push(await acts[third]());
    const before = (name: keyof typeof acts, later: keyof typeof acts) =>
      order.indexOf(name) < order.indexOf(later);
    const isEdited = before('edit', 'write') && before('edit', 'recall');
    expect(answers[order.indexOf('edit')]).toBe(isEdited ? 200 : 409);
    expect(answers[order.indexOf('recall')]).toBe(200);
    const words = isEdited ? ['Inaczej'] : ['Zmiana sali'];
    for (const person of [one, other])
      expect(await messages.textsOf(person)).toEqual(before('write', 'recall') ? words : []);
    await messages.recall(id);
    for (const person of [one, other])
      expect([await messages.textsOf(person), await notificationsOf(person)]).toEqual([[], []]);
    expect(await messages.progressOf(id)).toMatchObject({ sent: 0, recalled: 2 });
  });

  test('whose hour is put off at that hour waits for the new one', async () => {
    const id = await messages.send({ ids, send_at: at });
    app.clock.set(at);
    const later = '2026-11-16T09:00:00.000Z';
    const body = { subject: 'Inaczej', text: '', send_at: later, version: 1 };
    await doInTurn<unknown>(app.db, { table: 'broadcasts', id }, [
      () => office.call(routes.edit, { params: { id }, body }),
      () => messages.write(id),
    ]);
    expect(await messages.textsOf(one)).toEqual([]);
    app.clock.set(later);
    await Promise.all([messages.write(id), messages.write(id)]);
    expect(await messages.textsOf(one)).toEqual(['Inaczej']);
  });
});

describe('a message taken back', () => {
  test('is gone from those who have not read it, with its notification; whoever read it keeps it whole', async () => {
    const id = await messages.send({ ids });
    await messages.write(id);
    await read(one);
    await recallWhole(id);
    expect(await messages.textsOf(one)).toEqual(['Zmiana sali']);
    expect(await messages.textsOf(other)).toEqual([]);
    expect(await notificationsOf(other)).toEqual([]);
    expect((await (await app.signedInAs(other)).call(chatRoutes.unread)).body.unread).toBe(0);
    expect(await messages.progressOf(id)).toMatchObject({ sent: 1, recalled: 1, read: 1 });
    const [answer] = [await recall(id)];
    expect(answer?.error.code).toBe('messages/not-to-be-recalled');
    expect(await app.auditOf('message.recall-to-many', id)).toHaveLength(1);
  });

  test('leaves what else was written, before and after', async () => {
    await write(one, 'Najpierw');
    const id = await messages.send({ ids });
    await messages.write(id);
    await write(other, 'Potem');
    await recallWhole(id);
    expect([await messages.textsOf(one), await messages.textsOf(other)]).toEqual([['Najpierw'], ['Potem']]);
    expect([await notificationsOf(one), await notificationsOf(other)]).toEqual([
      [['Najpierw', 1]],
      [['Potem', 1]],
    ]);
    const unread = async (person: Person) =>
      (await (await app.signedInAs(person)).call(chatRoutes.unread)).body.unread;
    expect([await unread(one), await unread(other)]).toEqual([1, 1]);
  });

  test('ten minutes after the last person has it, it stays', async () => {
    const id = await messages.send({ ids });
    await messages.write(id);
    await app.clock.forward({ minutes: 10 });
    expect((await recall(id)).error.code).toBe('messages/not-to-be-recalled');
    expect(await messages.textsOf(one)).toEqual(['Zmiana sali']);
  });

  test('while it is being written and read, and twice over: nobody has half of it', async () => {
    const id = await messages.send({ ids });
    await Promise.all([messages.write(id), read(one), recall(id), messages.write(id)]);
    await Promise.all([messages.recall(id), messages.recall(id), messages.write(id), read(other)]);
    for (const person of [one, other]) {
      const [texts, told] = [await messages.textsOf(person), await notificationsOf(person)];
      expect(texts.length === 0 ? told : []).toEqual([]);
    }
    const { sent, recalled, total } = await messages.progressOf(id);
    expect(sent + recalled).toBe(total);
  });
});

describe('the report', () => {
  test('counts, lists, finds and exports the same readers', async () => {
    const id = await messages.send({ ids });
    await messages.write(id);
    await read(one);
    const list = async (query: object) =>
      (await office.call(routes.recipients, { params: { id }, query })).body.items.map(({ uid }) => uid);
    expect((await messages.progressOf(id)).read).toBe(1);
    expect(await list({ state: 'read' })).toEqual([one.id]);
    expect(await list({ state: 'unread' })).toEqual([other.id]);
    expect(await list({ search: other.email })).toEqual([other.id]);
    const csv = await office.raw(routes.recipientsCsv, { params: { id }, query: { state: 'read' } });
    expect(csv.text).toContain(one.email);
    expect(csv.text).not.toContain(other.email);
  });

  test('cannot be deleted on the way, and people keep the message', async () => {
    const id = await messages.send({ ids });
    const remove = () => office.call(routes.removeMany, { body: [id] });
    expect((await remove()).error.code).toBe('messages/under-way');
    await messages.write(id);
    const ofStudent = await office.call(routes.ofPerson, { params: { id: one.id } });
    expect(ofStudent.body.items).toMatchObject([{ id, subject: 'Zmiana sali', state: 'sent' }]);
    expect((await remove()).status).toBe(200);
    expect(await messages.textsOf(one)).toHaveLength(1);
    expect((await office.call(routes.get, { params: { id } })).status).toBe(404);
  });
});
