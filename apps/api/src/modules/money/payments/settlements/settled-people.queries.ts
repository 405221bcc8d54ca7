import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { settledEnrolments } from '../payments.queries.ts';
import { earliestDue, planDays } from '../plans/plans.queries.ts';

export interface EnrolmentsFilter {
  readonly date?: readonly string[] | undefined;
  readonly pid?: number | undefined;
  readonly cid?: number | undefined;
  readonly archived?: boolean | undefined;
}

/** People with their sums and the enrolments that a filter leaves. */
export const people = (ctx: Ctx, filter: EnrolmentsFilter) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.listed_name', 'users.email', 'users.telephone'])
    .select(fileVersion(sql.ref('users.avatar_file')).as('avatar'))
    .select((row) => [
      row
        .selectFrom('payment_reminders as r')
        .select(({ fn }) => fn.max('r.day').as('day'))
        .whereRef('r.uid', '=', 'users.id')
        .as('reminded'),
      jsonArrayFrom(
        row
          .selectFrom('enrolment_balances as kept')
          .innerJoin('enrolments as e', 'e.id', 'kept.enrolment_id')
          .leftJoin('instalment_plans as plan', 'plan.enrolment_id', 'e.id')
          .select(['kept.price', 'kept.paid', 'kept.user_paid', 'kept.balance', 'kept.archived'])
          .select(['e.date', planDays.as('days'), 'plan.amounts', earliestDue.as('earliest')])
          .whereRef('kept.uid', '=', 'users.id'),
      ).as('every'),
      jsonArrayFrom(enrolmentsLeftBy(ctx, filter).whereRef('b.uid', '=', sql.ref('users.id'))).as(
        'enrolments',
      ),
    ]);

export const enrolmentsLeftBy = (ctx: Ctx, { date, pid, cid, archived }: EnrolmentsFilter) => {
  let query = settledEnrolments(ctx);
  if (!archived) query = query.where('b.archived', '=', false);
  if (date) query = query.where('e.date', 'in', [...date]);
  if (pid !== undefined) query = query.where('e.pid', '=', pid);
  if (cid !== undefined)
    query = query.where((row) => row.or([row('first.cid', '=', cid), row('second.cid', '=', cid)]));
  return query;
};
