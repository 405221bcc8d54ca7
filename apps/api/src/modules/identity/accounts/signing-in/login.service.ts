import type { z } from 'zod';
import type { credentials } from '@indeks/contract/identity/accounts/accounts.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { openPendingLogin } from '#platform/auth/pending-logins.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { concerning, refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import { endAccess } from './access.service.ts';
import * as queries from '../accounts.queries.ts';
import { isUsable, restrict } from '../accounts.rules.ts';
import { loginBudget } from './login-budget.ts';
import { hashSecret } from '../recovery/one-time-secret.ts';
import { open } from './session.service.ts';
import * as users from '../users/users.queries.ts';

/** An id no account has, so that an unknown address costs the same statements as a known one. */
const nobody = 0;

/** Unknown address, wrong password and inactive account take the same steps and get the same answer. */
export const login = async (ctx: Ctx, input: z.output<typeof credentials>, exchange: Exchange) => {
  const budget = await loginBudget(ctx, input.email, exchange);
  await concerning({ account: input.email }, () => budget.check());
  const account = await queries.findByEmail(ctx, input.email);
  const byPassword = await ctx.services.passwords.verify(input.password, account?.password_hash, exchange.ip);
  await concerning({ account: input.email }, () => budget.attempt());
  const usable = isUsable(account);
  const byOneTime = await takeOneTime(ctx, usable ? account.id : nobody, input.password);
  if (!usable || !(byPassword || byOneTime)) {
    const tried = { account: input.email, subjectId: account?.id };
    await ctx.services.events.note(ctx, { kind: 'login-failed', ...tried });
    return refuse('auth/invalid-credentials');
  }
  await budget.clear();
  if (byPassword) await renewHash(ctx, account, input.password, exchange.ip);
  return enter(ctx, exchange, account, byOneTime);
};

/** Lets in somebody who gave a password or opened a mailed link; with a second step only after its code. */
export const enter = async (
  ctx: Ctx,
  exchange: Exchange,
  account: queries.Account,
  afterRecovery: boolean,
) => {
  if (account.second_step_since === null) return openFor(ctx, exchange, account, afterRecovery);
  exchange.setCookie('login', await openPendingLogin(ctx, { userId: account.id, afterRecovery }));
  return refuse('auth/code-needed');
};

export const openFor = (ctx: Ctx, exchange: Exchange, account: queries.Account, afterRecovery: boolean) =>
  afterRecovery ? openAfterRecovery(ctx, exchange, account) : openByPassword(ctx, exchange, account);

/** The session that follows a one-time password: it can only set a new one, and the old one is gone. */
const openAfterRecovery = (ctx: Ctx, exchange: Exchange, account: queries.Account) =>
  transact(ctx, async (tx) => {
    await users.dropPassword(tx, account.id);
    await endAccess(tx, account.id);
    await noteFirst(tx, account);
    await audit(tx, { action: 'account.one-time-login', subjectId: account.id });
    return open(tx, exchange, account, 'password');
  });

const openByPassword = (ctx: Ctx, exchange: Exchange, account: queries.Account) =>
  transact(ctx, async (tx) => {
    await noteFirst(tx, account);
    await audit(tx, { action: 'account.login', subjectId: account.id });
    return open(tx, exchange, account, restrict(account, ctx.services.config.SECOND_STEP_ROLES));
  });

const noteFirst = async (tx: Ctx, { id, first_login_at: known }: queries.Account): Promise<void> => {
  if (known === null) await users.noteFirstLogin(tx, id);
};

/** Renews a hash of an earlier cost at the present one, unless the password was changed meanwhile. */
const renewHash = async (ctx: Ctx, account: queries.Account, password: string, caller: string) => {
  const { passwords } = ctx.services;
  const { id, password_hash: kept } = account;
  if (kept === null || !passwords.isOutdated(kept)) return;
  const renewed = await passwords.hash(password, caller);
  await transact(ctx, async (tx) => {
    if (!(await users.renewHash(tx, { id, kept, renewed }))) return;
    await audit(tx, { action: 'account.password-renewal', subjectId: id });
  });
};

const takeOneTime = async (ctx: Ctx, userId: number, password: string): Promise<boolean> =>
  (await queries.takeOneTimePassword(ctx, { userId, passwordHash: hashSecret(password) })) !== undefined;
