import { randomUUID } from 'node:crypto';
import { issueChatRoutes as chat, issueRoutes as routes } from '@indeks/contract/talk/issues/issues.routes';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { doInTurn } from '#testing/in-turn.ts';
import { insertIssue } from '#testing/talk/issues.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1, name: 'Anna Sekretarska' });
const jan = await app.person({ role: 11, name: 'Jan Kolega' });
const office = await app.signedInAs(anna);
const colleague = await app.signedInAs(jan);
const ewa = await app.person({ role: 0, name: 'Ewa Kamińska' });
const reporter = await app.signedInAs(ewa);

let id: number;
beforeEach(async () => {
  await app.db.deleteFrom('notifications').execute();
  await app.db.deleteFrom('issues').execute();
  const now = app.clock.now();
  id = await insertIssue(app.db, ewa.id, { created_at: now, waiting_since: now });
});

const assign = (client: Client, uid: number | null) =>
  client.raw(routes.assign, { params: { id }, body: { uid } });
const read = async (client: Client) => (await client.call(routes.one, { params: { id } })).body;
const events = async (client: Client) =>
  (await client.call(chat.history, { params: { id }, query: {} })).body.events.map(
    ({ kind, by, assignee, status }) => [kind, by, assignee ?? status],
  );
const move = (client: Client, status: 0 | 1 | 2) =>
  client.call(routes.edit, { params: { id }, body: { status } });
const answer = (client: Client, msg = 'Sprawdzamy') =>
  client.call(chat.send, { body: { msg, issue_id: id } }, { 'idempotency-key': randomUUID() });
const told = (user: Person) =>
  app.db.selectFrom('notifications').select(['title', 'link']).where('user_id', '=', user.id).execute();

test('an issue is given to a colleague, who is told; the reporter does not know who has it', async () => {
  expect((await assign(office, jan.id)).status).toBe(200);
  expect((await read(office)).assignee).toEqual({ id: jan.id, name: 'Jan Kolega' });
  expect((await read(reporter)).assignee).toBeNull();
  expect(await told(jan)).toMatchObject([{ title: `Zajmij się zgłoszeniem UNI-A${id}` }]);
  expect(await told(anna)).toEqual([]);
  // Once more changes nothing and tells nobody.
  await assign(office, jan.id);
  expect(await events(office)).toEqual([['assigned', 'Anna Sekretarska', 'Jan Kolega']]);
  expect(await events(reporter)).toEqual([]);
});

test('whoever loses it is told who changed it, and nobody can have it again', async () => {
  await assign(colleague, jan.id);
  await assign(office, anna.id);
  expect(await told(jan)).toMatchObject([
    { title: `Anna Sekretarska: zmiana osoby w\u00a0zgłoszeniu UNI-A${id}` },
  ]);
  await assign(office, null);
  expect((await read(office)).assignee).toBeNull();
});

test('only the secretariat has an issue, and only the secretariat says who', async () => {
  expect((await assign(office, ewa.id)).error.code).toBe('issues/unknown-person');
  expect((await assign(reporter, anna.id)).status).toBe(403);
});

test('the history says who moved and changed it; to the reporter the secretariat has no name', async () => {
  await move(office, 1);
  await move(reporter, 2);
  expect(await events(office)).toEqual([
    ['moved', 'Anna Sekretarska', 1],
    ['moved', 'Ewa Kamińska', 2],
  ]);
  expect(await events(reporter)).toEqual([
    ['moved', null, 1],
    ['moved', 'Ewa Kamińska', 2],
  ]);
});

test('medians are of the first answer and of what is resolved; others are told none', async () => {
  const counts = async (client: Client) => {
    const { median_first, median_closed } = (await client.call(routes.counts)).body;
    return [median_first, median_closed];
  };
  expect(await counts(office)).toEqual([null, null]);
  await app.clock.forward({ minutes: 4 });
  await answer(office);
  await app.clock.forward({ minutes: 3 });
  await answer(office, 'Jeszcze jedno');
  await move(office, 1);
  await move(office, 2);
  expect(await counts(office)).toEqual([4, 7]);
  expect(await counts(reporter)).toEqual([null, null]);
  // Opened again it is not resolved.
  await move(reporter, 0);
  expect(await counts(office)).toEqual([4, null]);
});

test('the secretariat lists what is in one’s own hands, whoever reported it', async () => {
  const mine = async (client: Client, status?: string) =>
    (await client.call(routes.list, { query: { mine: 'true', ...(status && { status }) } })).body.items.map(
      (issue) => [issue.id, issue.assignee?.id],
    );
  const other = await insertIssue(app.db, jan.id);
  await assign(office, anna.id);
  expect(await mine(office)).toEqual([[id, anna.id]]);
  expect(await mine(office, '1')).toEqual([]);
  expect(await mine(colleague)).toEqual([]);
  // A reporter has nothing in hand, and is not told who has.
  expect(await mine(reporter)).toEqual([]);
  await assign(office, jan.id);
  expect([await mine(office), await mine(colleague)]).toEqual([[], [[id, jan.id]]]);
  expect(other).not.toBe(id);
});

test.each([
  ['anna', 'jan', 'close'],
  ['anna', 'close', 'jan'],
  ['jan', 'anna', 'close'],
  ['jan', 'close', 'anna'],
  ['close', 'anna', 'jan'],
  ['close', 'jan', 'anna'],
] as const)('in the order %s, %s, %s: closed once, the later assignment holds', async (...order) => {
  await move(office, 1);
  const acts = {
    anna: () => assign(office, anna.id),
    jan: () => assign(colleague, jan.id),
    close: () => office.raw(routes.edit, { params: { id }, body: { status: 2 } }),
  };
  const answers = await doInTurn(
    app.db,
    { table: 'issues', id },
    order.map((name) => acts[name]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const inOrder = order.filter((name) => name !== 'close');
  const { assignee, status } = await read(office);
  expect([status, assignee?.id]).toEqual([2, inOrder.at(-1) === 'anna' ? anna.id : jan.id]);
  const kept = await events(office);
  expect(kept.filter(([kind]) => kind === 'assigned').map(([, , name]) => name)).toEqual(
    inOrder.map((name) => (name === 'anna' ? 'Anna Sekretarska' : 'Jan Kolega')),
  );
  expect(kept.filter(([kind]) => kind === 'moved')).toHaveLength(2);
  // Whoever had it first is told that it was taken.
  const [first, second] = inOrder[0] === 'anna' ? [anna, 'Jan Kolega'] : [jan, 'Anna Sekretarska'];
  expect((await told(first)).map(({ title }) => title)).toContain(
    `${second}: zmiana osoby w\u00a0zgłoszeniu UNI-A${id}`,
  );
});
