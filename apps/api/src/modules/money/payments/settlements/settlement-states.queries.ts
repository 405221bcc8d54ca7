import {
  overdueStates,
  type OverdueState,
  type SettlementState,
} from '@indeks/contract/payments/payments.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

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

export type AskedState = SettlementState | OverdueState;

/** Whether it follows from today. */
export const isOverdueState = (state: AskedState): state is OverdueState =>
  overdueStates.some((known) => known === state);

const daysOverdue: Readonly<Record<OverdueState, readonly [number, number]>> = {
  'overdue-month': [1, 30],
  'overdue-quarter': [31, 90],
  'overdue-longer': [91, 100_000],
};

/** Whether the oldest of what the person of a row of `balance_list` owes has been due for so many days. */
export const isOverdue = (ctx: Ctx, state: OverdueState) => {
  const [from, to] = daysOverdue[state];
  // As `lateness` is counted: the longest overdue is the largest.
  const today = sql`(date '2100-01-01' - ${ctx.clock.today()}::date)`;
  return sql<boolean>`balance_list.lateness between ${today} + ${sql.lit(from)} and ${today} + ${sql.lit(to)}`;
};

/** People by the days since the oldest of what they owe was due, each once, from the order of these days. */
export const countOverdue = async (ctx: Ctx) => {
  const { rows } = await sql<{ month: number; quarter: number; longer: number }>`
    select count(*) filter (where days <= 30) as month, count(*) filter (where days between 31 and 90) as quarter,
      count(*) filter (where days > 90) as longer
    from (
      select lateness - (date '2100-01-01' - ${ctx.clock.today()}::date) as days from (
        select distinct lateness, uid from balance_list
        where not archived and lateness > date '2100-01-01' - ${ctx.clock.today()}::date) as person) as late`.execute(
    ctx.db,
  );
  return rows[0] ?? { month: 0, quarter: 0, longer: 0 };
};
