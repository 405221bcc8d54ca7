import type { Database } from '../db/database.ts';

export interface PendingLogin {
  readonly userId: number;
  /** The login was made by a one-time password or a mailed link, so a new password must be set. */
  readonly afterRecovery: boolean;
}

export const insertPendingLogin = (
  db: Database,
  tokenHash: Buffer,
  { userId, afterRecovery }: PendingLogin,
  expiresAt: Date,
) =>
  db
    .insertInto('pending_logins')
    .values({ token_hash: tokenHash, user_id: userId, after_recovery: afterRecovery, expires_at: expiresAt })
    .execute();

/** A pending login that ends later than one made now was made by a clock that was ahead. */
export const findPendingLogin = (db: Database, tokenHash: Buffer, now: Date, latestEnd: Date) =>
  db
    .selectFrom('pending_logins')
    .select(['user_id', 'after_recovery'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd)
    .executeTakeFirst();

/** Deletes all pending logins of the person once one of them succeeds. */
export const deletePendingLoginsOf = (db: Database, userId: number) =>
  db.deleteFrom('pending_logins').where('user_id', '=', userId).execute();

export const deleteExpiredLogins = (db: Database, now: Date) =>
  db.deleteFrom('pending_logins').where('expires_at', '<=', now).execute();
