import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fileColumns } from '#app';
import { nameColumn } from '#platform/db/named-columns.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** Whatever is called a key or a file is taken at its word, unless it is of a type that no key of a file has. */
const columnsCalledFiles = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(keys?|files?)$'
      and data_type in ('text', 'character varying', 'ARRAY')
    order by 1`.execute(app.db);
  return rows.map(({ name }) => name);
};

/** The first columns of its table's indexes. */
const isIndexed = async (table: string, column: string): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = ${table}::regclass and attname = ${column}`.execute(app.db);
  return rows.length > 0;
};

test('every column that names a file is listed in app.ts, and only those', async () => {
  expect(fileColumns.map(nameColumn).sort()).toEqual(await columnsCalledFiles());
});

test('a column that nobody listed is noticed', async () => {
  await app.asOwner('create table planted (id integer primary key, scan_key text, pages_files text[])');
  const found = await columnsCalledFiles();
  for (const name of ['planted.scan_key', 'planted.pages_files']) {
    expect(found).toContain(name);
    expect(fileColumns.map(nameColumn)).not.toContain(name);
  }
  await app.asOwner('drop table planted');
});

test.each(fileColumns.map((column) => [nameColumn(column), column] as const))(
  '%s has an index, so that the sweep does not read the whole table for each page',
  async (_, { table, column }) => {
    expect(await isIndexed(table, column)).toBe(true);
  },
);
