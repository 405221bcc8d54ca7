import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardRoutes as dashboard } from '@indeks/contract/dashboard/dashboard.routes';
import { graduationRoutes } from '@indeks/contract/graduation/graduation.routes';
import { studentSortKeys } from '@indeks/contract/students/students.keys';
import { studentRoutes as routes } from '@indeks/contract/students/students.routes';
import type { Client } from '#testing/client.ts';
import { insertOwnPlace } from '#testing/enrolments.ts';
import { largeSequentialScans } from '#testing/explain.ts';
import { insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Client;
let coordinator: Client;
let ownPlace: number;

/** 20,000 students with 26,000 enrolments of one or two courses, over 13 intakes, 300 places and 40 courses. */
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(1);
  const person = await insertPerson(app.db, { role: 2 });
  coordinator = await app.signedInAs(person);
  ownPlace = await insertOwnPlace(app.db, person.id);
  const rows = (text: ReturnType<typeof sql>) => text.execute(app.db);
  await rows(sql`
    insert into places (name, organization, address, telephone, email)
    select 'Miasto ' || n, 'Szkoła', 'Ulica', '1', 'm' || n || '@test.example' from generate_series(1, 300) as n`);
  await rows(sql`insert into courses (name) select 'Kierunek ' || n from generate_series(1, 40) as n`);
  await rows(sql`
    insert into users (given_name, surname, email, user_role)
    select 'Imię' || n % 500, md5(n::text), 's' || n || '@test.example', 3 from generate_series(1, 20000) as n`);
  // As the owner, who may take longer than a request.
  await app.asOwner(`
    with enrolled as (
      insert into enrolments (uid, date, pid, thesis, practice)
      select u.id, date '2020-10-01' + ((u.id + n) % 6) * interval '1 year', ${ownPlace} + u.id % 301, 1, 1
      from users as u cross join generate_series(1, 2) as n where u.user_role = 3 and (n = 1 or u.id % 10 < 3)
      returning id, uid, date
    )
    insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price, album_nr)
    select e.id, slot, e.uid, e.date, (select min(id) from courses) + (e.id + slot) % 40, e.id % 2 * 420000, 'A' || e.id
    from enrolled as e cross join generate_series(1, 2) as slot where slot = 1 or e.id % 3 = 0`);
  await app.asOwner('vacuum analyze');
}, 240_000);
afterAll(() => app.close());

const filters = [
  {},
  { date: '2024-10-01' },
  { date: '2024-10-01,2021-10-01' },
  { pid: 7 },
  { cid: 5 },
  { pid: 7, cid: 5, date: '2024-10-01' },
  { folder: 'incomplete' },
  { folder: 'incomplete', cid: 5, date: '2024-10-01' },
];
/** Only for the secretariat. */
const readiness = [
  { graduation: 'ready' },
  { graduation: 'lacking', date: '2024-10-01,2021-10-01' },
  { graduation: 'ready', cid: 5, date: '2024-10-01' },
  { graduation: 'ready', pid: 7 },
];
const orders = studentSortKeys.flatMap((sortBy) => [
  { page: 1, sortBy },
  { page: 3, sortBy, sortDesc: true },
  { page: 490, sortBy },
]);
const words = ['abc', 'ab', 'imie77', 'a17001', 'nic takiego tu nie ma'].map((search) => ({
  page: 1,
  search,
}));
const asked = [...filters, ...readiness].flatMap((filter) =>
  [...orders, ...words].map((paging) => [filter, paging] as const),
);

test.each(asked)(
  '%o takes at most six statements and reads no large table from end to end',
  async (filter, paging) => {
    const query = { ...filter, ...paging };
    for (const client of 'graduation' in filter ? [admin] : [admin, coordinator]) {
      const { result, statements } = await app.counting(() => client.raw(routes.list, { query }));
      expect(result.status).toBe(200);
      expect(statements.length).toBeLessThanOrEqual(6);
      expect(await largeSequentialScans(app.db, statements)).toEqual([]);
    }
  },
);

test.each([
  {},
  { state: 'ready' },
  { state: 'lacking', date: '2024-10-01' },
  { cid: 5 },
  { state: 'ready', cid: 5, date: '2024-10-01' },
])('who may finish, %o, takes at most six statements and no large table is read', async (filter) => {
  for (const paging of [{ page: 1 }, { page: 490, sortDesc: true }, ...words]) {
    const query = { ...filter, ...paging };
    const { result, statements } = await app.counting(() => admin.raw(graduationRoutes.list, { query }));
    expect(result.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  }
});

test('people are counted, not rows', async () => {
  const { body } = await coordinator.call(routes.list, { query: { page: 1 } });
  const { rows } = await sql<{ people: number }>`
    select count(distinct uid)::integer as people from enrolments where pid = ${ownPlace}`.execute(app.db);
  expect(body.total).toBe(rows[0]?.people);
});

test('the cards of the first pages read no large table from end to end', async () => {
  const asked = [() => admin.raw(dashboard.office, {}), () => coordinator.raw(dashboard.places, {})];
  for (const ask of asked) {
    const { result, statements } = await app.counting(ask);
    expect(result.status).toBe(200);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  }
});

test('an album number, an address and a name are found for the search over everything', async () => {
  for (const search of ['a17001', 's3111@test', 'imie77']) {
    const { result, statements } = await app.counting(() => admin.call(routes.find, { query: { search } }));
    expect(result.body.items.length).toBeGreaterThan(0);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  }
});
