import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { latestBelievable } from './clock-skew.ts';
import * as queries from './pending-logins.queries.ts';
import { hashToken, makeToken } from './tokens.ts';

/** The time to enter the code of the second step. */
export const pendingSeconds = 5 * 60;

interface Place {
  readonly db: Database;
  readonly clock: Clock;
}

/** Gives the token for the cookie. It opens no session: only the code of the second step does. */
export const openPendingLogin = async (
  { db, clock }: Place,
  login: queries.PendingLogin,
): Promise<string> => {
  const token = makeToken();
  await queries.insertPendingLogin(db, hashToken(token), login, endOf(clock.now()));
  return token;
};

export const findPendingLogin = async ({ db, clock }: Place, token: string | undefined) => {
  if (!token) return undefined;
  const now = clock.now();
  return queries.findPendingLogin(db, hashToken(token), now, endOf(latestBelievable(now)));
};

const endOf = (begun: Date): Date => new Date(begun.getTime() + pendingSeconds * 1000);
