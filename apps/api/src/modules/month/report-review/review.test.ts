import { peopleRoutes } from '@indeks/contract/identity/people/people.routes';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };
type Kind = 'czas' | 'przejazd' | 'zjazd';
const waits = (userId: number, type: Kind, month = '2026-10') =>
  insertReport(app.db, { userId, type, month, status: 1 });

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const lecturer = async (name: string) => (await app.person({ role: 0, name })).id;
const people = { adam: await lecturer('Adam'), ewa: await lecturer('Ewa'), zenon: await lecturer('Zenon') };
await waits(people.adam, 'czas');
await waits(people.adam, 'zjazd');
await waits(people.zenon, 'przejazd');
await waits(people.ewa, 'czas', '2026-08');

const review = async (id: number, type: Kind, month = '2026-10') =>
  (await admin.call(routes.review, { params: { id }, query: { month, type } })).body;
const accept = (id: number, type: Kind, month = '2026-10') =>
  admin.call(routes.decide, {
    params: { id },
    body: { type, date_from: `${month}-01`, date_to: `${month}-31`, status: 2, version: 1 },
  });
const listed = async (waiting: 'true' | 'false') => {
  const { body } = await admin.call(routes.listAll, { query: { ...october, waiting, page: 1 } });
  return body.items.map(({ name, left }) => `${name}${left ? ' (left)' : ''}`);
};
const readAccount = (id: number) =>
  app.db.selectFrom('users').select(['active', 'archived_at']).where('id', '=', id).executeTakeFirstOrThrow();
const counted = async () => (await admin.call(routes.waiting, { query: { month: '2026-10' } })).body.waiting;

describe('GET /api/reports/user/{id}/review', () => {
  test.each<[from: 'adam' | 'ewa' | 'zenon', Kind, next: ['adam' | 'ewa' | 'zenon', Kind]]>([
    ['adam', 'czas', ['adam', 'zjazd']],
    ['adam', 'zjazd', ['zenon', 'przejazd']],
    ['ewa', 'czas', ['zenon', 'przejazd']],
    ['zenon', 'przejazd', ['adam', 'czas']],
  ])('after %s, %s comes %j', async (from, type, [who, kind]) => {
    expect((await review(people[from], type)).next).toMatchObject({
      uid: people[who],
      type: kind,
      month: '2026-10',
    });
  });

  test('after the last of a month comes the oldest other month', async () => {
    expect((await review(people.ewa, 'czas', '2026-07')).next).toMatchObject({
      uid: people.ewa,
      name: 'Ewa',
      month: '2026-08',
    });
  });

  test('names the entries that a concern speaks of, while the report waits', async () => {
    const long = await insertWorkTime(app.db, people.adam, { date: '2026-10-10', hours: 20 });
    await insertWorkTime(app.db, people.adam, { date: '2026-10-11', hours: 4 });
    const { name, concerns } = await review(people.adam, 'czas');
    expect(name).toBe('Adam');
    expect(concerns).toMatchObject([{ kind: 'long-day', ids: [long] }]);
    expect((await review(people.adam, 'zjazd')).concerns).toEqual([]);
    expect((await review(people.ewa, 'czas')).concerns).toEqual([]);
  });
});

test('the next report is that of the list: whoever there is a concern about comes first', async () => {
  const bogna = await lecturer('Bogna');
  await waits(bogna, 'zjazd');
  expect((await review(people.adam, 'zjazd')).next?.uid).toBe(bogna);
  await insertTrip(app.db, people.zenon, { date: '2026-10-10', km: 10 });
  expect(await listed('true')).toEqual(['Adam', 'Zenon', 'Bogna']);
  expect((await review(people.adam, 'zjazd')).next?.uid).toBe(people.zenon);
  expect((await review(people.zenon, 'przejazd')).next?.uid).toBe(bogna);
  expect((await accept(bogna, 'zjazd')).status).toBe(200);
  await app.db.deleteFrom('trips').where('user_id', '=', people.zenon).execute();
});

test('the backlog counts each month, the oldest first', async () => {
  const months = [
    { month: '2026-08', waiting: 1 },
    { month: '2026-10', waiting: 3 },
  ];
  expect((await admin.call(routes.backlog)).body).toEqual({ waiting: 4, oldest: '2026-08', months });
});

describe('whoever left while a report waits', () => {
  const leave = {
    deactivated: (id: number) =>
      app.db.updateTable('users').set({ active: 0 }).where('id', '=', id).execute(),
    archived: (id: number) => admin.call(staffRoutes.removeMany, { body: [id] }),
  };

  test.each(['deactivated', 'archived'] as const)('%s, stays until it is decided', async (how) => {
    const { id } = await app.person({ role: 0, name: `Odszedł ${how}` });
    await insertWorkTime(app.db, id, { date: '2026-10-10' });
    await waits(id, 'czas');
    const before = await counted();
    await leave[how](id);
    const { active, archived_at } = await readAccount(id);
    expect(active === 0 || archived_at !== null).toBe(true);
    expect(await counted()).toBe(before);
    for (const waiting of ['true', 'false'] as const)
      expect(await listed(waiting)).toContain(`Odszedł ${how} (left)`);
    expect((await review(people.adam, 'zjazd')).next).toMatchObject({ uid: id });
    const query = { ...october, user: id };
    expect((await admin.call(workTimeRoutes.list, { query })).body.can.decide).toBe(true);
    expect((await admin.call(peopleRoutes.get, { params: { id } })).status).toBe(200);
    expect((await accept(id, 'czas')).status).toBe(200);
    expect(await counted()).toBe(before - 1);
    for (const waiting of ['true', 'false'] as const)
      expect(await listed(waiting)).not.toContain(`Odszedł ${how} (left)`);
    // What was decided a moment ago can still be looked at and taken back.
    expect((await admin.call(workTimeRoutes.list, { query })).body.can.takeBack).toBe(true);
  });

  test('an archived person without a report is not there', async () => {
    const { id } = await app.person({ role: 0 });
    await insertWorkTime(app.db, id);
    await leave.archived(id);
    expect((await admin.call(peopleRoutes.get, { params: { id } })).status).toBe(404);
  });
});

test('after the last one nothing waits', async () => {
  for (const [who, type, month] of [
    ['adam', 'czas', '2026-10'],
    ['adam', 'zjazd', '2026-10'],
    ['zenon', 'przejazd', '2026-10'],
    ['ewa', 'czas', '2026-08'],
  ] as const)
    expect((await accept(people[who], type, month)).status).toBe(200);
  expect((await review(people.ewa, 'czas', '2026-08')).next).toBeNull();
  expect((await admin.call(routes.backlog)).body).toEqual({ waiting: 0, oldest: null, months: [] });
});
