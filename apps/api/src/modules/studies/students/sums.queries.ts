import type { Ctx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';

/** The payments of some enrolments, by bank report and by hand, and the remaining amounts. */
export const listSums = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('enrolment_balances')
    .select(['enrolment_id as id', 'paid', 'user_paid', 'balance'])
    .where('enrolment_id', 'in', orNone(ids))
    .execute();
