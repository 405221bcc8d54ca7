import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isDatabaseAway } from './constraint-errors.ts';
import { createDatabase, createPool } from './database.ts';
import { cutConnections } from '#testing/live-database.ts';
import { startSwallowingProxy } from '#testing/hostile/swallowing-proxy.ts';
import type { TestDatabase } from '#testing/template.ts';
import { testDatabase } from '#testing/test-database.ts';

const most = 3;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const openPool = (url = database.appUrl) => {
  const db = createDatabase(createPool({ url, max: most, name: 'lost', onError: () => undefined }));
  onTestFinished(() => db.destroy());
  return db;
};

const answers = (db: ReturnType<typeof openPool>) =>
  sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows[0]?.one);

/** By then the news of its end has come, while no statement was there to hear it. */
const ended = (name: string) => {
  const watcher = openPool();
  return vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity where application_name = ${name}
      and datname = current_database() and pid <> pg_backend_pid()`.execute(watcher);
    expect(rows).toHaveLength(0);
  });
};

describe('a backend that is terminated', () => {
  test('fails the transaction that holds it, between its statements, and nothing else', async () => {
    const db = openPool();
    const failure = await db
      .transaction()
      .execute(async (tx) => {
        await answers(tx);
        await cutConnections(database.appUrl, 'lost');
        await ended('lost');
        await answers(tx);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await answers(db)).toBe(1);
  });
});

test('a server that only reads, as a standby does, is one that is away', async () => {
  const db = openPool();
  const failure = await db
    .transaction()
    .execute(async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await sql`delete from idempotency_keys`.execute(tx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await answers(db)).toBe(1);
});

describe('a network that swallows everything', () => {
  test('is noticed: waiting statements fail as an outage, and the pool works once it is back', async () => {
    const proxy = await startSwallowingProxy(database.appUrl);
    onTestFinished(() => proxy.close());
    const db = openPool(proxy.through(database.appUrl));
    await Promise.all(Array.from({ length: most }, () => answers(db)));
    proxy.swallow();
    const waiting = await Promise.allSettled(Array.from({ length: most }, () => answers(db)));
    expect(waiting.map((result) => result.status === 'rejected' && isDatabaseAway(result.reason))).toEqual(
      Array.from({ length: most }, () => true),
    );
    proxy.passOn();
    const back = performance.now();
    await vi.waitFor(async () => expect(await answers(db)).toBe(1), { timeout: 15_000, interval: 100 });
    expect(performance.now() - back).toBeLessThan(10_000);
  }, 30_000);

  test('leaves a statement alone that takes long on a network that works', async () => {
    const db = openPool();
    // Sleeps on purpose: longer than a lost connection is waited for.
    expect((await sql`select pg_sleep(8)`.execute(db)).rows).toHaveLength(1);
  });
});
