import type { z } from 'zod';
import type { passwordChange } from '@indeks/contract/accounts/accounts.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { deleteSessionsOf } from '#platform/auth/sessions.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import { accountTexts } from '@indeks/contract/accounts/accounts.texts';
import { canChangePassword, mustGiveCurrentPassword } from './accounts.policy.ts';
import * as queries from './accounts.queries.ts';
import { open } from './session.service.ts';
import * as users from './users.queries.ts';

interface Change {
  readonly id: number;
  readonly body: z.output<typeof passwordChange>;
}

/** Every session of the person ends, this one too: the answer carries a new one. */
export const changePassword = async (ctx: SignedInCtx, { id, body }: Change, exchange: Exchange) => {
  if (!canChangePassword(ctx.actor, id)) refuse('record/not-found');
  const account = getOrRefuse(await queries.findById(ctx, id));
  if (mustGiveCurrentPassword(ctx.actor)) await checkCurrent(ctx, account, body.password);
  const passwordHash = await ctx.services.passwords.hash(body.passwordNew);
  return transact(ctx, async (tx) => {
    await users.setPassword(tx, id, passwordHash);
    await queries.closeOneTimePasswords(tx, [id]);
    await deleteSessionsOf(tx.db, id);
    await audit(tx, { action: 'account.password-change', subjectId: id });
    return open(tx, exchange, account, false);
  });
};

/** Wrong current passwords count as failed logins, so that an open screen is no way to guess. */
const checkCurrent = async (
  ctx: SignedInCtx,
  account: queries.Account,
  given: string | undefined,
): Promise<void> => {
  const { throttle, passwords } = ctx.services;
  if (given === undefined)
    refuse('input/invalid', {
      fields: [{ path: 'password', message: accountTexts.currentPasswordRequired }],
    });
  const key = account.email.toLowerCase();
  await throttle.check('loginAccount', key);
  if (await passwords.verify(given ?? '', account.password_hash)) return;
  await throttle.fail('loginAccount', key);
  refuse('auth/wrong-current-password');
};
