import { randomUUID } from 'node:crypto';
import { allRoutes } from '@indeks/contract/all-routes';
import { nameRoute } from '@indeks/contract/common/route';
import { chatRoutes as chat, inboxRoutes as inbox } from '@indeks/contract/talk/chat/chat.routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RawInput } from '../client.ts';
import type { Person } from '../identity/people.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const canary = 'Notatka-tajna';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What a person can read without the number of a record, and the conversation itself in each way. */
const readings = (person: Person): readonly (readonly [string, () => RawInput])[] => [
  ...allRoutes
    .filter(({ method, path, actsByGet }) => method === 'GET' && !actsByGet && !path.includes(':'))
    .map((route) => [nameRoute(route), () => ({})] as const),
  ...[{}, { before: 2_147_483_647 }].map(
    (query) => [nameRoute(chat.history), () => ({ params: { id: 0 }, query })] as const,
  ),
  [nameRoute(chat.search), () => ({ query: { search: canary } })],
  [nameRoute(chat.history), () => ({ params: { id: person.id }, query: {} })],
];

test.each([3, 5, 0, 2] as const)(
  'a note about a person of role %i comes to that person by nothing that they can read, and to their screens not at all',
  async (role) => {
    const person = await app.person({ role });
    const client = await app.signedInAs(person);
    const secretary = await app.person({ role: 1 });
    const office = await app.signedInAs(secretary);
    const key = () => ({ 'idempotency-key': randomUUID() });
    const params = { id: person.id };
    await client.call(chat.send, { body: { msg: 'Pytanie', uid_to: 0 } }, key());
    await office.call(inbox.note, { params, body: { text: canary } }, key());
    const colleague = (await app.person({ role: 11 })).id;
    await office.call(inbox.handOver, { params, body: { uid: colleague, note: canary } }, key());
    expect((await office.raw(chat.history, { params, query: {} })).text).toContain(canary);

    const byName = new Map(allRoutes.map((route) => [nameRoute(route), route]));
    const wrong: string[] = [];
    let answered = 0;
    for (const [name, input] of readings(person)) {
      const route = byName.get(name);
      const answer = route && (await client.raw(route, input()));
      if (answer?.status === 200) answered += 1;
      if (answer?.text.includes(canary)) wrong.push(name);
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(10);
    // No notification and no mail has them either.
    const notified = await app.db.selectFrom('notifications').selectAll().execute();
    const unread = await app.db
      .selectFrom('conversation_sides')
      .select('unread')
      .where('owner_id', '=', person.id)
      .execute();
    expect([JSON.stringify(notified).includes(canary), unread]).toEqual([false, [{ unread: 0 }]]);
  },
);
