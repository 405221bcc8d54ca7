import { randomUUID } from 'node:crypto';
import type { InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmed, type Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1, name: 'Anna Sekretarska' });
const jan = await app.person({ role: 11, name: 'Jan Kolega' });
const office = await app.signedInAs(anna);
const colleague = await app.signedInAs(jan);

let person: Person;
let student: Client;
beforeEach(async () => {
  await app.db.deleteFrom('notifications').execute();
  await app.db.deleteFrom('conversations').execute();
  person = await app.person({ role: 3 });
  student = await app.signedInAs(person);
});

const write = async (client: Client, uid_to: number, msg = 'Dzień dobry') =>
  (await client.call(routes.send, { body: { msg, uid_to } }, { 'idempotency-key': randomUUID() })).body;
const read = async (client: Client, id = person.id) =>
  (await client.call(routes.history, { params: { id }, query: {} })).body;
const take = (client: Client, id = person.id, headers = {}) =>
  client.call(inboxRoutes.take, { params: { id }, body: { taken: true } }, headers);
const finish = (client: Client, last: number, done = true) =>
  client.call(inboxRoutes.finish, { params: { id: person.id }, body: { done, last } });
const handOver = (client: Client, uid: number, note = '', headers = {}) =>
  client.call(
    inboxRoutes.handOver,
    { params: { id: person.id }, body: { uid, note } },
    { 'idempotency-key': randomUUID(), ...headers },
  );
const note = (client: Client, text: string) =>
  client.call(
    inboxRoutes.note,
    { params: { id: person.id }, body: { text } },
    { 'idempotency-key': randomUUID() },
  );
const view = async (client: Client, shown: InboxView, from?: number) =>
  (await client.call(inboxRoutes.list, { query: { view: shown, from } })).body;
const uids = async (client: Client, shown: InboxView) =>
  (await view(client, shown)).items.map(({ uid }) => uid);
const count = async (client: Client) => {
  const { mine, unclaimed, all, done } = (await client.call(inboxRoutes.counts)).body;
  return [mine, unclaimed, all, done].map(({ total }) => total);
};
const badge = async (client: Client) => (await client.call(routes.unread)).body.unread;
const told = (user: Person) =>
  app.db
    .selectFrom('notifications')
    .select(['text', 'link', 'sender_id'])
    .where('user_id', '=', user.id)
    .execute();

describe('the views', () => {
  test('a conversation is nobody’s, one’s own and done, and each view counts what it lists', async () => {
    const asked = await write(student, 0);
    expect(await count(office)).toEqual([0, 1, 1, 0]);
    expect([await uids(office, 'unclaimed'), await uids(office, 'mine')]).toEqual([[person.id], []]);
    await take(office);
    expect([await count(office), await count(colleague)]).toEqual([
      [1, 0, 1, 0],
      [0, 0, 1, 0],
    ]);
    expect(await uids(office, 'mine')).toEqual([person.id]);
    await finish(office, asked.id);
    expect([await count(office), await count(colleague)]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ]);
    const [row] = (await view(colleague, 'done')).items;
    expect(row).toMatchObject({ uid: person.id, waiting_since: null, done: { by: { id: anna.id } } });
  });

  test('what is done comes back with the next message of the person, and stays done when the office writes', async () => {
    const asked = await write(student, 0);
    await finish(office, asked.id);
    await write(office, person.id, 'Jeszcze jedno');
    expect((await read(office)).done).toMatchObject({ by: { name: 'Anna Sekretarska' } });
    await write(student, 0, 'Dziękuję');
    expect((await read(office)).done).toBeNull();
    expect(await count(office)).toEqual([0, 1, 1, 0]);
    // Who of the secretariat says so is its own affair.
    expect((await read(student, 0)).done).toBeNull();
  });

  test('a message that nobody has seen is not done by whoever saw the one before', async () => {
    const seen = await write(student, 0);
    await write(student, 0, 'I jeszcze pytanie');
    const answer = await finish(office, seen.id);
    expect([answer.status, answer.error.code]).toEqual([409, 'chat/newer-message']);
    expect(await count(office)).toEqual([0, 1, 1, 0]);
  });

  test('opened again by hand, whoever wrote last waits', async () => {
    const asked = await write(student, 0);
    await finish(office, asked.id);
    await finish(office, asked.id, false);
    expect((await view(office, 'unclaimed')).items[0]?.waiting_since).toBe(asked.datetime);
    const answer = await write(office, person.id);
    await finish(office, answer.id);
    await finish(office, answer.id, false);
    expect((await view(office, 'unclaimed')).items[0]?.waiting_since).toBeNull();
  });

  test('of what is nobody’s whoever waits longest comes first; an answer ends the waiting', async () => {
    const first = await write(student, 0, 'Pierwsze');
    await app.clock.forward({ minutes: 1 });
    const other = await app.person({ role: 3, name: 'Zofia Późna' });
    await write(await app.signedInAs(other), 0);
    await app.clock.forward({ minutes: 1 });
    await write(student, 0, 'Ponawiam');
    expect(await uids(office, 'unclaimed')).toEqual([person.id, other.id]);
    expect(await uids(office, 'all')).toEqual([person.id, other.id]);
    const counts = async () => (await office.call(inboxRoutes.counts)).body;
    expect(await counts()).toMatchObject({
      waiting: { total: 2 },
      longest: { uid: person.id, since: first.datetime },
    });
    await write(office, person.id, 'Odpowiedź');
    expect(await uids(office, 'unclaimed')).toEqual([other.id, person.id]);
    expect(await counts()).toMatchObject({ waiting: { total: 1 }, longest: { name: 'Zofia Późna' } });
  });

  test.each(['unclaimed', 'all', 'mine', 'done'] as const)('%s goes on where a part ended', async (shown) => {
    const people: number[] = [];
    for (let n = 0; n < 32; n += 1) {
      const { id } = await app.person({ role: 3 });
      const sent = await write(office, id);
      if (shown === 'mine') await take(office, id);
      if (shown === 'done')
        await office.call(inboxRoutes.finish, { params: { id }, body: { done: true, last: sent.id } });
      people.push(id);
    }
    const first = await view(office, shown);
    const second = await view(office, shown, first.next ?? undefined);
    const listed = [...first.items, ...second.items].map(({ uid }) => uid);
    expect(listed).toEqual(shown === 'unclaimed' ? people : people.toReversed());
    expect([first.items.length, second.next]).toEqual([30, null]);
  });

  test('the median is of the time from the first unanswered message to the answer', async () => {
    const median = async () => (await office.call(inboxRoutes.counts)).body.median_minutes;
    expect(await median()).toBeNull();
    for (const minutes of [1, 2, 4]) {
      await write(student, 0);
      await app.clock.forward({ minutes: minutes / 2 });
      await write(student, 0, 'Ponawiam');
      await app.clock.forward({ minutes: minutes / 2 });
      await write(office, person.id);
      await write(office, person.id, 'I dodaję');
    }
    expect(await median()).toBe(2);
  });

  test('the badge is the number of one’s own conversations with something unread', async () => {
    await write(student, 0);
    await write(student, 0, 'Drugie');
    expect([await badge(office), await badge(colleague)]).toEqual([0, 0]);
    await take(office);
    expect([await badge(office), await badge(colleague)]).toEqual([1, 0]);
    await write(office, jan.id, 'Do kolegi');
    expect([await badge(office), await badge(colleague)]).toEqual([1, 1]);
    expect([await uids(colleague, 'mine'), await uids(colleague, 'unclaimed')]).toEqual([[anna.id], []]);
  });

  test('a conversation of two people is neither done nor handed over', async () => {
    const sent = await write(office, jan.id);
    const params = { id: jan.id };
    const answers = [
      await office.call(inboxRoutes.finish, { params, body: { done: true, last: sent.id } }),
      await office.call(
        inboxRoutes.note,
        { params, body: { text: 'Notatka' } },
        { 'idempotency-key': randomUUID() },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('handing over', () => {
  test('gives it to a colleague, who is told without what the note says', async () => {
    await write(student, 0);
    await take(office);
    await app.db.deleteFrom('notifications').execute();
    expect((await handOver(office, jan.id, 'Przeksięguj, proszę')).status).toBe(200);
    expect(await uids(colleague, 'mine')).toEqual([person.id]);
    expect(await told(jan)).toEqual([
      {
        text: 'Rozmowa przekazana Tobie: Anna Sekretarska.',
        link: `/chat?user=${person.id}`,
        sender_id: person.id,
      },
    ]);
    expect((await read(colleague)).notes).toMatchObject([
      { text: 'Przeksięguj, proszę', author: { id: anna.id }, handed_to: { id: jan.id } },
    ]);
    const { items } = (await office.call(inboxRoutes.colleagues)).body;
    expect(items.find(({ id }) => id === jan.id)).toMatchObject({
      name: 'Jan Kolega',
      taken: { total: 1, capped: false },
    });
    expect(items.some(({ id }) => id === anna.id)).toBe(false);
  });

  test('of what a colleague has is asked first, and told to whoever had it', async () => {
    const third = await app.person({ role: 1 });
    await write(student, 0);
    await take(colleague);
    await app.db.deleteFrom('notifications').execute();
    const refused = await handOver(office, third.id);
    expect(refused.error).toMatchObject({
      code: 'chat/taken',
      details: { confirmable: true, name: 'Jan Kolega' },
    });
    expect((await read(office)).notes).toEqual([]);
    expect((await handOver(office, third.id, '', confirmed)).status).toBe(200);
    expect(await told(jan)).toMatchObject([{ text: 'Rozmowę prowadzi teraz Anna Sekretarska.' }]);
    expect(await told(third)).toHaveLength(1);
  });

  test('taking what a colleague has tells them', async () => {
    await write(student, 0);
    await take(colleague);
    await app.db.deleteFrom('notifications').execute();
    expect((await take(office)).status).toBe(409);
    expect(await told(jan)).toEqual([]);
    expect((await take(office, person.id, confirmed)).status).toBe(200);
    expect(await told(jan)).toMatchObject([{ text: 'Rozmowę prowadzi teraz Anna Sekretarska.' }]);
    expect(await told(anna)).toEqual([]);
  });

  test('is for another person of the secretariat alone, and opens what was done', async () => {
    const asked = await write(student, 0);
    for (const uid of [anna.id, person.id, 2_147_483_647])
      expect((await handOver(office, uid)).error.code).toBe('chat/not-colleague');
    await finish(office, asked.id);
    await handOver(office, jan.id);
    expect(await uids(colleague, 'mine')).toEqual([person.id]);
  });
});

describe('notes', () => {
  test('are read by the secretariat alone, and nobody else learns that there is one', async () => {
    await write(student, 0);
    await app.db.deleteFrom('notifications').execute();
    const publish = vi.spyOn(app.services.realtime, 'publish');
    await note(office, 'Kanarek');
    expect(publish.mock.calls.map(([to]) => to)).toEqual([{ users: [], roles: [1, 11] }]);
    publish.mockRestore();
    expect((await read(colleague)).notes).toMatchObject([{ text: 'Kanarek', handed_to: null }]);
    const theirs = [
      await student.raw(routes.history, { params: { id: 0 }, query: {} }),
      await student.raw(routes.last, {}),
      await student.raw(routes.search, { query: { search: 'kanarek' } }),
    ];
    expect(theirs.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(theirs.map(({ text }) => text).join()).not.toMatch(/kanarek/i);
    expect([await badge(student), await told(person), await told(jan)]).toEqual([0, [], []]);
    const audited = await app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'chat.note')
      .execute();
    expect(audited).toHaveLength(1);
    expect(JSON.stringify(audited)).not.toContain('Kanarek');
  });

  test('stand among the messages of their time', async () => {
    for (let n = 1; n <= 31; n += 1) {
      await write(student, 0, `nr ${n}`);
      if (n === 1) await note(office, 'stara');
      await app.clock.forward({ minutes: 0.5 });
    }
    await note(office, 'nowa');
    const newest = await read(office);
    expect(newest.notes.map(({ text }) => text)).toEqual(['nowa']);
    const before = newest.messages[0]?.id;
    const older = (await office.call(routes.history, { params: { id: person.id }, query: { before } })).body;
    expect(older.notes.map(({ text }) => text)).toEqual(['stara']);
  });

  test('the database keeps them to the inbox, with words or a colleague', async () => {
    await write(student, 0);
    const lecturer = await app.person({ role: 0 });
    await write(student, lecturer.id);
    const insert = (shared: boolean, text: string, place = sql`other_id is null`) =>
      sql`insert into conversation_notes (conversation_id, shared, author_id, text, at)
        select id, ${shared}, ${anna.id}, ${text}, now() from conversations
        where person_id in (${person.id}, ${lecturer.id}) and ${place}`.execute(app.db);
    const privately = sql`other_id is not null`;
    await expect(insert(true, 'Notatka', privately)).rejects.toThrow('conversation_notes_conversation_id');
    await expect(insert(false, 'Notatka', privately)).rejects.toThrow('conversation_notes_shared_check');
    await expect(insert(true, '')).rejects.toThrow('conversation_notes_check');
    const change = (what: string) =>
      sql`update conversation_sides set ${sql.raw(what)} where owner_id is null`.execute(app.db);
    await expect(change('done_at = now()')).rejects.toThrow('conversation_sides_done');
    await expect(change(`done_at = now(), done_by = ${anna.id}`)).rejects.toThrow('done_or_waiting');
    await expect(
      sql`update conversation_sides set waiting_from = 1 where owner_id = ${person.id}`.execute(app.db),
    ).rejects.toThrow('inbox_only');
  });
});
