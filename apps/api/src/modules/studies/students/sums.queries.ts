import type { Ctx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';

/** What was paid for some enrolments, by the bank's word and by hand, and what is left. */
export const listSums = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('enrolment_balances')
    .select(['enrolment_id as id', 'paid', 'user_paid', 'balance'])
    .where('enrolment_id', 'in', orNone(ids))
    .execute();
