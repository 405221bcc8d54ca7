import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sealedColumns } from '#app';
import { nameColumn } from '#platform/db/named-columns.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** Whatever is called sealed is taken at its word. */
const columnsCalledSealed = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'sealed' and data_type = 'text'
    order by 1`.execute(app.db);
  return rows.map(({ name }) => name);
};

const readPrimaryKey = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indisprimary and indrelid = ${table}::regclass`.execute(app.db);
  return rows.map(({ name }) => name);
};

test('every sealed column of the database is listed in app.ts, and only those', async () => {
  expect(sealedColumns.map(nameColumn).sort()).toEqual(await columnsCalledSealed());
});

test('a column that nobody listed is noticed', async () => {
  await app.asOwner('create table planted (id integer primary key, sealed_note text)');
  expect(await columnsCalledSealed()).toContain('planted.sealed_note');
  expect(sealedColumns.map(nameColumn)).not.toContain('planted.sealed_note');
  await app.asOwner('drop table planted');
});

test.each(sealedColumns.map((column) => [nameColumn(column), column] as const))(
  '%s is gone through by its primary key',
  async (_, { table, key }) => {
    expect(await readPrimaryKey(table)).toEqual([key]);
  },
);

test('no two of them share a context', () => {
  const contexts = sealedColumns.map((column) => column.context(7));
  expect(new Set(contexts).size).toBe(sealedColumns.length);
});
