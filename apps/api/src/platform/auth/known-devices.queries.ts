import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The same statement for an unknown address, so that both cases take the same time. */
export const findKnownDevice = (db: Database, tokenHash: Buffer, email: string, now: Date) =>
  db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('u.id')
    .where('d.token_hash', '=', tokenHash)
    .where('d.expires_at', '>', now)
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst();

export const saveKnownDevice = (db: Database, tokenHash: Buffer, userId: number, expiresAt: Date) =>
  db
    .insertInto('known_devices')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .onConflict((known) => known.columns(['token_hash', 'user_id']).doUpdateSet({ expires_at: expiresAt }))
    .execute();

export const deleteKnownDevicesOf = (db: Database, userId: number) =>
  db.deleteFrom('known_devices').where('user_id', '=', userId).execute();

export const deleteExpiredDevices = (db: Database, now: Date) =>
  db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
