import { reportTypes, type ReportType } from '@indeks/contract/common/report-types';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import type { ReportRow } from './monthly-reports.rules.ts';

export interface MonthKey {
  readonly userId: number;
  readonly type: ReportType;
  /** 'YYYY-MM' */
  readonly month: string;
}

/** Months of one kind, of one person or of several. */
export interface OwnedMonth {
  readonly userId: number;
  readonly month: string;
}

export const reportColumns = [
  'id',
  'user_id',
  'type',
  'month',
  'status',
  'reason',
  'sent_at',
  'decided_at',
  'changed_at',
  'version',
] as const;

export const findReport = (ctx: Ctx, { userId, type, month }: MonthKey): Promise<ReportRow | undefined> =>
  reports(ctx)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst();

/** The name of the person who last accepted or rejected a report; undefined if the audit log has no name. */
export const findDecider = async (ctx: Ctx, reportId: number): Promise<string | undefined> => {
  const row = await ctx.db
    .selectFrom('monthly_reports')
    .innerJoin('users', 'users.id', 'monthly_reports.decided_by')
    .select('users.name')
    .where('monthly_reports.id', '=', reportId)
    .executeTakeFirst();
  return row?.name;
};

export const findReports = (
  ctx: Ctx,
  type: ReportType,
  months: readonly OwnedMonth[],
): Promise<ReportRow[]> => ofMonths(ctx, type, months).execute();

/**
 * Nobody else sends or decides them before the transaction ends, nor changes anything of their people. To be marked as changed they are held from others who
 * would mark them too: of two who share a row neither could change it.
 */
export const holdReports = async (
  ctx: Ctx,
  type: ReportType,
  months: readonly OwnedMonth[],
  { toMark }: { toMark: boolean },
): Promise<ReportRow[]> => {
  const userIds = months.map(({ userId }) => userId);
  const numbers = months.map(({ month }) => numberToHold(type, month));
  await sql`select pg_advisory_xact_lock_shared(held.user_id, held.number)
    from (select distinct user_id, number from unnest(${userIds}::integer[], ${numbers}::integer[]) as pairs(user_id, number)
      order by user_id, number) as held`.execute(ctx.db);
  await holdPeople(ctx, userIds);
  // In the order of person and id, as transactions that lock all waiting reports of a month do.
  const reports = ofMonths(ctx, type, months).orderBy('user_id').orderBy('id');
  return (toMark ? reports.forNoKeyUpdate() : reports.forShare()).execute();
};

/**
 * Sending waits until changes of the month's entries that have begun are over, and holds up new ones. A report that
 * is sent for the first time has no row yet that could be held.
 */
export const holdForSending = (ctx: Ctx, { userId, type, month }: MonthKey) =>
  sql`select pg_advisory_xact_lock(${userId}, ${numberToHold(type, month)})`.execute(ctx.db);

export const listReports = (ctx: Ctx, userId: number, from: string, to: string): Promise<ReportRow[]> =>
  reports(ctx)
    .where('user_id', '=', userId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .limit(500)
    .execute();

export const findNames = async (
  ctx: Ctx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const people = await ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${[...userIds]}::integer[])`)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};

/** Those that were rejected, of months before the day. */
export const listRejected = (ctx: Ctx, userId: number, before: string): Promise<ReportRow[]> =>
  reports(ctx)
    .where('user_id', '=', userId)
    // As a literal: the index of rejected months is found by these words.
    .where('status', '=', sql.lit(reportStatus.rejected))
    .where('month', '<', before)
    .orderBy('month')
    .limit(36)
    .execute();

/** One number for each kind of each month, held together with the number of the person. */
const numberToHold = (type: ReportType, month: string): number =>
  Number(month.replace('-', '')) * 10 + reportTypes.indexOf(type);

const ofMonths = (ctx: Ctx, type: ReportType, months: readonly OwnedMonth[]) =>
  reports(ctx)
    .where('type', '=', type)
    .where(
      sql<boolean>`(user_id, month) in (select * from unnest(
        ${months.map(({ userId }) => userId)}::integer[], ${months.map(({ month }) => `${month}-01`)}::date[]))`,
    );

const reports = (ctx: Ctx) =>
  ctx.db
    .selectFrom('monthly_reports')
    .select(reportColumns)
    // The table's checks admit no other type and status.
    .$narrowType<Pick<ReportRow, 'type' | 'status'>>();
