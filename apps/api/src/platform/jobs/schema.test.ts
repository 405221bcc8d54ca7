import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '#platform/db/database.ts';
import { testDatabase } from '#testing/test-database.ts';
import { installJobSchema } from './schema.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: ReturnType<typeof createPool>;
let owner: ReturnType<typeof createPool>;

const poolAs = (url: string) => createPool({ url, max: 2, name: 'indeks-test', onError: () => {} });

beforeAll(async () => {
  database = await testDatabase();
  await installJobSchema(database.ownerUrl, ['letters'], 'indeks_app');
  app = poolAs(database.appUrl);
  owner = poolAs(database.ownerUrl);
});

afterAll(async () => {
  await app.end();
  await owner.end();
  await database.drop();
});

test.for([
  'create table pgboss.mine (id int)',
  'drop table pgboss.job',
  `insert into pgboss.queue select * from pgboss.queue`,
  `delete from pgboss.queue where name = 'letters'`,
  `select pgboss.create_queue('mine', '{"policy": "standard"}')`,
  `update pgboss.version set version = 1`,
  'select * from pgboss.schedule',
])('the application’s role may not: %s', async (statement) => {
  await expect(app.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('it may be installed again, with other queues, and keeps those that are there', async () => {
  await installJobSchema(database.ownerUrl, ['letters', 'imports'], 'indeks_app');
  const { rows } = await app.query(
    `select name, dead_letter, heartbeat_seconds from pgboss.queue where name in ('letters', 'imports', 'dead') order by name`,
  );
  expect(rows).toEqual([
    { name: 'dead', dead_letter: null, heartbeat_seconds: null },
    { name: 'imports', dead_letter: 'dead', heartbeat_seconds: 10 },
    { name: 'letters', dead_letter: 'dead', heartbeat_seconds: 10 },
  ]);
});

test('it waits for the indexes that an upgrade builds in the background', async () => {
  await owner.query('update pgboss.version set bam_on = null');
  await owner.query(
    `insert into pgboss.bam (name, version, table_name, command) values ('test', 1, 'job_common', 'create index concurrently test_index on pgboss.job_common (priority)')`,
  );
  await installJobSchema(database.ownerUrl, ['letters'], 'indeks_app');
  const { rows } = await owner.query(`select indexname from pg_indexes where indexname = 'test_index'`);
  expect(rows).toHaveLength(1);
});

test('a role name that is more than a name is refused', async () => {
  await expect(installJobSchema(database.ownerUrl, [], 'x; drop schema pgboss')).rejects.toThrow(
    'Not a role name',
  );
});
