import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sealedColumns } from '#app';
import { credentialsColumn } from '#modules/provider/admin-settings/index.ts';
import { documentColumn } from '#modules/employment/questionnaire/index.ts';
import { createCtx, type Ctx } from '#platform/context.ts';
import { keyUses, refuseMissingKeys } from '#platform/crypto/key-uses.ts';
import { reseal, resealJob } from '#platform/crypto/resealing.ts';
import { createColumnSealer, type ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { findLastEvent } from '../identity/security-events.ts';
import { startTestApp } from '../test-app.ts';

const people = 130;
const keys = { a: randomBytes(32), b: randomBytes(32) };
const sealerWith = (current: 'a' | 'b', ...ids: ('a' | 'b')[]): ColumnSealer =>
  createColumnSealer({ current, keys: new Map(ids.map((id) => [id, keys[id]])) }, sealedColumns);
const before = sealerWith('a', 'a');
const rotated = sealerWith('b', 'a', 'b');
const after = sealerWith('b', 'b');

const secretOf = (id: number): string => `tajne ${id}`;

const app = await startTestApp();
afterAll(() => app.close());
const { rows } = await sql<{ id: number }>`
  insert into users (given_name, surname, email, user_role, active)
  select 'Osoba', n, 'osoba-' || n || '@test.example', 0, 1 from generate_series(1, ${people}::int) n
  returning id`.execute(app.db);
const ids = rows.map(({ id }) => id);

beforeEach(async () => {
  await sql`delete from questionnaires`.execute(app.db);
  await sql`delete from pgboss.job where name = ${resealJob.name}`.execute(app.db);
  const saved = { form_date: '2026-10-01', saved_at: app.clock.now() };
  await app.db
    .insertInto('questionnaires')
    .values(
      ids.map((id) => ({ ...saved, user_id: id, sealed: before.seal(documentColumn, id, secretOf(id)) })),
    )
    .execute();
});

const ctxWith = (sealer: ColumnSealer): Ctx =>
  createCtx({
    services: { ...app.services, sealer },
    db: app.db,
    log: pino({ level: 'silent' }),
    requestId: 'test',
  });

const uses = () => keyUses(app.db, sealedColumns);
const underKey = (keyId: string, rows: number) => ({ place: 'questionnaires.sealed', keyId, rows });

const openAll = async (sealer: ColumnSealer): Promise<number> => {
  const rows = await app.db.selectFrom('questionnaires').select(['user_id', 'sealed']).execute();
  return rows.filter(
    ({ user_id, sealed }) => sealer.open(documentColumn, user_id, sealed) === secretOf(user_id),
  ).length;
};

/** As a worker would: one job. */
const runJob = () => resealJob.handle({ ...ctxWith(rotated), mailer: createMailer(app.services.config) }, {});

const waitingJobs = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = ${resealJob.name}`.execute(app.db);
  return rows[0]?.count ?? 0;
};

test('goes on where an earlier run was cut off, in batches, and the second time finds nothing', async () => {
  expect(await reseal(ctxWith(rotated), 1)).toBe(100);
  expect(await uses()).toEqual([underKey('a', 30), underKey('b', 100)]);
  expect(await openAll(rotated)).toBe(people);
  expect(await reseal(ctxWith(rotated), 100)).toBe(30);
  expect(await uses()).toEqual([underKey('b', people)]);
  expect(await openAll(after)).toBe(people);
  const { result, statements } = await app.counting(() => reseal(ctxWith(rotated), 100));
  expect(result).toBe(0);
  expect(statements.filter((statement) => statement.sql.startsWith('update'))).toEqual([]);
});

test('is a security event with its number, without a person and without a value', async () => {
  await runJob();
  const noted = await findLastEvent(app, 'key-operation');
  expect(noted).toMatchObject({ detail: `resealed ${people}`, actor_id: null, subject_id: null });
});

test('two at once do the work once', async () => {
  const counts = await Promise.all([1, 2].map(() => reseal(ctxWith(rotated), 100)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people);
  expect(await uses()).toEqual([underKey('b', people)]);
});

test('does not wait for a row that is being written, and takes it with the next job', async () => {
  await app.db.transaction().execute(async (trx) => {
    await sql`update questionnaires set version = 2 where user_id = ${ids[0]}`.execute(trx);
    await runJob();
    expect(await uses()).toEqual([underKey('a', 1), underKey('b', people - 1)]);
    expect(await waitingJobs()).toBe(1);
    await expect(runJob()).rejects.toThrow('1 rows could not be sealed anew');
  });
  await runJob();
  expect(await uses()).toEqual([underKey('b', people)]);
});

test('a value that was tampered with stays as it is, is told, and holds up no other', async () => {
  await sql`update questionnaires set sealed = (select sealed from questionnaires where user_id = ${ids[1]})
    where user_id = ${ids[0]}`.execute(app.db);
  await runJob();
  expect(await uses()).toEqual([underKey('a', 1), underKey('b', people - 1)]);
  await expect(runJob()).rejects.toThrow('1 rows could not be sealed anew');
});

test('the start is refused with the count of each place while rows need a missing key', async () => {
  await reseal(ctxWith(rotated), 1);
  await app.db
    .insertInto('service_credentials')
    .values({
      service: 'zoom',
      sealed: before.seal(credentialsColumn, 'zoom', '{}'),
      saved_at: app.clock.now(),
    })
    .execute();
  await expect(refuseMissingKeys(app.db, rotated)).resolves.toBeUndefined();
  await expect(refuseMissingKeys(app.db, after)).rejects.toThrow(
    'Keys are missing from SEALING_KEYS_FILE:\n' +
      '  questionnaires.sealed: 30 rows need the key "a"\n' +
      '  service_credentials.sealed: 1 rows need the key "a"\n',
  );
  await reseal(ctxWith(rotated), 100);
  await expect(refuseMissingKeys(app.db, after)).resolves.toBeUndefined();
  await sql`delete from service_credentials`.execute(app.db);
});
