import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from './template.ts';

const folder = new URL('../migrations/', import.meta.url);

/** A database as it was before a migration, which `migrate` then applies. */
export const startOlderDatabase = async (before: string) => {
  const database = await createDatabase(inject('services').databaseAdminUrl, 'template0');
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const apply = async (file: string) => client.query(await readFile(new URL(file, folder), 'utf8'));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files.filter((name) => name < before)) await apply(file);
  const close = async () => {
    await client.end();
    await database.drop();
  };
  return { client, migrate: () => apply(before), close };
};
