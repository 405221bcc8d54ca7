import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import type { PlannedInstalment } from './instalments.rules.ts';

/** The price of an enrolment and in which parts it is paid; a plan that is not there has the version 0. */
export const find = (ctx: Ctx, scid: number) =>
  planRows(ctx).where('b.enrolment_id', '=', scid).executeTakeFirst();
export type PlanRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** The same of an enrolment that is not archived. Its price stays until the transaction ends. */
export const hold = async (ctx: Ctx, scid: number): Promise<PlanRow | undefined> => {
  // A change of price takes the lock on the person's row, too.
  await holdPeopleOfEnrolments(ctx, [scid]);
  return planRows(ctx).where('b.enrolment_id', '=', scid).where('b.archived', '=', false).executeTakeFirst();
};

const planRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('enrolment_balances as b')
    .innerJoin('enrolments as e', 'e.id', 'b.enrolment_id')
    .leftJoin('instalment_plans as plan', 'plan.enrolment_id', 'b.enrolment_id')
    .select(['b.enrolment_id as scid', 'b.uid', 'e.date', 'b.price'])
    .select([planDays.as('days'), 'plan.amounts', earliestDue.as('earliest')])
    .select(planVersion.as('version'));

/** As 'YYYY-MM-DD', which a list of days is not by itself. */
export const planDays = sql<string[] | null>`plan.days::text[]`;

/** The first day on which anything of the enrolment `e` can be due. */
export const earliestDue = sql<string>`earliest_due(e.created_at)`;

/** 0 where there was never a plan. */
export const planVersion = sql<number>`coalesce(plan.version, 0)`;

/** False when somebody else changed the plan since it was read. */
export const write = async (
  ctx: Ctx,
  key: VersionKey,
  instalments: readonly PlannedInstalment[],
): Promise<boolean> => {
  const columns = {
    days: instalments.map(({ due }) => due),
    amounts: instalments.map(({ amount }) => amount),
  };
  if (key.version > 0) return updateVersioned(ctx, 'instalment_plans', key, columns);
  const added = await ctx.db
    .insertInto('instalment_plans')
    .values({ enrolment_id: key.id, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
};
