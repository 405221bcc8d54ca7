import { Client } from 'pg';
import type { TestDatabase } from './template.ts';

/** A database of a test's own with a connection to ask it as its owner. */
export async function openAsked(database: TestDatabase) {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows;
  const count = async (from: string) =>
    (await ask<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;
  const drop = async () => {
    await client.end();
    await database.drop();
  };
  return { ownerUrl: database.ownerUrl, ask, count, drop };
}
export type AskedDatabase = Awaited<ReturnType<typeof openAsked>>;
