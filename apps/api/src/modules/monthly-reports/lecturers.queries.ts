import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import type { ReportStatus, ReportType } from '@indeks/contract/months/months.schemas';
import type { LecturerReportSortKey } from '@indeks/contract/reports/reports.keys';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
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
  const everybody = ctx.db.selectFrom('users').where(sends());
  const list = onlyWaiting ? await waitingOf(ctx, everybody, month) : { filtered: everybody };
  return pageOf(ctx.db, { ...list, order, search }, filter, (ids) => withReports(ctx, ids, month));
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

export interface WaitingCounts {
  readonly waiting: number;
  readonly clean: number;
  /** Those of which nobody asked yet whether they are clean. */
  readonly unjudged: number;
}

/** Counted from the index of what waits. */
export const countWaiting = (ctx: Ctx, month: string): Promise<WaitingCounts> =>
  waitingReports(ctx, month)
    .clearSelect()
    .select([
      sql<number>`count(*)`.as('waiting'),
      sql<number>`count(*) filter (where r.clean)`.as('clean'),
      sql<number>`count(*) filter (where r.clean is null)`.as('unjudged'),
    ])
    .executeTakeFirstOrThrow();

/** Those that nobody judged yet. */
export const unjudged = (ctx: Ctx, month: string): Promise<WaitingReport[]> =>
  waitingReports(ctx, month).where('r.clean', 'is', null).execute();

/** The same, without those that somebody decides or whose entries change at this moment; kept from everybody else. */
export const holdUnjudged = (ctx: Ctx, month: string): Promise<WaitingReport[]> =>
  waitingReports(ctx, month).where('r.clean', 'is', null).forUpdate('r').skipLocked().execute();

export const storeJudged = (ctx: Ctx, judged: readonly number[], clean: readonly number[]) =>
  ctx.db
    .updateTable('monthly_reports')
    .set({ clean: sql<boolean>`id = any(${[...clean]}::integer[])` })
    .where('id', '=', sql<number>`any(${[...judged]}::integer[])`)
    .execute();

/** The reports of the month that wait for a decision, kept from everybody else until the transaction ends. */
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
    // As a literal: the index of what waits is found by these words.
    .where('r.status', '=', sql.lit(1))
    .where(sends());

/** As many people as are looked up one by one. */
const fewPeople = 200;

/**
 * Those of the people of whom a report waits. If they are few, their ids are the condition. If they are many, each
 * person is asked in the order of the list until the page is full: as a join the planner, who takes month and status
 * for independent, would collect and sort everybody. Only the total is counted by a join.
 */
const waitingOf = async (ctx: Ctx, everybody: SelectQueryBuilder<DB, 'users', object>, month: string) => {
  const waiting = ctx.db
    .selectFrom('monthly_reports as w')
    .select('w.user_id')
    .where('w.month', '=', `${month}-01`)
    // As a literal: the index of what waits is found by these words.
    .where('w.status', '=', sql.lit(1));
  const few = await waiting.distinct().limit(fewPeople).execute();
  if (few.length < fewPeople) {
    const ids = few.map(({ user_id }) => user_id);
    return { filtered: everybody.where('users.id', '=', sql<number>`any(${ids}::integer[])`) };
  }
  const isWaiting = waiting.where('w.user_id', '=', sql<number>`users.id`).clearSelect();
  return {
    filtered: everybody.where(sql<boolean>`${isWaiting.select(sql<boolean>`true`.as('waits')).limit(1)}`),
    counted: everybody.where('users.id', 'in', waiting),
  };
};

/** In the words of the index users_reporting_name. */
const sends = () =>
  sql<boolean>`users.user_role in (0, 5, 7, 8) and users.active = 1 and users.archived_at is null`;
