import { randomUUID } from 'node:crypto';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { roles } from '@indeks/contract/access/roles';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmed, type Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { pngFile } from '#testing/pictures.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertBroadcast } from '#testing/talk/broadcasts.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { mayWriteTo } from './chat.policy.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1, name: 'Anna Sekretarska' });
const office = await app.signedInAs(anna);
const colleague = await app.signedIn(11);

let person: Person;
let student: Client;
beforeEach(async () => {
  person = await app.person({ role: 3 });
  student = await app.signedInAs(person);
});

const write = (client: Client, uid_to: number, msg = 'Dzień dobry', key: string = randomUUID()) =>
  client.call(routes.send, { body: { msg, uid_to } }, { 'idempotency-key': key });
const read = (client: Client, id: number, query = {}) =>
  client.call(routes.history, { params: { id }, query });
const unread = async (client: Client) => (await client.call(routes.unread)).body.unread;
const mark = (client: Client, id: number, status: 0 | 1) =>
  client.call(routes.mark, { params: { id, status } });

describe('partners', () => {
  test('for every pair of roles, a message passes exactly when the two may talk', async () => {
    const people = await Promise.all(roles.map((role) => app.person({ role })));
    const wrong: unknown[] = [];
    for (const [place, role] of roles.entries()) {
      const client = await app.signedInAs(people[place] ?? person);
      for (const other of roles) {
        const partner = await app.person({ role: other });
        const { status } = await write(client, partner.id);
        const stranger = { role: other, isOwnStudent: false, hasTalked: false };
        if (status !== (mayWriteTo(role, stranger) ? 200 : 404)) wrong.push([role, other, status]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the people of the secretariat are one to others, and named among themselves', async () => {
    const names = async (client: Client, search: string) =>
      (await client.call(routes.people, { query: { search } })).body.items.map(({ name }) => name);
    expect(await names(student, 'sekretar')).toEqual(['Sekretariat']);
    expect(await names(colleague, 'sekretarska')).toEqual(['Anna Sekretarska']);
    await write(office, person.id, 'Zapraszamy');
    const { body } = await read(student, 0);
    expect(body.messages).toMatchObject([{ uid_from: 0, author: null, own: false }]);
    expect(JSON.stringify(body)).not.toContain('Sekretarska');
    expect((await read(colleague, person.id)).body.messages[0]).toMatchObject({
      author: 'Anna Sekretarska',
      own: true,
    });
    // Addressed by the number of one of them, it is the same conversation.
    expect((await read(student, anna.id)).body.messages).toHaveLength(1);
  });

  test('a coordinator finds and reaches students of own places alone, and answers whoever wrote', async () => {
    const name = 'Bożydar Niespotykany';
    const [own, other] = [await app.person({ role: 3, name }), await app.person({ role: 5, name })];
    const account = await app.person({ role: 2 });
    const coordinator = await app.signedInAs(account);
    const found = async (client: Client, search?: string) => {
      const { items } = (await client.call(routes.people, { query: search ? { search } : {} })).body;
      return items.map(({ id }) => id).filter((id) => id !== 0);
    };
    expect([await found(coordinator, 'niespotykany'), await found(coordinator)]).toEqual([[], []]);
    const pid = await insertOwnPlace(app.db, account.id);
    await enrol(app.db, { placeId: pid, userId: own.id });
    expect([await found(coordinator, 'niespotykany'), await found(coordinator)]).toEqual([
      [own.id],
      [own.id],
    ]);
    expect(await found(await app.signedIn(0), 'niespotykany')).toEqual([own.id, other.id]);

    expect([(await read(coordinator, own.id)).status, (await read(coordinator, other.id)).status]).toEqual([
      200, 404,
    ]);
    expect((await write(coordinator, other.id)).status).toBe(404);
    await write(await app.signedInAs(other), account.id, 'Czy są wolne miejsca?');
    expect((await read(coordinator, other.id)).body.can.write).toBe(true);
    expect((await write(coordinator, other.id, 'Są')).status).toBe(200);
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', own.id).execute();
    expect(await found(coordinator)).toEqual([]);
  });

  test('oneself and nobody are nowhere to be found', async () => {
    expect((await write(student, person.id)).status).toBe(404);
    expect((await write(office, 0)).status).toBe(404);
    expect((await write(office, 2_147_483_647)).status).toBe(404);
  });

  test('who left is read and no longer written to', async () => {
    await write(student, 0, 'Ostatnia');
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', person.id).execute();
    expect((await read(office, person.id)).body.can.write).toBe(false);
    const { status, error } = await write(office, person.id);
    expect([status, error.code]).toEqual([403, 'chat/not-partner']);
  });
});

describe('POST /chatapi', () => {
  test('the same key sends one message, also at the same moment', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(student, 0, 'Raz', key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(student, 0)).body.messages).toHaveLength(1);
    expect((await read(office, person.id)).body.unread).toBe(1);
  });

  test('takes JSON, or a form with a file that is stored anew', async () => {
    const sent = await student.call(routes.send, { body: { uid_to: 0, file: await pngFile('zdjęcie.png') } });
    expect(sent.body).toMatchObject({
      text: '',
      attachment: { name: 'zdjęcie.webp', content_type: 'image/webp' },
    });
    const params = { file: sent.body.file ?? '' };
    expect((await office.call(routes.attachment, { params })).status).toBe(200);
    expect((await student.call(routes.attachment, { params })).headers['content-type']).toBe('image/webp');
    for (const role of [0, 2, 3, 4, 5, 6, 7, 8] as const)
      expect((await (await app.signedIn(role)).call(routes.attachment, { params })).status).toBe(404);
    const body = Buffer.from(JSON.stringify({ msg: 'Bez pliku', uid_to: 0 }));
    const plain = await student.raw(routes.send, { body }, { 'content-type': 'application/json' });
    expect([plain.status, plain.body]).toMatchObject([200, { text: 'Bez pliku', file: null }]);
  });

  test('an attachment of two people is not the secretariat’s', async () => {
    const lecturer = await app.person({ role: 0 });
    const { body } = await student.call(routes.send, {
      body: { uid_to: lecturer.id, file: await pngFile() },
    });
    expect((await office.call(routes.attachment, { params: { file: body.file ?? '' } })).status).toBe(404);
  });

  test.each([
    ['nothing', { msg: '  ' }, 422, 'chat/empty'],
    ['1001 signs', { msg: 'a'.repeat(1001) }, 400, 'input/invalid'],
  ])('%s is refused', async (_, more, status, code) => {
    const answer = await student.raw(routes.send, { body: { uid_to: 0, ...more } });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  test('both sides are told, by ids alone', async () => {
    const publish = vi.spyOn(app.services.realtime, 'publish');
    await write(student, 0);
    const chat = publish.mock.calls.filter(([, topic]) => topic === 'chat');
    expect(chat).toEqual([[{ users: [person.id], roles: [1, 11] }, 'chat', [expect.any(Number)]]]);
    publish.mockRestore();
  });
});

describe('unread', () => {
  test('is counted for the recipient, taken away by reading, and can be put back', async () => {
    await write(office, person.id, 'Pierwsza');
    await write(office, person.id, 'Druga');
    expect(await unread(student)).toBe(2);
    expect((await read(office, person.id)).body.messages.map(({ status }) => status)).toEqual([0, 0]);
    await mark(student, 0, 1);
    expect(await unread(student)).toBe(0);
    expect((await read(office, person.id)).body.messages.map(({ status }) => status)).toEqual([1, 1]);
    await mark(student, 0, 0);
    expect(await unread(student)).toBe(1);
    await write(student, 0, 'Odpowiedź');
    expect(await unread(student)).toBe(0);
    // The last message is one's own.
    await mark(student, 0, 0);
    expect(await unread(student)).toBe(0);
  });

  test('notifications go with what was read, for the whole secretariat', async () => {
    const notified = async (client: Client) =>
      (
        await client.call(notificationRoutes.list, { query: { unread: true, type: 1, itemsPerPage: 100 } })
      ).body.items.filter(({ uid_from }) => uid_from === person.id);
    await write(student, 0, 'Pytanie');
    expect(await notified(office)).toMatchObject([{ text: 'Pytanie', link: `/chat?user=${person.id}` }]);
    expect(await notified(colleague)).toHaveLength(1);
    await mark(colleague, person.id, 1);
    expect([await notified(office), await notified(colleague)]).toEqual([[], []]);
  });
});

describe('GET /chatapi/last', () => {
  test('the newest conversation first, each once, with who wrote last', async () => {
    const lecturer = await app.person({ role: 0 });
    await write(student, 0, 'Do sekretariatu');
    await app.clock.forward({ minutes: 0.02 });
    await write(student, lecturer.id, 'Do wykładowcy');
    const { body } = await student.call(routes.last);
    expect(body.items).toMatchObject([
      {
        uid: lecturer.id,
        lastActiveItems: [{ text: 'Do wykładowcy', own: true }],
        can: { markUnread: false },
      },
      { uid: 0, name: 'Sekretariat', is_admin: null },
    ]);
    const shared = (await office.call(routes.last, { query: { unread: 'true' } })).body.items;
    expect(shared.find(({ uid }) => uid === person.id)).toMatchObject({ unread: 1, name: person.name });
  });

  test('goes on before the last one that was shown', async () => {
    const partners: number[] = [];
    for (let n = 0; n < 32; n += 1) {
      await app.clock.forward({ minutes: 0.02 });
      const { id } = await app.person({ role: 0 });
      await write(student, id);
      partners.unshift(id);
    }
    const first = (await student.call(routes.last)).body;
    const before = first.items.at(-1)?.lastActiveItems[0]?.id;
    const second = (await student.call(routes.last, { query: { before } })).body;
    expect([first.more, second.more]).toEqual([true, false]);
    expect([...first.items, ...second.items].map(({ uid }) => uid)).toEqual(partners);
  });
});

test('the history is paged backwards, at most five statements', async () => {
  for (let n = 1; n <= 35; n += 1) await write(student, 0, `nr ${n}`);
  const { result, statements } = await app.counting(() => read(office, person.id));
  expect(statements.length).toBeLessThanOrEqual(5);
  expect(result.body.messages.map(({ text }) => text).at(0)).toBe('nr 6');
  const older = await read(office, person.id, { before: result.body.messages[0]?.id });
  expect([older.body.messages.length, older.body.more]).toEqual([5, false]);
});

test('one’s own messages are found without diacritics, another’s are not', async () => {
  await write(student, 0, 'Zażółć gęślą jaźń');
  const found = async (client: Client) =>
    (await client.call(routes.search, { query: { search: 'gesla zazolc' } })).body.items;
  expect(await found(student)).toMatchObject([{ text: 'Zażółć gęślą jaźń', own: true, partner: { id: 0 } }]);
  expect(await found(office)).toMatchObject([{ partner: { id: person.id }, own: false }]);
  expect(await found(await app.signedIn(3))).toEqual([]);
});

describe('the shared inbox', () => {
  test('who took a conversation is told of it alone, and others do not know who', async () => {
    await write(student, 0);
    await inbox(person.id, true);
    expect((await read(colleague, person.id)).body.taken).toMatchObject({ name: 'Anna Sekretarska' });
    expect((await read(student, 0)).body.taken).toBeNull();
    await mark(office, person.id, 1);
    await write(student, 0, 'Jeszcze jedno');
    const rows = await app.db
      .selectFrom('notifications')
      .select('user_id')
      .where('sender_id', '=', person.id)
      .where('seen', '=', false)
      .execute();
    expect(rows).toEqual([{ user_id: anna.id }]);
    await inbox(person.id, false);
    expect((await read(colleague, person.id)).body.taken).toBeNull();
  });

  const inbox = (id: number, taken: boolean, by = office, headers: Record<string, string> = {}) =>
    by.call(inboxRoutes.take, { params: { id }, body: { taken } }, headers);

  test('of two who take a conversation at once one has it, and the other is told who', async () => {
    await write(student, 0);
    const answers = await Promise.all([inbox(person.id, true), inbox(person.id, true, colleague)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.error;
    const taker = (await read(office, person.id)).body.taken;
    expect(refused).toMatchObject({
      code: 'chat/taken',
      message: `Tą rozmową zajmuje się już ${taker?.name}.`,
      details: { confirmable: true, takenBy: taker?.id },
    });
  });

  test('what somebody else deals with is taken over after a question, and given back by that person alone', async () => {
    await write(student, 0);
    expect((await inbox(person.id, true)).status).toBe(200);
    expect((await inbox(person.id, true)).status).toBe(200);
    expect((await inbox(person.id, false, colleague)).error.code).toBe('chat/taken');
    expect((await inbox(person.id, true, colleague, confirmed)).status).toBe(200);
    expect((await inbox(person.id, false)).error.code).toBe('chat/taken');
    expect((await inbox(person.id, false, colleague)).status).toBe(200);
    expect((await read(office, person.id)).body.taken).toBeNull();
  });

  test('a saved reply that somebody changed meanwhile is not overwritten', async () => {
    const { body } = await office.call(inboxRoutes.createReply, { body: { title: 'Opłaty', text: 'A' } });
    const edit = (client: Client, text: string) =>
      client.call(inboxRoutes.editReply, {
        params: { id: body.id },
        body: { title: 'Opłaty', text, version: 1 },
      });
    expect((await edit(colleague, 'B')).body.version).toBe(2);
    const stale = await edit(office, 'C');
    expect([stale.status, stale.error.details]).toMatchObject([409, { current: { text: 'B' } }]);
  });
});

test('what one wrote can be deleted: text and file are gone, the place stays', async () => {
  const { body } = await student.call(routes.send, {
    body: { msg: 'Pomyłka', uid_to: 0, file: await pngFile() },
  });
  const publish = vi.spyOn(app.services.realtime, 'publish');
  await student.call(routes.removeMany, { body: [body.id] });
  expect(publish.mock.calls).toEqual([[{ users: [person.id], roles: [1, 11] }, 'chat', []]]);
  publish.mockRestore();
  expect((await read(office, person.id)).body.messages).toMatchObject([
    { text: '', file: null, deleted: true },
  ]);
  expect((await office.call(routes.attachment, { params: { file: body.file ?? '' } })).status).toBe(404);
  expect((await office.call(routes.removeMany, { body: [body.id] })).status).toBe(404);
});

describe('one’s own message is changed', () => {
  const edit = (client: Client, id: number, msg: string) =>
    client.raw(routes.edit, { params: { id }, body: { msg } });

  test('for a quarter of an hour: both sides see the new words, and what stood there before', async () => {
    const { body } = await write(student, 0, 'Przyjdę w poniedziałek');
    const publish = vi.spyOn(app.services.realtime, 'publish');
    expect((await edit(student, body.id, 'Przyjdę we wtorek')).status).toBe(200);
    expect(publish.mock.calls).toEqual([
      [{ users: [person.id], roles: [1, 11] }, 'chat', [expect.any(Number)]],
    ]);
    publish.mockRestore();
    const wording = { text: 'Przyjdę we wtorek', earlier: [{ text: 'Przyjdę w poniedziałek' }] };
    expect((await read(office, person.id)).body.messages).toMatchObject([
      { ...wording, can: { edit: false } },
    ]);
    expect((await read(student, 0)).body.messages).toMatchObject([{ ...wording, can: { edit: true } }]);
    await app.clock.forward({ minutes: 16 });
    expect((await edit(student, body.id, 'Nie przyjdę')).error).toMatchObject({
      code: 'chat/too-late',
      message: 'Wiadomość można zmienić przez 15\u00a0minut od wysłania.',
    });
    expect((await read(student, 0)).body.messages).toMatchObject([{ ...wording, can: { edit: false } }]);
  });

  test('never another’s, and never to nothing', async () => {
    const { body } = await write(student, 0, 'Pytanie');
    expect((await edit(office, body.id, 'Podmiana')).status).toBe(404);
    const answer = await write(office, person.id, 'Odpowiedź');
    // The answer is of the same side, but a colleague wrote it.
    expect((await edit(colleague, answer.body.id, 'Podmiana')).status).toBe(404);
    expect((await edit(student, body.id, ' ')).error.code).toBe('chat/empty');
  });

  test('what is deleted is deleted with what it said before', async () => {
    const { body } = await write(student, 0, 'Hasło: lipa');
    await edit(student, body.id, 'Pomyłka');
    await student.call(routes.removeMany, { body: [body.id] });
    expect((await read(office, person.id)).body.messages).toMatchObject([{ text: '', earlier: [] }]);
    expect((await edit(student, body.id, 'Wraca')).status).toBe(404);
  });

  test('not one of many, whose report says what each got', async () => {
    const sent = await insertBroadcast(app.db, { senderId: anna.id, recipients: [person.id] });
    const { body } = await write(office, person.id, 'Zmiana sali');
    await app.db
      .updateTable('broadcast_recipients')
      .set({ message_id: body.id })
      .where('broadcast_id', '=', sent)
      .execute();
    expect((await edit(office, body.id, 'Inna sala')).error.code).toBe('chat/too-late');
  });
});
