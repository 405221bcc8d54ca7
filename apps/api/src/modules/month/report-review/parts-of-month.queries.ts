import { mostReminded, type ReportPart } from '@indeks/contract/month/report-review/report-review.keys';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import { byListedName, isPersonnel, sendsReports } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';

/** People whose reports of the month are all decided, or who send reports and sent none for the month. */
export const pickPart = (ctx: Ctx, month: string, part: ReportPart) => {
  const people = ctx.db.selectFrom('users');
  const reports = sql`select m.user_id from monthly_reports as m where m.month = ${`${month}-01`}`;
  if (part === 'missing')
    return people.where(sendsReports()).where(sql<boolean>`users.id not in (${reports})`);
  // Whoever sent a report is of the personnel, which has an index in the order of names. `is true` keeps the planner from a
  // join, for which it would collect and sort everybody.
  const decided = sql<boolean>`(users.id in (${reports} group by m.user_id having ${noneWaits})) is true`;
  return people.where(isPersonnel('users')).where(decided);
};

const noneWaits = sql<boolean>`bool_and(m.status <> ${sql.lit(reportStatus.sent)})`;

/** People with hours of the month at a place, which hours refer to by name. */
export const listWorkingIn = async ({ db }: Ctx, place: number, month: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('work_times as t')
    .innerJoin('places as p', 'p.name', 't.city')
    .select('t.user_id')
    .distinct()
    .where('t.month', '=', `${month}-01`)
    .where('p.id', '=', place)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** How many sent none, and how many of them were not reminded of the month today; each as far as people are reminded at once. */
export const countMissing = async (ctx: Ctx, month: string) => ({
  people: await countSome(ctx, pickPart(ctx, month, 'missing')),
  unreminded: await countSome(ctx, pickUnreminded(ctx, month)),
});

const countSome = async ({ db }: Ctx, people: ReturnType<typeof pickPart>): Promise<number> => {
  const { count } = await db
    .selectFrom(people.select('users.id').limit(mostReminded).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const pickUnreminded = (ctx: Ctx, month: string) =>
  pickPart(ctx, month, 'missing').where(
    sql<boolean>`not exists (
      select from report_reminders as r
      where r.user_id = users.id and r.month = ${`${month}-01`} and r.day = ${ctx.clock.today()})`,
  );

/**
 * People who sent no report and were not reminded of the month today, with the kinds that they send and the time of their last
 * reminder.
 */
export const listUnreminded = (ctx: Ctx, month: string) =>
  pickUnreminded(ctx, month)
    .select(['users.id as uid', 'users.listed_name'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('role'))
    .select(
      sql<string | null>`(
        select max(r.day) from report_reminders as r where r.user_id = users.id and r.month = ${`${month}-01`})`.as(
        'reminded',
      ),
    )
    .orderBy(byListedName.by.name)
    .orderBy('users.id')
    .limit(mostReminded)
    .execute();

/** The number of people with only decided reports, and the number of these reports. */
export const countDecided = async (ctx: Ctx, month: string): Promise<{ people: number; reports: number }> => {
  const decided = ctx.db
    .selectFrom('monthly_reports as m')
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .where('m.month', '=', `${month}-01`)
    .groupBy('m.user_id')
    .having(noneWaits)
    .as('decided');
  return ctx.db
    .selectFrom(decided)
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .select(sql<number>`coalesce(sum(decided.reports), 0)::integer`.as('reports'))
    .executeTakeFirstOrThrow();
};

export const countReminded = async ({ db, clock }: Ctx, month: string): Promise<number> => {
  const { count } = await db
    .selectFrom('report_reminders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('month', '=', `${month}-01`)
    .where('day', '=', clock.today())
    .executeTakeFirstOrThrow();
  return count;
};

/** For people who are locked, so that nobody else reminds them at the same moment. */
export const insertReminders = async (ctx: Ctx, month: string, people: readonly number[], sentBy: number) => {
  if (people.length === 0) return;
  const day = ctx.clock.today();
  await ctx.db
    .insertInto('report_reminders')
    .values(people.map((user_id) => ({ user_id, month: `${month}-01`, day, sent_by: sentBy })))
    .execute();
};
