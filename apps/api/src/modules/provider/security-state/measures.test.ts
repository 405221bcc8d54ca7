import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { startTestApp } from '#testing/test-app.ts';
import { installationMeasures } from './measures.ts';

const app = await startTestApp();
afterAll(() => app.close());

const read = (name: string) => {
  const ctx = createCtx({
    services: app.services,
    db: app.db,
    log: pino({ level: 'silent' }),
    requestId: 'test',
  });
  return installationMeasures.find((measure) => measure.name === name)?.read(ctx);
};

test('what answers', async () => {
  expect(await read('installation_answers')).toEqual({ database: 1, redis: 1, files: 1 });
});

test('how long the oldest job has waited, without those that are to run later or died', async () => {
  await sql`delete from pgboss.job`.execute(app.db);
  expect(await read('installation_jobs')).toEqual({ waiting: 0, oldest_seconds: 0, dead: 0 });
  const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1_000);
  const add = (name: string, start: number) =>
    sql`insert into pgboss.job (name, start_after, created_on, data)
      values (${name}, ${at(start)}, ${at(start)}, '{}')`.execute(app.db);
  await add('account.notice', -120);
  await add('account.notice', -10);
  await add('account.notice', 600);
  await add('dead', -300);
  expect(await read('installation_jobs')).toEqual({ waiting: 2, oldest_seconds: 120, dead: 1 });
});

test('the age of backups, and of the last restore that agreed', async () => {
  expect(await read('installation_backup_age_seconds')).toEqual({});
  await app.asOwner(`select note_backup('database')`);
  const report = { moment: '2026-01-01T00:00:00Z', seconds: 1, tables: 1, rows: 1, differing: 0, files: 0 };
  const tell = (differing: number) =>
    app.asOwner(`select note_restore('${JSON.stringify({ ...report, differing, files_missing: 0 })}')`);
  await tell(0);
  app.clock.set(new Date(Date.now() + 7_200_000).toISOString());
  const ages = await read('installation_backup_age_seconds');
  expect(Object.keys(ages ?? {})).toEqual(['database', 'restore']);
  for (const age of Object.values(ages ?? {})) expect(Math.abs(age - 7_200)).toBeLessThan(60);
  await tell(1);
  expect(Object.keys((await read('installation_backup_age_seconds')) ?? {})).toEqual(['database']);
});

test('room, clocks, certificate and the receiver of the log', async () => {
  expect(await read('installation_room_free_ratio')).toMatchObject({ spool: expect.any(Number) as number });
  expect(await read('installation_backup_log')).toEqual({ received: 0 });
  expect(await read('installation_certificate_seconds')).toEqual({});
  app.clock.set(new Date(Date.now() + 600_000).toISOString());
  const { database = 0 } = (await read('installation_clock_apart_seconds')) ?? {};
  expect(Math.abs(database - 600)).toBeLessThan(60);
});
