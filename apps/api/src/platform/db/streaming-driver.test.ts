import { sql } from 'kysely';
import { setTimeout as pass } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openSingleConnection } from '#testing/single-connection.ts';
import type { Database } from './database.ts';

const { pool, db } = await openSingleConnection();

const limitMs = 500;
beforeAll(() => sql`set statement_timeout = ${sql.lit(limitMs)}`.execute(db));

/** Numbered rows, each of which takes so long. */
const rows = (from: Database, count: number, eachMs = 0) =>
  from
    .selectFrom(
      sql<{
        nr: number;
      }>`(select nr, pg_sleep(${eachMs / 1000}::float) from generate_series(1, ${count}::integer) as nr)`.as(
        'slow',
      ),
    )
    .select('nr')
    .stream(20);

const listAll = async <Row>(stream: AsyncIterable<Row>): Promise<Row[]> => {
  const all: Row[] = [];
  for await (const row of stream) all.push(row);
  return all;
};

const isIdle = async () => {
  const { rows: found } = await sql<{
    cursors: number;
  }>`select count(*)::integer as cursors from pg_cursors`.execute(db);
  return found[0]?.cursors === 0;
};

test('a stream may take longer than a statement may, however slow its reader or its rows are', async () => {
  let read = 0;
  for await (const { nr } of rows(db, 200, 5)) {
    expect(nr).toBe((read += 1));
    // A reader who takes his time: the limit of a statement passes twice.
    if (nr % 20 === 0) await pass(limitMs / 5);
  }
  expect(read).toBe(200);
});

test('a single fetch has the limit of a statement, and the connection serves again', async () => {
  await expect(listAll(rows(db, 20, (2 * limitMs) / 20))).rejects.toThrow('statement timeout');
  expect(await isIdle()).toBe(true);
});

test('who goes away leaves nothing open', async () => {
  for await (const { nr } of rows(db, 1000)) if (nr === 30) break;
  expect(await isIdle()).toBe(true);
  expect(pool.idleCount).toBe(1);
});

test('inside a transaction a stream sees what it wrote and does not end it', async () => {
  const refused = db.transaction().execute(async (tx) => {
    const before = await listAll(tx.selectFrom('places').select('id').stream(1));
    await sql`insert into places (name, organization, address, telephone, email) values ('A', 'B', 'C', '1', 'a@test.example')`.execute(
      tx,
    );
    expect(await listAll(tx.selectFrom('places').select('id').stream(1))).toHaveLength(before.length + 1);
    throw new Error('undone');
  });
  await expect(refused).rejects.toThrow('undone');
  expect(await db.selectFrom('places').where('name', '=', 'A').select('id').execute()).toEqual([]);
});
