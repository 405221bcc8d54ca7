import type { Sums } from '@indeks/contract/money/payments/payments.schemas';

/** The sums of a person: those of the enrolments added up. */
export const addSums = (every: readonly Sums[]): Sums =>
  every.reduce(
    (total, one) => ({
      price: total.price + one.price,
      paid: total.paid + one.paid,
      user_paid: total.user_paid + one.user_paid,
      balance: total.balance + one.balance,
    }),
    { price: 0, paid: 0, user_paid: 0, balance: 0 },
  );
