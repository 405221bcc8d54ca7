import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Route } from '@indeks/contract/common/route';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { subjectHistoryRoutes, subjectRoutes } from '@indeks/contract/studies/courses/subjects.routes';
import type { RawInput } from '#testing/client.ts';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// Far more courses than any provider has, so that a scan of all of them shows; the first has a long history.
const rows = (text: ReturnType<typeof sql>) => text.execute(app.db);
await rows(sql`
  insert into users (given_name, surname, email, user_role)
  select 'Wykładowca', n, 'w' || n || '@test.example', 0 from generate_series(1, 2000) as n`);
await rows(sql`
  insert into courses (name, active)
  select 'Kierunek ' || md5(n::text), case when n % 50 = 0 then 0 else 1 end from generate_series(1, 20000) as n`);
await rows(sql`
  insert into subjects (cid, name, semester, exam, after_join, uid, position)
  select c.id, 'Przedmiot ' || md5((c.id * 10 + n)::text), 1 + n % 3, n % 2, 1,
    (select min(id) from users) + (c.id + n) % 2000, n
  from courses as c cross join generate_series(1, case when c.id = 1 then 4 else 1 end) as n`);
await rows(sql`
  insert into subject_lecturers (sid, cid, uid, date)
  select s.id, s.cid, s.uid, date '2020-10-01' + n
  from subjects as s cross join generate_series(1, case when s.cid = 1 then 3 else 1 end) as n`);
await app.asOwner('vacuum analyze');

const ofFirst = { params: { id: 1 } };
const asked: readonly (readonly [Route, RawInput])[] = [
  [courseRoutes.list, { query: {} }],
  [courseRoutes.list, { query: { page: 1 } }],
  [courseRoutes.list, { query: { page: 450, sortDesc: true } }],
  [courseRoutes.list, { query: { page: 3, sortBy: 'active' } }],
  [courseRoutes.list, { query: { page: 1, active: '0' } }],
  [courseRoutes.list, { query: { page: 1, search: 'kierunek abc' } }],
  [courseRoutes.list, { query: { page: 1, search: 'ab' } }],
  [courseRoutes.list, { query: { page: 1, search: 'nic takiego tu nie ma' } }],
  [courseRoutes.choices, {}],
  [courseRoutes.get, ofFirst],
  [subjectRoutes.list, { query: { page: 1 } }],
  [subjectRoutes.list, { query: { page: 450, sortDesc: true } }],
  [subjectRoutes.list, { query: { page: 1, uid: 77 } }],
  [subjectRoutes.list, { query: { page: 1, search: 'przedmiot abc' } }],
  [subjectRoutes.list, { query: { page: 1, search: 'ab', uid: 77 } }],
  [subjectRoutes.ofCourse, ofFirst],
  [subjectHistoryRoutes.ofCourse, { ...ofFirst, query: { page: 1 } }],
  [subjectHistoryRoutes.ofCourse, { ...ofFirst, query: { page: 2, itemsPerPage: 5, sortDesc: false } }],
];

test.each(asked.map(([route, input]) => ({ route, input })))(
  '$route.path $input reads no table of more than 10,000 rows from end to end',
  async ({ route, input }) => {
    const { result, statements } = await app.counting(() => admin.raw(route, input));
    expect(result.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(5);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  },
);
