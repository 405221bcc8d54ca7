import { accountTexts } from '@indeks/contract/identity/accounts/accounts.texts';
import type { Confirmation } from '@indeks/contract/identity/accounts/second-step.schemas';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { canChangeAddress } from '../accounts.policy.ts';
import * as queries from '../accounts.queries.ts';
import { isSameAddress } from '../accounts.rules.ts';
import { confirmed } from '../signing-in/confirmation.service.ts';

/** A permit to change an address. Only `changingAddress` makes one, so that no call can skip the policy. */
export interface AddressPermit {
  readonly userId: number;
  /** The actor, who has just confirmed by password; undefined when the address does not change. */
  readonly confirmedBy: queries.Account | undefined;
}

interface AddressChange {
  readonly userId: number;
  readonly email: string;
  readonly given: { readonly [Key in keyof Confirmation]?: Confirmation[Key] | undefined };
}

/**
 * The one way to a change that says the address of an account. A new address is refused to whom the policy does not allow
 * it, and asks the actor for the password, and for the code of the second step; the same address asks for nothing.
 */
export const changingAddress = async <T>(
  ctx: SignedInCtx,
  { userId, email, given }: AddressChange,
  change: (tx: SignedInCtx, permit: AddressPermit) => Promise<T>,
): Promise<T> => {
  const target = getOrRefuse(await queries.findById(ctx, userId));
  if (isSameAddress(target.email, email))
    return transact(ctx, (tx) => change(tx, { userId, confirmedBy: undefined }));
  if (!canChangeAddress(ctx.actor, { id: userId, role: target.user_role })) refuse('auth/not-allowed');
  return confirmed(ctx, given, (tx, actor) => change(tx, { userId, confirmedBy: actor }));
};

/** Checked when the account is locked: the address may have changed after the permit was given. */
export const requirePermit = (
  { userId, confirmedBy }: AddressPermit,
  id: number,
  before: { readonly email: string },
  after: { readonly email: string },
): void => {
  if (userId !== id) throw new Error('The permit is of another account.');
  if (isSameAddress(before.email, after.email) || confirmedBy) return;
  refuse('input/invalid', { fields: [{ path: 'password', message: accountTexts.currentPasswordRequired }] });
};
