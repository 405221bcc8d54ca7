import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { jobNames } from '#app';
import { migrate } from '#platform/db/migrate.ts';
import { installJobSchema } from '#platform/jobs/schema.ts';

export interface TestDatabase {
  readonly name: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly drop: () => Promise<void>;
}

/** An empty, migrated database: cloning it takes a tenth of a second, migrating much longer. */
export const makeTemplate = async (adminUrl: string): Promise<TestDatabase> => {
  const database = await createDatabase(adminUrl, 'template0');
  await migrate(database.ownerUrl);
  await installJobSchema(database.ownerUrl, jobNames, 'indeks_app');
  return database;
};

export const cloneDatabase = (adminUrl: string, template: string): Promise<TestDatabase> =>
  createDatabase(adminUrl, template);

export const createDatabase = async (adminUrl: string, template: string): Promise<TestDatabase> => {
  const name = `indeks_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} owner indeks_owner template ${template}`);
  return {
    name,
    ownerUrl: urlAs(adminUrl, 'indeks_owner', name),
    appUrl: urlAs(adminUrl, 'indeks_app', name),
    drop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
};

const asAdmin = async (adminUrl: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const urlAs = (adminUrl: string, role: string, database: string): string => {
  const url = new URL(adminUrl);
  url.username = role;
  url.pathname = `/${database}`;
  return url.href;
};
