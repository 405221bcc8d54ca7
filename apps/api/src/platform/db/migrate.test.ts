import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import pg from 'pg';
import { eventually } from '../../../testing/patience.ts';
import { createDatabase, type TestDatabase } from '../../../testing/template.ts';
import { databaseFolder, migrate } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
let copy: string;
let lines: string[];

beforeEach(async () => {
  database = await createDatabase(inject('services').databaseAdminUrl, 'template0');
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  copy = await mkdtemp(join(tmpdir(), 'indeks-database-'));
  await cp(databaseFolder, copy, { recursive: true });
  lines = [];
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(copy, { recursive: true });
});

const migrateCopy = () =>
  migrate(database.ownerUrl, {
    report: (line) => lines.push(line),
    folder: pathToFileURL(`${copy}/`),
  });
const logicFile = (path: string) => join(copy, 'logic', path);
const ask = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;

test('a second run changes nothing', async () => {
  await migrateCopy();
  expect(lines.at(-1)).toMatch(/^applied \d+ files of logic$/);
  lines = [];
  await migrateCopy();
  expect(lines).toEqual([]);
  expect(await ask('select count(*)::integer as n from schema_logic')).toEqual([{ n: 1 }]);
});

test('two runs at once apply everything once', async () => {
  await Promise.all([migrateCopy(), migrateCopy()]);
  expect(lines.filter((line) => line.includes('files of logic'))).toHaveLength(1);
});

test('a changed file is applied with all others, and the table says when', async () => {
  await migrateCopy();
  const path = logicFile('employment/latest-contract.sql');
  await appendFile(path, '\ncreate function answer() returns integer language sql return 42;\n');
  await migrateCopy();
  expect(await ask('select answer()')).toEqual([{ answer: 42 }]);
  const [first, second] = await ask('select files from schema_logic order by id');
  expect(Object.keys(second?.['files'] ?? {})).toEqual(Object.keys(first?.['files'] ?? {}));
  expect(second?.['files']).not.toEqual(first?.['files']);
});

test('what a file no longer has is gone, also what somebody made by hand; functions of columns stay', async () => {
  await migrateCopy();
  await ask('create view made_by_hand as select 1 as one');
  const order = logicFile('order.txt');
  await writeFile(order, (await readFile(order, 'utf8')).replace('employment/latest-contract.sql\n', ''));
  await rm(logicFile('employment/latest-contract.sql'));
  await migrateCopy();
  expect(
    await ask("select to_regclass('made_by_hand') as view, to_regproc('keep_latest_contract') as kept"),
  ).toEqual([{ view: null, kept: null }]);
  expect(await ask("select search_text('Żółć') as words")).toEqual([{ words: 'zolc' }]);
});

test('a migration may drop a column that a view read, when the view changes with it', async () => {
  const path = logicFile('employment/latest-contract.sql');
  const before = await readFile(path, 'utf8');
  await appendFile(path, '\ncreate view noted as select number, end_date from contracts;\n');
  await migrateCopy();
  const migration = join(copy, 'migrations', '9999-dropped-column.sql');
  await writeFile(migration, 'alter table contracts drop column number;\n');
  await expect(migrateCopy()).rejects.toThrow('Migration 9999-dropped-column.sql failed');
  await writeFile(path, before);
  await migrateCopy();
  expect(lines).toContain('applied 9999-dropped-column.sql');
});

test('a file that fails leaves tables and logic as they were', async () => {
  await migrateCopy();
  await writeFile(join(copy, 'migrations', '9999-new-table.sql'), 'create table brand_new (id integer);\n');
  await appendFile(
    logicFile('money/state-list.sql'),
    '\ncreate view broken as select nothing from nowhere;\n',
  );
  await expect(migrateCopy()).rejects.toThrow('Logic money/state-list.sql failed');
  expect(
    await ask("select to_regclass('brand_new') as added, to_regclass('wrong_balances') is not null as kept"),
  ).toEqual([{ added: null, kept: true }]);
});

test('a file outside the order, and a name without a file, are refused', async () => {
  await writeFile(logicFile('money/forgotten.sql'), '');
  await appendFile(logicFile('order.txt'), 'money/imagined.sql\n');
  await expect(migrateCopy()).rejects.toThrow(
    'Not in the order: money/forgotten.sql. Without a file: money/imagined.sql.',
  );
});

test('a table that somebody holds is waited for briefly, so that others go on, until it is free', async () => {
  await migrateCopy();
  await writeFile(
    join(copy, 'migrations', '9999-wider-place.sql'),
    'alter table places add column motto text;\n',
  );
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  await holder.query('begin; select from places');
  const migrating = migrate(database.ownerUrl, {
    report: (line) => lines.push(line),
    folder: pathToFileURL(`${copy}/`),
    locks: { waitMs: 100, tries: 1_000 },
  });
  await eventually(() => expect(lines.filter((line) => line.includes('again')).length).toBeGreaterThan(1));
  await ask("set lock_timeout = '10s'; select count(*) from places");
  await holder.query('commit');
  await holder.end();
  await migrating;
  expect(lines.filter((line) => line === 'applied 9999-wider-place.sql')).toHaveLength(1);
  expect(await ask('select motto from places')).toEqual([]);
});

test('a table that never becomes free ends the migration, and nothing of it stays', async () => {
  await migrateCopy();
  await writeFile(
    join(copy, 'migrations', '9999-wider-place.sql'),
    'create table brand_new (id integer); alter table places add column motto text;\n',
  );
  await ask('begin; select from places');
  const options = { folder: pathToFileURL(`${copy}/`), locks: { waitMs: 50, tries: 2 } };
  await expect(migrate(database.ownerUrl, options)).rejects.toThrow('Migration 9999-wider-place.sql failed');
  await ask('commit');
  expect(await ask("select to_regclass('brand_new') as added")).toEqual([{ added: null }]);
});

test('an edited migration is refused', async () => {
  await migrateCopy();
  await appendFile(join(copy, 'migrations', '0003-provider.sql'), '-- edited\n');
  await expect(migrateCopy()).rejects.toThrow('0003-provider.sql was changed after it had been applied');
});

test('a database of the numbering before the baseline is refused with what to do', async () => {
  await ask('create table schema_migrations (name text primary key, sha256 text not null)');
  await ask("insert into schema_migrations values ('0001-foundation.sql', ''), ('0002-places.sql', '')");
  await expect(migrateCopy()).rejects.toThrow('Create an empty database and run the migrations there');
});

test('telephones that were typed in any way are kept alike, and what is no telephone stays', async () => {
  const name = '0047-telephones-as-they-are-kept.sql';
  const path = join(copy, 'migrations', name);
  const content = await readFile(path);
  await rm(path);
  await migrateCopy();
  const typed = [
    '+48 600-100-200',
    '0049 30 901820',
    '22 123 45 67 wew. 12',
    '(22) 123‑45‑67',
    '001 000 003',
  ];
  for (const [index, telephone] of typed.entries())
    await client.query(
      `insert into places (name, organization, address, email, telephone)
       values ($1, 'Szkoła', 'Polna 1', 'a@test.example', $2)`,
      [`Miejsce ${index}`, telephone],
    );
  await writeFile(path, content);
  await migrateCopy();
  const kept = await ask('select telephone from places order by name');
  expect(kept.map(({ telephone }) => telephone)).toEqual([
    '600100200',
    '+4930901820',
    '22 123 45 67 wew. 12',
    '221234567',
    '001000003',
  ]);
});
