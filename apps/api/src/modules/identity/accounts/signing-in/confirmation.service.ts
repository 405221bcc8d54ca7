import { accountTexts } from '@indeks/contract/identity/accounts/accounts.texts';
import type { Confirmation } from '@indeks/contract/identity/accounts/second-step.schemas';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from '../accounts.queries.ts';
import { takeCode } from '../second-step/step-codes.service.ts';

type Given = { readonly [Key in keyof Confirmation]?: Confirmation[Key] | undefined };

/**
 * A change that could take an account over: an open screen is not enough for it, the actor gives the password once more,
 * and the code where the second step is on. The code is used up in the transaction of the change.
 */
export const confirmed = async <T>(
  ctx: SignedInCtx,
  given: Given,
  change: (tx: SignedInCtx, actor: queries.Account) => Promise<T>,
): Promise<T> => {
  const account = getOrRefuse(await queries.findById(ctx, ctx.actor.id));
  await checkPassword(ctx, account, given.password);
  return transact(ctx, async (tx) => {
    if (account.second_step_since !== null) await takeCode(tx, account.id, given.code);
    forgetFailures(tx, account);
    return change(tx, account);
  });
};

/** Every try is counted before it is made: an open screen is no way to guess, and guesses at the login do not count here. */
export const checkPassword = async (
  ctx: SignedInCtx,
  account: queries.Account,
  given: string | undefined,
): Promise<void> => {
  const { throttle, passwords } = ctx.services;
  if (!given)
    return refuse('input/invalid', {
      fields: [{ path: 'password', message: accountTexts.currentPasswordRequired }],
    });
  await throttle.attempt('confirmation', account.uuid);
  if (!(await passwords.verify(given, account.password_hash, account.uuid)))
    refuse('auth/wrong-current-password');
};

export const forgetFailures = (tx: SignedInCtx, { uuid }: queries.Account): void =>
  tx.afterCommit(() => tx.services.throttle.clear('confirmation', uuid));
