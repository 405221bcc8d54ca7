import type { SettlementState } from '@indeks/contract/payments/payments.keys';
import { sql } from 'kysely';

/** What a person owes, as `balance_list` has it: of the enrolments that are not archived, or of all of them. */
export const balanceOf = (archived = false) =>
  sql.ref<number>(archived ? 'balance_list.whole_balance' : 'balance_list.balance');

/** Whether the person of a row of `balance_list` owes something, paid too much, or paid nothing. */
export const isInState = (state: SettlementState, archived = false) => {
  if (state === 'owed') return sql<boolean>`${balanceOf(archived)} > 0`;
  if (state === 'overpaid') return sql<boolean>`${balanceOf(archived)} < 0`;
  return archived
    ? sql<boolean>`balance_list.whole_unpaid`
    : sql<boolean>`balance_list.unpaid and not balance_list.archived`;
};
