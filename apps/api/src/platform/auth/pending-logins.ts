import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import * as queries from './pending-logins.queries.ts';
import { hashToken, makeToken } from './tokens.ts';

/** As long as somebody may look for their telephone. */
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
  const expiresAt = new Date(clock.now().getTime() + pendingSeconds * 1000);
  await queries.insertPendingLogin(db, hashToken(token), login, expiresAt);
  return token;
};

export const findPendingLogin = ({ db, clock }: Place, token: string | undefined) =>
  token ? queries.findPendingLogin(db, hashToken(token), clock.now()) : Promise.resolve(undefined);
