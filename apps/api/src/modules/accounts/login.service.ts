import type { z } from 'zod';
import type { credentials } from '@indeks/contract/accounts/accounts.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { deleteSessionsOf } from '#platform/auth/sessions.queries.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import * as queries from './accounts.queries.ts';
import { isUsable, startsRestricted } from './accounts.rules.ts';
import { hashSecret } from './one-time-secret.ts';
import { open } from './session.service.ts';
import * as users from './users.queries.ts';

/** An id no account has, so that an unknown address costs the same statements as a known one. */
const nobody = 0;

/** Unknown address, wrong password and inactive account take the same steps and get the same answer. */
export const login = async (ctx: Ctx, input: z.output<typeof credentials>, exchange: Exchange) => {
  const { throttle, passwords } = ctx.services;
  const addressKey = input.email.toLowerCase();
  await throttle.check('loginAddress', exchange.ip);
  await throttle.check('loginAccount', addressKey);
  const account = await queries.findByEmail(ctx, input.email);
  const byPassword = await passwords.verify(input.password, account?.password_hash);
  // Asked again, since guesses that were sent at once passed the first check together.
  await throttle.check('loginAccount', addressKey);
  const usable = isUsable(account);
  const byOneTime = await takeOneTime(ctx, usable ? account.id : nobody, input.password);
  if (!usable || !(byPassword || byOneTime)) {
    await Promise.all([
      throttle.fail('loginAccount', addressKey),
      throttle.fail('loginAddress', exchange.ip),
    ]);
    return refuse('auth/invalid-credentials');
  }
  await throttle.clear('loginAccount', addressKey);
  return byOneTime ? openAfterRecovery(ctx, account, exchange) : openByPassword(ctx, account, exchange);
};

/** The session that follows a one-time password: it can only set a new one, and the old one is gone. */
export const openAfterRecovery = (ctx: Ctx, account: queries.Account, exchange: Exchange) =>
  transact(ctx, async (tx) => {
    await users.dropPassword(tx, account.id);
    await deleteSessionsOf(tx.db, account.id);
    await audit(tx, { action: 'account.one-time-login', subjectId: account.id });
    return open(tx, exchange, account, true);
  });

const openByPassword = (ctx: Ctx, account: queries.Account, exchange: Exchange) =>
  transact(ctx, async (tx) => {
    await audit(tx, { action: 'account.login', subjectId: account.id });
    return open(tx, exchange, account, startsRestricted(account));
  });

const takeOneTime = async (ctx: Ctx, userId: number, password: string): Promise<boolean> =>
  (await queries.takeOneTimePassword(ctx, { userId, passwordHash: hashSecret(password) })) !== undefined;
