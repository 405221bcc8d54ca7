import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import * as queries from './known-devices.queries.ts';
import { hashToken, makeToken, tokenIn } from './tokens.ts';

/** A year after the last login in it, a browser is a stranger again. */
export const deviceSeconds = 365 * 24 * 60 * 60;

interface Place {
  readonly db: Database;
  readonly clock: Clock;
}

/** Whether the person with this address has signed in with this cookie before. */
export const isKnownDevice = async (
  { db, clock }: Place,
  token: string | undefined,
  email: string,
): Promise<boolean> =>
  token !== undefined &&
  (await queries.findKnownDevice(db, hashToken(token), email, clock.now())) !== undefined;

/** Gives the token for the cookie; a browser that several people share keeps its own. */
export const rememberDevice = async (
  { db, clock }: Place,
  token: string | undefined,
  userId: number,
): Promise<string> => {
  const kept = tokenIn(token) ?? makeToken();
  const expiresAt = new Date(clock.now().getTime() + deviceSeconds * 1000);
  await queries.saveKnownDevice(db, hashToken(kept), userId, expiresAt);
  return kept;
};
