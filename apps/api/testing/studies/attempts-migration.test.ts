import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { migrate } from '#platform/db/migrate.ts';
import { seedDatabase } from '../../seeds/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const migration = '0016-studies-attempts.sql';
const scale = process.env['MIGRATED_SCALE'] === '10' ? 10 : 1;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedDatabase({
    ownerUrl: app.ownerUrl,
    scale,
    today: '2026-11-15',
    sealer: app.services.sealer,
    passwordCost: 'cheap',
  });
  await takeAttemptsAway();
  await makeContradictions();
}, 900_000);
afterAll(() => app.close());

const readRows = async <Row>(query: string): Promise<readonly Row[]> =>
  (await sql<Row>`${sql.raw(query)}`.execute(app.db)).rows;

/** The database as it was before the migration. */
const takeAttemptsAway = async (): Promise<void> => {
  for (const statement of [
    'drop table attempts cascade',
    `alter table grades alter column version set default nextval('grade_versions')`,
    'delete from grade_history where after = 0 or before = 0',
    'alter table grade_history drop column term cascade',
    `alter table protocols drop column superseded_by cascade, drop column correction_reason cascade,
      drop column names_attempts cascade`,
    `delete from schema_migrations where name = '${migration}'`,
    `update schema_logic set sha256 = ''`,
  ])
    await app.asOwner(statement);
};

/** What could happen before terms were kept: grades given, changed and cleared after a protocol, and a second protocol. */
const makeContradictions = async (): Promise<void> => {
  const ofValid = `protocol_rows as pr join protocols as p on p.id = pr.protocol_id and p.withdrawn_at is null and p.type = 1`;
  const some = (condition: string, count: number) =>
    `(select pr.enrolment_id, pr.sid from ${ofValid} where ${condition} order by pr.protocol_id, pr.position limit ${count})`;
  for (const statement of [
    'alter table grades disable trigger user',
    `update grades set value = 35 where (enrolment_id, sid) in ${some('pr.value = 20', 5)}`,
    `update grades set value = 20 where (enrolment_id, sid) in ${some('pr.value = 50', 3)}`,
    `delete from grades where (enrolment_id, sid) in ${some('pr.value = 45', 2)}`,
    'alter table grades enable trigger user',
    // What the triggers of that time would have noted.
    `insert into grade_history (enrolment_id, sid, after, at)
      select g.enrolment_id, g.sid, g.value, now() from grades as g
      where g.value <> (select h.after from grade_history as h
        where h.enrolment_id = g.enrolment_id and h.sid = g.sid order by h.id desc limit 1)`,
    `insert into grade_history (enrolment_id, sid, before, at)
      select pr.enrolment_id, pr.sid, pr.value, now() from ${ofValid} where pr.value is not null
        and not exists (select from grades as g where g.enrolment_id = pr.enrolment_id and g.sid = pr.sid)`,
    `insert into protocols (year, number, cid, sid, date, intake, type, title, course_name, subject_name, content, content_hash,
        created_by, created_at)
      select 2001, 1, cid, sid, date, intake, type, title, course_name, subject_name, content, content_hash, created_by, created_at
      from protocols where withdrawn_at is null order by id desc limit 1`,
    `insert into protocol_counters (year, last) values (2001, 1)`,
  ])
    await app.asOwner(statement);
};

const sumOfGrades = `select count(*)::integer as count, md5(string_agg(g::text, '|' order by enrolment_id, sid)) as sum,
  avg(value)::text as average from grades as g`;

test('every grade becomes an attempt that counts, and nothing contradicts what is in force', async () => {
  const before = await readRows(sumOfGrades);
  const begun = performance.now();
  await migrate(app.ownerUrl);
  process.stdout.write(`migrated at ${scale}× in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  expect(await readRows(sumOfGrades)).toEqual(before);
  for (const view of ['wrong_grades', 'wrong_protocol_rows', 'wrong_grade_history', 'wrong_protocol_numbers'])
    expect([view, (await readRows(`select * from ${view} limit 5`)).length]).toEqual([view, 0]);
  const [counted] = await readRows<{ resits: number; unbound: number; superseded: number }>(`select
    (select count(*)::integer from attempts where term = 2) as resits,
    (select count(*)::integer from protocols where not names_attempts and withdrawn_at is null and superseded_by is null) as unbound,
    (select count(*)::integer from protocols where superseded_by is not null) as superseded`);
  expect(counted?.resits).toBe(5);
  expect(counted?.unbound).toBeGreaterThan(0);
  expect(counted?.superseded).toBeGreaterThan(0);
}, 300_000);
