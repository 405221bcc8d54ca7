import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { explainReads } from '#testing/explain.ts';
import { insertReadyGroup } from '#testing/studies/certificates.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const lecturer = await app.person({ role: 0 });
const office = await app.signedIn(1);
const { cid, people } = await insertReadyGroup(app.db, {
  lecturerId: lecturer.id,
  sealer: app.services.sealer,
});
const [{ uid, eid } = { uid: 0, eid: 0 }] = people;

// 20,000 lines of people and courses that do not exist: only the register is asked here, and a person has one certificate of
// a course. Every fifth waits to be collected, and one in a hundred has no blank.
await app.asOwner(`
  alter table certificates drop constraint certificates_enrolment_id_fkey, drop constraint certificates_cid_fkey;
  alter table certificate_register drop constraint certificate_register_cid_fkey;`);
// Indexes are made anew afterwards: row by row they would take minutes.
const { rows: indexes } = await sql<{ name: string; definition: string }>`
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'certificate_register' and indexdef like 'CREATE INDEX%'`.execute(app.db);
await app.asOwner(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
const years = 20;
const linesOfYear = 1_000;
for (let year = 0; year < years; year += 1)
  await app.asOwner(`
    with numbers as (select n, ${2006 + year} as year, '{"n":' || n || '}' as content from generate_series(1, ${linesOfYear}) as n),
      given as (
        insert into certificates (year, number, enrolment_id, cid, content, content_hash, issued_by, issued_at)
        select year, n, ${year} * -${linesOfYear} - n, ${cid}, content, encode(sha256(convert_to(content, 'UTF8')), 'hex'), ${uid},
          make_timestamptz(year, 7, 1, 10, 0, 0)
        from numbers returning id, year, number)
    insert into certificate_register (certificate_id, made_on, uid, pid, cid, number, name, album, course_name, copies, blank,
      handed_on, handed_how, made_by, made_at)
    select id, make_date(year, 1, 1) + number * 360 / ${linesOfYear + 1}, ${uid}, (select pid from enrolments where id = ${eid}),
      ${cid} + number % 100, lpad(number::text, 4, '0') || '/' || year, 'Nazwisko' || md5(number::text) || ' Anna', number::text,
      'Kierunek ' || number % 100, 1, case when number % 100 = 0 then '' else 'AP ' || year || number end,
      case when number % 5 > 0 then make_date(year, 12, 31) end, case when number % 5 > 0 then 'post' end, ${uid},
      make_timestamptz(year, 7, 1, 10, 0, 0)
    from given`);
await app.asOwner(indexes.map(({ definition }) => definition).join(';'));
await app.asOwner('vacuum analyze certificates');
await app.asOwner('vacuum analyze certificate_register');

test.each([
  ['as it opens', {}],
  ['its last page', { page: 100, itemsPerPage: 50 }],
  ['of a year', { year: 2020 }],
  ['of a course and a year', { year: 2020, cid: cid + 7 }],
  ['what waits', { state: 'waiting' }],
  ['what waits of a year', { state: 'waiting', year: 2010 }],
  ['without a blank, of a course', { state: 'no-blank', cid }],
  ['by name', { sortBy: 'name', sortDesc: false }],
  ['one number', { search: '0711/2019' }],
  ['a word of many', { search: 'anna' }],
] as const)('of 20,000 lines %s, few pages are read', async (_name, query) => {
  const { result, statements } = await app.counting(() =>
    office.call(routes.list, { query: { page: 1, ...query } }),
  );
  const { pages, largeScans } = await explainReads(app.db, statements);
  expect(result.body.items.length > 0).toBe(true);
  expect(largeScans).toEqual([]);
  // At most five thousand lines are counted, each with its certificate by its number.
  expect(pages).toBeLessThanOrEqual(20_000);
});

test('what waits is counted to a bound', async () => {
  const { body } = await office.call(routes.list, { query: { page: 1 } });
  expect(body.counts).toEqual({ waiting: 1001, 'no-blank': 200 });
  const ofOne = await office.call(routes.list, { query: { page: 1, year: 2020, cid: cid + 7 } });
  expect(ofOne.body.counts.waiting).toBe(0);
});
