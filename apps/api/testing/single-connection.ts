import { afterAll } from 'vitest';
import { createDatabase, createPool } from '#platform/db/database.ts';
import { testDatabase } from './test-database.ts';

/** A database that is asked over one connection, so that what a test leaves on the connection can be asked of it; it ends with the file. */
export const openSingleConnection = async () => {
  const database = await testDatabase();
  const pool = createPool({
    url: database.ownerUrl,
    max: 1,
    name: 'indeks-test',
    onError: () => undefined,
  });
  const db = createDatabase(pool);
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  return { pool, db };
};
