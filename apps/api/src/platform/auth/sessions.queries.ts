import { flag } from '@indeks/contract/common/flags';
import { sql, type QueryCreator } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/generated/schema.ts';
import { latestBelievable } from './clock-skew.ts';

/** A requirement that must be met before anything else can be opened. */
export type Restriction = 'none' | 'password' | 'notice' | 'second-step';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly restriction: Restriction;
  readonly device: string;
  readonly now: Date;
  readonly idleSeconds: number;
  readonly expiresAt: Date;
}

export const insertSession = (db: Database, session: NewSession) =>
  db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      restricted: session.restriction !== 'none',
      awaits_second_step: session.restriction === 'second-step',
      device: session.device,
      created_at: session.now,
      last_seen_at: session.now,
      idle_seconds: session.idleSeconds,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * A live session of an active person: one look-up by a unique index, on every request. One of a clock that was ahead is
 * found too, so that it can be removed.
 */
export const findLiveSession = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users as u', 'u.id', 'sessions.user_id')
    .select(['sessions.id', 'restricted', 'awaits_second_step', 'last_seen_at'])
    .select(isAhead(now).as('is_ahead'))
    .select(['u.id as user_id', 'u.uuid', 'u.name', 'u.user_role'])
    .where('token_hash', '=', tokenHash)
    .where(isWithinTime(now))
    .where('u.active', '=', flag.on)
    .where('u.archived_at', 'is', null)
    .executeTakeFirst();

export const touchSession = (db: Database, id: number, now: Date) =>
  db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();

export const deleteSession = (db: Database, id: number) =>
  db.deleteFrom('sessions').where('id', '=', id).execute();

/** Ends all sessions of a person, or all but one. */
export const deleteSessionsOf = (db: Database, userId: number, exceptId = 0) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', exceptId).execute();

/** Ends all sessions of the people, as a part of another statement. */
export const deletionOfSessions = (db: QueryCreator<DB>, userIds: readonly number[]) =>
  db.deleteFrom('sessions').where('user_id', 'in', userIds);

export const deleteOwnSession = (db: Database, userId: number, id: number) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const listSessionsOf = (db: Database, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(isAlive(now))
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();

export const countLiveSessions = (db: Database, now: Date) =>
  db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where(isAlive(now))
    .executeTakeFirstOrThrow();

export const aliveSessionIds = (db: Database, ids: readonly number[], now: Date) =>
  db.selectFrom('sessions').select('id').where('id', 'in', ids).where(isAlive(now)).execute();

/** Deletes sessions that are over, and those of a clock that was ahead once the database has had them for the longest lifetime. */
export const deleteDeadSessions = (db: Database, now: Date) =>
  db
    .deleteFrom('sessions')
    .where((where) => where.not(isWithinTime(now)))
    .execute();

const isAlive = (now: Date) => sql<boolean>`(${isWithinTime(now)} and not ${isAhead(now)})`;

/** A session that is neither over nor idle for too long and, by the clock of the database, not older than any role's limit. */
const isWithinTime = (now: Date) => sql<boolean>`(
  expires_at > ${now}::timestamptz
  and last_seen_at > ${now}::timestamptz - make_interval(secs => idle_seconds)
  and inserted_at > now() - interval '12 hours')`;

/** Opened or used by a clock that was ahead. */
const isAhead = (now: Date) =>
  sql<boolean>`(greatest(sessions.created_at, last_seen_at) > ${latestBelievable(now)}::timestamptz)`;
