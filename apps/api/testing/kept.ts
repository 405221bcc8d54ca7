import type { Ctx } from '#platform/context.ts';
import { findWrongThings, readKeptThings } from '#platform/kept/kept.ts';

const money = new Set([
  'enrolment_balances',
  'balance_list',
  'due_list',
  'state_list',
  'instalment_plans (days, amounts, version)',
  'bank_reports (booked_count, booked_sum)',
]);

/** The kept sums and lists of students' money that differ from their payments. */
export const findWrongMoney = async (ctx: Ctx) =>
  findWrongThings(
    ctx,
    (await readKeptThings()).filter(({ name }) => money.has(name)),
  );
