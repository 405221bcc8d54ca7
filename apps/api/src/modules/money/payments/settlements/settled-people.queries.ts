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
      jsonArrayFrom(enrolmentsOfPerson(ctx, filter)).as('enrolments'),
    ]);

/** `is true` keeps the planner from an index of the filter: one person has few enrolments, a place and an intake have many. */
const enrolmentsOfPerson = (ctx: Ctx, { archived, ...narrowing }: EnrolmentsFilter) =>
  enrolmentsLeftBy(ctx, { archived })
    .whereRef('b.uid', '=', sql.ref('users.id'))
    .where(sql<boolean>`(${sql.join([sql`true`, ...conditionsOf(narrowing)], sql` and `)}) is true`);

export const enrolmentsLeftBy = (ctx: Ctx, { date, pid, cid, archived }: EnrolmentsFilter) => {
  let query = settledEnrolments(ctx);
  if (!archived) query = query.where('b.archived', '=', false);
  for (const condition of conditionsOf({ date, pid, cid })) query = query.where(condition);
  return query;
};

const conditionsOf = ({ date, pid, cid }: Omit<EnrolmentsFilter, 'archived'>) => [
  ...(date ? [sql<boolean>`e.date in (${sql.join(date)})`] : []),
  ...(pid === undefined ? [] : [sql<boolean>`e.pid = ${pid}`]),
  ...(cid === undefined ? [] : [sql<boolean>`(first.cid = ${cid} or second.cid = ${cid})`]),
];
