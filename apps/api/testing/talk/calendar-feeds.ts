import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

/** An address of somebody's own calendar. */
export const insertFeed = async (db: Database, userId: number) => {
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest('base64url');
  const id = await insertRow(db, 'calendar_feeds', {
    user_id: userId,
    token_hash,
    created_at: new Date('2026-11-01T10:00:00Z'),
  });
  return { id, token, token_hash };
};
