import { role } from '@indeks/contract/access/roles';
import type { SettlementState } from '@indeks/contract/money/payments/payments.keys';
import { staffGroups } from '@indeks/contract/identity/people/people.keys';
import { mostTrends, type Grouping } from '@indeks/contract/money/statistics/statistics.keys';
import type { StatisticsFilter } from '@indeks/contract/money/statistics/statistics.schemas';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface GroupedFilter extends StatisticsFilter {
  readonly settlement?: SettlementState | undefined;
}

/** People by place or by course, the most first. */
export const countBy = (ctx: Ctx, grouping: Grouping, filter: GroupedFilter) => {
  // Counted before they are named: a name for each group and not for each person.
  const people = filter.settlement
    ? countedInState(ctx, grouping, filter)
    : countedListed(ctx, grouping, filter);
  const counted = sql<{ id: number; amount: number }>`(${people})`.as<'counted'>(sql.ref('counted'));
  const named = ctx.db.selectFrom(tables[grouping]).select(['id', 'name']).as('named');
  return ctx.db
    .selectFrom(counted)
    .innerJoin(named, 'named.id', 'counted.id')
    .select(['counted.id', 'named.name', 'counted.amount'])
    .select(sql<number>`count(*) over ()`.as('groups'))
    .orderBy('counted.amount', 'desc')
    .orderBy(sql`named.name collate "pl-x-icu"`)
    .orderBy('counted.id');
};
const tables = { pid: 'places', cid: 'courses' } as const;

const countedListed = (ctx: Ctx, grouping: Grouping, filter: StatisticsFilter) =>
  listed(ctx, filter)
    .select(`student_list.${grouping} as id`)
    .select(sql<number>`count(distinct student_list.uid)`.as('amount'))
    .groupBy(`student_list.${grouping}`);

/** People who owe, overpaid or paid nothing are counted in an index by place and course, each person once. */
const countedInState = (ctx: Ctx, grouping: Grouping, { date, pid, cid, settlement }: GroupedFilter) => {
  let rows = ctx.db
    .selectFrom('state_list')
    .select([`state_list.${grouping} as id`, 'state_list.name', 'state_list.uid'])
    .distinct()
    .where('state_list.state', '=', settlement ?? 'owed');
  if (date) rows = rows.where('state_list.date', 'in', [...date]);
  if (pid) rows = rows.where('state_list.pid', 'in', [...pid]);
  if (cid) rows = rows.where('state_list.cid', 'in', [...cid]);
  return ctx.db
    .selectFrom(rows.as('people'))
    .select(['people.id', (row) => row.fn.countAll<number>().as('amount')])
    .groupBy('people.id');
};

/** How many people study how many courses of those that the filter leaves. */
export const countByCourses = (ctx: Ctx, filter: StatisticsFilter) => {
  // Grouped in the order of an index; `count(distinct …)` would sort again for each person.
  const studied = listed(ctx, filter)
    .select(['student_list.uid', 'student_list.cid'])
    .distinct()
    .as('studied');
  const people = ctx.db
    .selectFrom(studied)
    .select((row) => row.fn.countAll<number>().as('courses'))
    .groupBy('studied.uid')
    .as('people');
  return ctx.db
    .selectFrom(people)
    .select(['people.courses as count', (row) => row.fn.countAll<number>().as('amount')])
    .groupBy('people.courses')
    .orderBy('people.courses')
    .execute();
};

/** The largest courses over all intakes, each with its people in every intake that somebody studies in. */
export const trendRows = (ctx: Ctx) => {
  // A person studies a course once in an intake.
  const counts = sql`select cid, date, count(*) as amount from student_list where not archived group by cid, date`;
  const totals = sql`select date, count(distinct uid) as total from student_list where not archived group by date`;
  return ctx.db
    .with('counts', () => sql<{ cid: number; date: string; amount: number }>`(${counts})`)
    .with('totals', () => sql<{ date: string; total: number }>`(${totals})`)
    .with('largest', (db) =>
      db
        .selectFrom('counts')
        .innerJoin('courses', 'courses.id', 'counts.cid')
        .select(['counts.cid', 'courses.name', sql<number>`sum(counts.amount)`.as('everybody')])
        .groupBy(['counts.cid', 'courses.name'])
        .orderBy('everybody', 'desc')
        .orderBy('counts.cid')
        .limit(mostTrends),
    )
    .selectFrom('largest')
    .innerJoin('totals', (join) => join.onTrue())
    .leftJoin('counts', (join) =>
      join.onRef('counts.cid', '=', 'largest.cid').onRef('counts.date', '=', 'totals.date'),
    )
    .select(['largest.cid as id', 'largest.name', 'totals.date', 'totals.total'])
    .select(sql<number>`coalesce(counts.amount, 0)`.as('amount'))
    .orderBy('largest.everybody', 'desc')
    .orderBy('largest.cid')
    .orderBy('totals.date');
};

/** Price and payments of the enrolments that match the filter. */
export const sumMoney = (ctx: Ctx, filter: StatisticsFilter) => {
  let left = ctx.db.selectFrom('enrolment_balances as b').where('b.archived', '=', false);
  // An enrolment has one account for both of its courses: it counts whole if one of them is asked for.
  if (filter.date ?? filter.pid ?? filter.cid)
    left = left.where('b.enrolment_id', 'in', listed(ctx, filter).select('student_list.enrolment_id'));
  return left
    .select([
      sql<number>`coalesce(sum(b.price), 0)::bigint`.as('due'),
      sql<number>`coalesce(sum(b.paid + b.user_paid), 0)::bigint`.as('paid'),
      sql<number>`coalesce(sum(b.balance) filter (where b.balance > 0), 0)::bigint`.as('owed'),
      sql<number>`coalesce(-sum(b.balance) filter (where b.balance < 0), 0)::bigint`.as('overpaid'),
    ])
    .executeTakeFirstOrThrow();
};

/** When the newest bank report was uploaded. */
export const findLastReport = (ctx: Ctx) =>
  ctx.db
    .selectFrom('bank_reports')
    .select('added_at')
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Literals, not parameters: only then does the planner match the partial indexes. */
const hasRole = (roles: readonly number[]) =>
  sql<boolean>`user_role in (${sql.join(roles.map((each) => sql.lit(each)))}) and archived_at is null`;

export const countEverything = async (ctx: Ctx, today: string) => {
  const { rows } = await sql<{
    places: number;
    coordinators: number;
    administratives: number;
    professors: number;
    subjects: number;
    courses: number;
  }>`select
      (select count(*) from places where active = 1) as places,
      (select count(*) from users where ${hasRole([role.coordinator])}) as coordinators,
      (select count(*) from users where ${hasRole(staffGroups.administrative)}
        and exists (select from contracts where contracts.user_id = users.id
          and contracts.start_date <= ${today} and contracts.end_date >= ${today})) as administratives,
      (select count(*) from users where ${hasRole(staffGroups.lecturers)}) as professors,
      (select count(*) from subjects) as subjects,
      (select count(*) from courses) as courses`.execute(ctx.db);
  return rows[0];
};

/** A row for each course of an enrolment that the filter leaves, as the list of students has them. */
const listed = (ctx: Ctx, { date, pid, cid }: StatisticsFilter) => {
  let query = ctx.db.selectFrom('student_list').where('student_list.archived', '=', false);
  if (date) query = query.where('student_list.date', 'in', [...date]);
  if (pid) query = query.where('student_list.pid', 'in', [...pid]);
  if (cid) query = query.where('student_list.cid', 'in', [...cid]);
  return query;
};
