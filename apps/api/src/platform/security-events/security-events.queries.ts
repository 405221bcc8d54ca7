import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { EventRow } from './security-event.ts';

export const insertEvents = (db: Database, rows: readonly EventRow[]) =>
  db
    .insertInto('security_events')
    .values([...rows])
    .execute();

/** A part of what is older than twelve months; gives how many. The function refuses anything younger. */
export const forgetOldEvents = async ({ db }: Ctx, most: number): Promise<number> => {
  const { rows } = await sql<{ forgotten: number }>`
    select forget_old_security_events(${most}) as forgotten`.execute(db);
  return rows[0]?.forgotten ?? 0;
};
