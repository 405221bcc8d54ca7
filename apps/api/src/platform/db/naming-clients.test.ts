import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openSingleConnection } from '#testing/single-connection.ts';
import { retryConflicts } from './retrying.ts';

const { pool, db } = await openSingleConnection();

beforeEach(async () => {
  await pool.query('drop table if exists shelf');
  await pool.query('create table shelf (id integer, book text)');
  await pool.query(`insert into shelf values (1, 'Lalka')`);
});

const prepared = async () => {
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};
const readShelf = async (on: typeof db = db) =>
  (await sql<object>`select * from shelf where id = ${1}`.execute(on)).rows;

test('a text that comes again is prepared once, and one that came once is not', async () => {
  await sql`select book from shelf where id = ${1}`.execute(db);
  for (const id of [1, 2, 3]) await sql`select id, book from shelf where id = ${id}`.execute(db);
  const ofShelf = (await prepared()).filter((text) => text.includes('shelf'));
  expect(ofShelf).toEqual(['select id, book from shelf where id = $1']);
});

test('a statement that a migration outdated is answered with the new columns', async () => {
  for (let times = 0; times < 3; times += 1) await readShelf();
  await pool.query('alter table shelf add column author text');
  expect(await readShelf()).toEqual([{ id: 1, book: 'Lalka', author: null }]);
  expect(await readShelf()).toEqual([{ id: 1, book: 'Lalka', author: null }]);
});

test('a transaction that met an outdated statement is done again', async () => {
  for (let times = 0; times < 3; times += 1) await readShelf();
  await pool.query('alter table shelf add column author text');
  let tries = 0;
  const rows = await retryConflicts(() =>
    db.transaction().execute(async (transaction) => {
      tries += 1;
      await sql`update shelf set book = ${'Faraon'} where id = ${1}`.execute(transaction);
      return readShelf(transaction);
    }),
  );
  expect([tries, rows]).toEqual([2, [{ id: 1, book: 'Faraon', author: null }]]);
});

test('a conflict with a partial index that is named by values is found however often it is asked', async () => {
  await pool.query('create unique index shelf_lent on shelf (id) where book in ($$Lalka$$)');
  for (let times = 0; times < 8; times += 1) {
    const insert = sql`insert into shelf values (1, 'Lalka') on conflict (id) where book in (${'Lalka'}) do nothing`;
    expect((await insert.execute(db)).numAffectedRows).toBe(0n);
  }
});

test('a refusal of PostgreSQL is passed on as it is', async () => {
  const divide = (by: number) => sql`select 1 / ${by}::integer as part`.execute(db);
  for (const by of [1, 2]) await divide(by);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(1)).rows).toEqual([{ part: 1 }]);
});

test('so many statements are prepared at the most, and the rest are sent as they are', async () => {
  const ask = (number: number) =>
    db.executeQuery<{ sum: number }>({
      ...sql`select 1`.compile(db),
      sql: `select ${number} + $1::integer as sum`,
      parameters: [1],
    });
  for (let number = 0; number < 1_250; number += 1)
    for (let times = 0; times < 2; times += 1)
      expect((await ask(number)).rows).toEqual([{ sum: number + 1 }]);
  const ofSums = (await prepared()).filter((text) => text.endsWith('as sum'));
  expect(ofSums.length).toBeGreaterThan(1_000);
  expect(ofSums.length).toBeLessThanOrEqual(1_200);
});
