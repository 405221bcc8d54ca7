import { securityStateRoutes as routes } from '@indeks/contract/provider/security-state/security-state.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { migrationNames } from '#platform/db/migrate.ts';
import { appVersion } from '#platform/version.ts';
import { startTestApp } from '#testing/test-app.ts';
import { judgeDatabase, judgeQueues } from './system.rules.ts';
import { keepSizes } from './system.service.ts';

const app = await startTestApp();
afterAll(() => app.close());

const ctx = () =>
  createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' });
/** A session does not outlive the days that the clock goes forward. */
const read = async () => (await (await app.signedIn(11)).call(routes.system)).body;
const partOf = async (name: string) => (await read()).parts.find((part) => part.name === name);

test('GET /api/system-state says what answers, the versions and the last backups', async () => {
  const { parts, versions, queues } = await read();
  const states = new Map(parts.map(({ name, state }) => [name, state]));
  expect([states.get('redis'), states.get('files'), states.get('queues')]).toEqual(['ok', 'ok', 'ok']);
  expect(states.get('backup-database')).toBe('warning');
  expect(parts.find(({ name }) => name === 'restore')?.says).toContain('Nikt jeszcze nie powiedział');
  expect(versions).toEqual({
    portal: appVersion,
    node: process.version,
    database: expect.stringMatching(/^\d+/) as string,
    schema: (await migrationNames()).at(-1),
  });
  expect(queues).toEqual([]);
});

test('what does not answer comes first, and a failing look holds up no other', async () => {
  const list = vi.spyOn(app.services.files, 'list').mockRejectedValue(new Error('away'));
  const redis = vi.spyOn(app.services, 'redisUp').mockRejectedValue(new Error('away'));
  const { parts } = await read();
  expect(parts[0]).toMatchObject({
    name: 'files',
    state: 'bad',
    advice: expect.stringContaining('magazyn') as string,
  });
  expect(parts.find(({ name }) => name === 'redis')).toMatchObject({ state: 'unknown' });
  expect(parts.find(({ name }) => name === 'queues')).toMatchObject({ state: 'ok' });
  list.mockRestore();
  redis.mockRestore();
});

test('a queue in which a job waits or has died is named', async () => {
  const seconds = (count: number) => new Date(app.clock.now().getTime() - count * 1_000);
  await sql`insert into pgboss.job (name, start_after, data) values ('files.scan', ${seconds(90)}, '{}')`.execute(
    app.db,
  );
  const { queues, parts } = await read();
  expect(queues).toEqual([{ name: 'files.scan', waiting: 1, oldest_seconds: 90, running: 0, dead: 0 }]);
  expect(parts.find(({ name }) => name === 'queues')).toMatchObject({
    state: 'warning',
    says: 'Czeka 1\u00a0zadanie, najstarsze od 90\u00a0sekund.',
  });
});

test('sizes are kept by day, and growth is told from the first of the last thirty', async () => {
  const [whole] = (await read()).sizes;
  expect(whole).toMatchObject({ name: '', grown: null });
  await keepSizes(ctx());
  await keepSizes(ctx());
  const day = app.clock.today();
  await app.clock.forward({ days: 2 });
  const { sizes } = await read();
  expect(sizes[0]?.grown).toEqual({ bytes: expect.any(Number) as number, since: day });
  expect(sizes).toHaveLength(9);
  await app.clock.forward({ days: 30 });
  expect((await read()).sizes[0]?.grown).toBeNull();
  await app.clock.forward({ days: 400 });
  await keepSizes(ctx());
  const { rows } = await sql<{
    days: number;
  }>`select count(distinct day) as days from installation_sizes`.execute(app.db);
  expect(rows[0]?.days).toBe(1);
});

test.each([
  [{ waiting: 5, oldest_seconds: 600, dead: 0 }, 'bad'],
  [{ waiting: 5, oldest_seconds: 60, dead: 0 }, 'warning'],
  [{ waiting: 5, oldest_seconds: 59, dead: 2 }, 'warning'],
  [{ waiting: 5, oldest_seconds: 59, dead: 0 }, 'ok'],
])('queues %j: %s', (facts, state) => {
  expect(judgeQueues(facts).state).toBe(state);
});

test.each([
  [249, 'ok'],
  [250, 'warning'],
])('a database that answers in %d ms: %s', (ms, state) => {
  expect(judgeDatabase({ ms }).state).toBe(state);
});

test('only the super administrator may look', async () => {
  expect((await (await app.signedIn(1)).call(routes.system)).status).toBe(403);
  expect(await partOf('database')).toBeDefined();
});
