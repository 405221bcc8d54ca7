import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { explainReads, type KnownPlans } from '#testing/explain.ts';
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

// 200,000 lines of people, courses and places that do not exist: only the register is asked here, and a person has one certificate
// of a course. Every twentieth waits to be collected, one in a thousand has no blank, and of one in a thousand something is in doubt.
await app.asOwner(`
  alter table certificates drop constraint certificates_enrolment_id_fkey, drop constraint certificates_cid_fkey,
    drop constraint certificates_year_previous_fkey, drop constraint certificates_id_original_fkey,
    drop constraint certificates_issued_by_fkey, disable trigger doubts_insert;
  alter table certificate_register drop constraint certificate_register_cid_fkey, drop constraint certificate_register_pid_fkey,
    drop constraint certificate_register_certificate_id_fkey, drop constraint certificate_register_uid_fkey,
    drop constraint certificate_register_made_by_fkey;`);
const { pid } = await app.db
  .selectFrom('enrolments')
  .select('pid')
  .where('id', '=', eid)
  .executeTakeFirstOrThrow();
// Indexes are made anew afterwards: row by row they would take minutes.
const { rows: indexes } = await sql<{ name: string; definition: string }>`
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'certificate_register' and indexdef like 'CREATE INDEX%'`.execute(app.db);
await app.asOwner(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
const years = 20;
const linesOfYear = 10_000;
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
    select id, make_date(year, 1, 1) + number * 360 / ${linesOfYear + 1}, ${uid}, ${pid} + number % 40, ${cid} + number % 100,
      lpad(number::text, 4, '0') || '/' || year, 'Nazwisko' || chr(97 + number % 26) || chr(97 + number / 26 % 10) || ' Anna', number::text,
      'Kierunek ' || number % 100, 1, case when number % 1000 = 0 then '' else 'AP ' || year || number end,
      case when number % 20 > 0 then make_date(year, 12, 31) end, case when number % 20 > 0 then 'post' end, ${uid},
      make_timestamptz(year, 7, 1, 10, 0, 0)
    from given`);
await app.asOwner(indexes.map(({ definition }) => definition).join(';'));
await app.asOwner(`insert into certificate_doubts (certificate_id, kind, since)
  select id, 'archived', issued_at from certificates where number % 1000 = 7`);
await app.asOwner('vacuum analyze certificates');
await app.asOwner('vacuum analyze certificate_register');
await app.asOwner('vacuum analyze certificate_doubts');
const coordinator = await app.person({ role: 2 });
await app.db.insertInto('place_coordinators').values({ place_id: pid, user_id: coordinator.id }).execute();
const ofOwnPlaces = await app.signedInAs(coordinator);

const filters = {
  everything: {},
  'a year': { year: 2020 },
  'a course': { cid: cid + 7 },
  'a course and a year': { year: 2020, cid: cid + 7 },
  'what waits': { state: 'waiting' },
  'what waits of a year': { state: 'waiting', year: 2010 },
  'what waits of a course': { state: 'waiting', cid },
  'without a blank': { state: 'no-blank' },
  'without a blank, of a course': { state: 'no-blank', cid },
  'in doubt': { state: 'doubted' },
  'in doubt, of a year': { state: 'doubted', year: 2010 },
} as const;
const orders = [{}, { sortBy: 'name', sortDesc: false }] as const;
// A number, a word of every line, a short one, and one of none. Besides, a name that hundreds of people have.
const words = ['0711/2019', 'anna', 'an', 'nikt taki'];
const ways = [
  ...orders.flatMap((order) => [
    { ...order, page: 1 },
    { ...order, page: 100, itemsPerPage: 50 },
    { ...order, page: 1, search: 'nazwiskocd' },
    { ...order, page: 20, search: 'nazwiskocd' },
  ]),
  ...words.map((search) => ({ page: 1, search })),
];
const readMost = async (who: typeof office, filter: object) => {
  const known: KnownPlans = new Map();
  let most = 0;
  for (const way of ways) {
    const { result, statements } = await app.counting(() =>
      who.call(routes.list, { query: { ...filter, ...way } }),
    );
    const { pages, largeScans } = await explainReads(app.db, statements, known);
    expect(result.status).toBe(200);
    expect(largeScans).toEqual([]);
    most = Math.max(most, pages);
  }
  return most;
};

// Of what waits at most five thousand lines are counted, each with its certificate by its number.
const mostPages = (filter: object) => ('state' in filter ? 36_000 : 14_000);

test.each(Object.entries(filters))(
  'of 200,000 lines %s: few pages are read',
  async (_name, filter) => {
    expect(await readMost(office, filter)).toBeLessThanOrEqual(mostPages(filter));
  },
  60_000,
);

test.each(['everything', 'what waits'] as const)(
  'of 200,000 lines a coordinator asks for %s: few pages are read',
  async (name) => {
    const filter = filters[name];
    expect(await readMost(ofOwnPlaces, filter)).toBeLessThanOrEqual(mostPages(filter));
  },
  60_000,
);

test('what waits is counted to a bound', async () => {
  const { body } = await office.call(routes.list, { query: { page: 1 } });
  expect(body.counts).toEqual({ waiting: 1001, 'no-blank': 200 });
  const ofOne = await office.call(routes.list, { query: { page: 1, year: 2020, cid: cid + 7 } });
  expect(ofOne.body.counts.waiting).toBe(0);
});

test('the register is a file, of which no statement reads more than a batch of lines', async () => {
  const { result, statements } = await app.counting(() =>
    office.raw(routes.exportCsv, { query: { year: 2020 } }),
  );
  expect(result.text.trimEnd().split('\r\n')).toHaveLength(1 + linesOfYear);
  const batches = statements.filter(({ sql: text }) => text.includes('reissue_reason'));
  expect(batches).toHaveLength(linesOfYear / 500);
  expect((await explainReads(app.db, batches.slice(0, 1))).pages).toBeLessThanOrEqual(8_000);
}, 60_000);
