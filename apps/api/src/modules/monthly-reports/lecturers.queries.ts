import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import type { ReportType } from '@indeks/contract/months/months.schemas';
import { reportStatus, type ReportStatus } from '@indeks/contract/months/report-status';
import type { LecturerReportSortKey } from '@indeks/contract/reports/reports.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { pageOf, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export interface LecturersFilter extends Paging<LecturerReportSortKey> {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly onlyWaiting: boolean;
}

type ReportStates = Readonly<
  Partial<Record<ReportType, { readonly status: ReportStatus; readonly version: number }>>
>;

const order = {
  by: { name: polishOrder(sql.ref('users.name')) },
  first: 'name',
  tieBreaker: sql.ref('users.id'),
} as const;

/** Everybody who sends monthly reports, with those of the month. */
export const list = async (ctx: Ctx, filter: LecturersFilter) => {
  const { month, onlyWaiting, search: term } = filter;
  const search = term ? { own: matchesSearch(sql.ref('users.search'), term) } : undefined;
  let filtered = ctx.db.selectFrom('users').where(sends());
  if (onlyWaiting) filtered = filtered.where(await isWaiting(ctx, month));
  return pageOf(ctx.db, { filtered, order, search }, filter, (ids) => withReports(ctx, ids, month));
};

const withReports = (ctx: Ctx, ids: readonly number[], month: string) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('role'))
    .select(
      sql<ReportStates>`(
        select coalesce(jsonb_object_agg(type, jsonb_build_object('status', status, 'version', version)), '{}')
        from monthly_reports as r where r.user_id = users.id and r.month = ${`${month}-01`}
      )`.as('reports'),
    )
    .where('users.id', 'in', ids)
    .execute();

export interface WaitingReport {
  readonly id: number;
  readonly user_id: number;
  readonly type: ReportType;
}

/** The reports of the month that wait for a decision. */
export const waiting = (ctx: Ctx, month: string): Promise<WaitingReport[]> =>
  waitingReports(ctx, month).execute();

/** The same, kept from everybody else until the transaction ends. */
export const holdWaiting = (ctx: Ctx, month: string): Promise<WaitingReport[]> =>
  waitingReports(ctx, month).orderBy('r.id').forUpdate('r').execute();

const waitingReports = (ctx: Ctx, month: string) =>
  ctx.db
    .selectFrom('monthly_reports as r')
    .innerJoin('users', 'users.id', 'r.user_id')
    .select(['r.id', 'r.user_id'])
    // The table's check admits no other type.
    .select((row) => row.ref('r.type').$castTo<ReportType>().as('type'))
    .where('r.month', '=', `${month}-01`)
    .where('r.status', '=', reportStatus.sent)
    .where(sends());

/** As many people as are looked up one by one. */
const fewPeople = 200;

/**
 * Whether a report of the person waits. Of few, their ids are the condition. Of many, each person is asked in the order
 * of the list until the page is full: as a join the planner, who takes month and status for independent, would collect
 * and sort everybody.
 */
const isWaiting = async (ctx: Ctx, month: string) => {
  const few = await ctx.db
    .selectFrom('monthly_reports as w')
    .select('w.user_id')
    .distinct()
    .where('w.month', '=', `${month}-01`)
    .where('w.status', '=', sql.lit(1))
    .limit(fewPeople)
    .execute();
  if (few.length < fewPeople)
    return sql<boolean>`users.id = any(${few.map(({ user_id }) => user_id)}::integer[])`;
  return sql<boolean>`(select true from monthly_reports as w
    where w.user_id = users.id and w.month = ${`${month}-01`} and w.status = 1 limit 1)`;
};

/** In the words of the index users_reporting_name. */
const sends = () =>
  sql<boolean>`users.user_role in (0, 5, 7, 8) and users.active = 1 and users.archived_at is null`;
