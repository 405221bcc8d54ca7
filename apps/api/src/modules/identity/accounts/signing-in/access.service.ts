import { deleteKnownDevicesOf } from '#platform/auth/known-devices.queries.ts';
import { deletePendingLoginsOf } from '#platform/auth/pending-logins.queries.ts';
import { deleteSessionsOf, type Restriction } from '#platform/auth/sessions.queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import * as queries from '../accounts.queries.ts';
import { open } from './session.service.ts';

/** Ends sessions, logins that wait for a code, and mailed one-time passwords and links; forgets the known browsers. */
export const endAccess = async (tx: Ctx, userId: number): Promise<void> => {
  await deleteSessionsOf(tx.db, userId);
  await deletePendingLoginsOf(tx.db, userId);
  await deleteKnownDevicesOf(tx.db, userId);
  await queries.closeOneTimePasswords(tx, [userId]);
};

/** After a change of what protects the account this browser gets a new session, and no other keeps one. */
export const startAfresh = async (
  tx: Ctx,
  exchange: Exchange,
  account: queries.Account,
  restriction: Restriction,
) => {
  await endAccess(tx, account.id);
  return open(tx, exchange, account, restriction);
};
