import { makeNrb } from '@indeks/contract/numbers/nrb';
import { transact, type Ctx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import * as queries from './payment-accounts.queries.ts';

/** The next free number under the provider's mask. A number that is proposed once is not proposed again. */
export const propose = (ctx: Ctx) =>
  transact(ctx, async (tx) => ({
    bank_account: (await nextAccount(tx)) ?? refuse('students/no-account-mask'),
  }));

/** Undefined where no mask is set and numbers are typed. */
export const nextAccount = async (tx: Ctx): Promise<string | undefined> => {
  const mask = tx.services.config.PAYMENT_ACCOUNT_MASK;
  if (mask === '') return undefined;
  const digits = (await queries.takeNext(tx, mask)) ?? refuse('students/accounts-used-up');
  return makeNrb(digits.slice(0, 8), digits.slice(8));
};
