import { Client } from 'pg';
import { seedDatabase } from '../seeds/index.ts';
import { freshSealer } from './secrecy/sealer.ts';
import { testDatabase } from './test-database.ts';

/** A database with the demo data of a day in autumn, and a connection of its owner. */
export const startSeededDatabase = async () => {
  const database = await testDatabase();
  await seedDatabase({ ownerUrl: database.ownerUrl, scale: 1, today: '2026-11-15', sealer: freshSealer() });
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const close = async () => {
    await client.end();
    await database.drop();
  };
  return { client, close };
};
