import {
  overdueStates,
  type OverdueState,
  type SettlementState,
} from '@indeks/contract/money/payments/payments.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** The balance of a person in `balance_list`: of the enrolments that are not archived, or of all of them. */
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
  overdue: [1, 100_000],
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

/** People who are overdue on the day: the amount due until then, and since when. */
const overduePeople = (ctx: Ctx) => sql`
  select uid, sum(amount)::bigint as owed, ${ctx.clock.today()}::date - min(day) as days from due_list
  where day <= ${ctx.clock.today()} group by uid having min(day) < ${ctx.clock.today()}`;

/** How many are overdue, with how much in all, and how many for how long. */
export const sumOverdue = async (ctx: Ctx) => {
  const { rows } = await sql<Record<'people' | 'sum' | 'month' | 'quarter' | 'longer', number>>`
    select count(*) as people, coalesce(sum(owed), 0)::bigint as sum, count(*) filter (where days <= 30) as month,
      count(*) filter (where days between 31 and 90) as quarter, count(*) filter (where days > 90) as longer
    from (${overduePeople(ctx)}) as late`.execute(ctx.db);
  return rows[0] ?? { people: 0, sum: 0, month: 0, quarter: 0, longer: 0 };
};

/** Those who are overdue with the most, the most first. */
export const findLargestOverdue = async (ctx: Ctx, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ uid: number }>`
    select uid from (${overduePeople(ctx)}) as late order by owed desc, uid limit ${limit}`.execute(ctx.db);
  return rows.map(({ uid }) => uid);
};
