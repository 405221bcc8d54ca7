import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportStatus, type ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import {
  mostDecidedAtOnce,
  mostInSections,
  type LecturerReportSortKey,
  type ReportPart,
} from '@indeks/contract/month/report-review/report-review.keys';
import { sql, type Expression } from 'kysely';
import { listWorkingIn, pickPart } from './parts-of-month.queries.ts';
import { isPersonnel, sendsReports } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { fetchPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export interface LecturersFilter extends Paging<LecturerReportSortKey> {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly onlyWaiting: boolean;
  /** Of those who wait, only with a report of this kind. */
  readonly type?: ReportType | undefined;
  /** Only with hours of the month in this place. */
  readonly place?: number | undefined;
  readonly part?: ReportPart | undefined;
}

type ReportStates = Readonly<
  Partial<
    Record<ReportType, { readonly status: ReportStatus; readonly version: number; readonly changed: boolean }>
  >
>;

const order = {
  by: { name: polishOrder(sql.ref('users.listed_name')) },
  first: 'name',
  tieBreaker: sql.ref('users.id'),
} as const;

/** Everybody who sends monthly reports, with those of the month, and people who left while a report of theirs waits. */
export const list = async (ctx: Ctx, filter: LecturersFilter) => {
  const { month, onlyWaiting, part, place, search: term } = filter;
  const search = term ? { own: matchesSearch(sql.ref('users.search'), term) } : undefined;
  const every = onlyWaiting
    ? await pickWaiting(ctx, month, filter.sortDesc ?? false, filter.type)
    : { filtered: part ? pickPart(ctx, month, part) : await findSenders(ctx, month), order };
  const list =
    place === undefined
      ? every
      : {
          order: every.order,
          filtered: every.filtered.where(isOneOf(await listWorkingIn(ctx, place, month))),
        };
  // Chosen people are a handful or hundreds.
  return fetchPage(ctx.db, { ...list, search, isPlannedForValues: true }, filter, (ids) =>
    withReports(ctx, ids, month),
  );
};

/** People with a waiting report that raises a concern come first, in both directions; then by name. */
const putDoubtedFirst = async (ctx: Ctx, month: string, desc: boolean) => {
  const doubted = await waitingReports(ctx, month).where(isDoubted).execute();
  if (doubted.length === 0) return order;
  const [first, then] = desc ? ['1', '0'] : ['0', '1'];
  const ids = [...new Set(doubted.map(({ user_id }) => user_id))];
  const section = sql`case when ${isOneOf(ids)} then ${sql.lit(first)} else ${sql.lit(then)} end`;
  return { ...order, by: { name: polishOrder(sql`(${section} || users.listed_name)`) } };
};

const withReports = (ctx: Ctx, ids: readonly number[], month: string) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.listed_name'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('role'))
    .select(sql<boolean>`not (${sendsReports()})`.as('left'))
    .select(
      sql<ReportStates>`(
        select coalesce(jsonb_object_agg(type, jsonb_build_object(
          'status', status, 'version', version, 'changed', changed_at is not null)), '{}')
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
  /** People with a report that raises a concern, whom the list has first. */
  readonly doubted_people: number;
  /** Reports for which it has not been determined whether they are clean. */
  readonly unjudged: number;
}

/** Each counted from an index of its own, as far as reports are decided at once. */
export const countWaiting = async (ctx: Ctx, month: string): Promise<WaitingCounts> => {
  const waiting = waitingReports(ctx, month);
  const count = (reports: Expression<unknown>) => sql<number>`(select count(*) from (${reports}) as counted)`;
  return ctx.db
    .selectNoFrom([
      count(waiting).as('waiting'),
      count(waiting.where(isClean)).as('clean'),
      sql<number>`(select count(distinct user_id) from (${waiting.where(isDoubted)}) as counted)`.as(
        'doubted_people',
      ),
      count(waiting.where(isUnjudged)).as('unjudged'),
    ])
    .executeTakeFirstOrThrow();
};

/** The owners of the waiting reports. Their locks are taken before those of the reports. */
export const holdSenders = (ctx: Ctx, month: string): Promise<void> =>
  holdPeople(ctx, sql`select user_id from (${waitingReports(ctx, month)}) as waiting`);

/** Reports without a stored judgement. */
export const unjudged = (ctx: Ctx, month: string): Promise<WaitingReport[]> =>
  waitingReports(ctx, month).where(isUnjudged).execute();

/** The same, without those that somebody decides or whose entries change at this moment; kept from everybody else. */
export const holdUnjudged = (ctx: Ctx, month: string): Promise<WaitingReport[]> =>
  waitingReports(ctx, month).where(isUnjudged).forUpdate('r').skipLocked().execute();

/** Those whose judgement is kept, with it; a change of an entry waits until the transaction ends. */
export const holdJudged = (ctx: Ctx): Promise<(WaitingReport & { month: string; clean: boolean })[]> =>
  ctx.db
    .selectFrom('monthly_reports as r')
    .select(['r.id', 'r.user_id'])
    .select((row) => [
      row.ref('r.type').$castTo<ReportType>().as('type'),
      sql<string>`to_char(r.month, 'YYYY-MM')`.as('month'),
      isClean.as('clean'),
    ])
    .where('r.status', '=', sql.lit(reportStatus.sent))
    .where('r.clean', 'is not', null)
    .orderBy('r.user_id')
    .orderBy('r.id')
    .forUpdate('r')
    .skipLocked()
    .execute();

/** The clean reports of the month, kept from everybody else until the transaction ends. */
export const holdClean = (ctx: Ctx, month: string): Promise<WaitingReport[]> =>
  waitingReports(ctx, month).where(isClean).forUpdate('r').execute();

const waitingReports = (ctx: Ctx, month: string) =>
  ctx.db
    .selectFrom('monthly_reports as r')
    .select(['r.id', 'r.user_id'])
    // The table's check admits no other type.
    .select((row) => row.ref('r.type').$castTo<ReportType>().as('type'))
    .where('r.month', '=', `${month}-01`)
    // As a literal: the index of what waits is found by these words.
    .where('r.status', '=', sql.lit(reportStatus.sent))
    .orderBy('r.user_id')
    .orderBy('r.id')
    .limit(mostDecidedAtOnce);

const isClean = sql<boolean>`r.clean`;
const isDoubted = sql<boolean>`r.clean = false`;
const isUnjudged = sql<boolean>`r.clean is null`;

/**
 * Those of whom a report waits. If they are few, their ids are the condition. If they are many, each person is asked in
 * the order of the list until the page is full: as a join the planner, who takes month and status for independent, would
 * collect and sort everybody. Only the total is counted from the reports.
 */
export const pickWaiting = async (ctx: Ctx, month: string, desc: boolean, type?: ReportType) => {
  const ofEveryKind = ctx.db
    .selectFrom('monthly_reports as w')
    .select('w.user_id')
    .where('w.month', '=', `${month}-01`)
    // As a literal: the index of what waits is found by these words.
    .where('w.status', '=', sql.lit(reportStatus.sent));
  const waiting = type ? ofEveryKind.where('w.type', '=', type) : ofEveryKind;
  const few = await waiting.distinct().limit(mostInSections).execute();
  if (few.length < mostInSections) {
    const ids = few.map(({ user_id }) => user_id);
    const filtered = ctx.db.selectFrom('users').where(isOneOf(ids));
    return { filtered, order: await putDoubtedFirst(ctx, month, desc) };
  }
  const isWaiting = waiting.where('w.user_id', '=', sql.ref<number>('users.id')).clearSelect();
  return {
    // Whoever sent a report is of the personnel, which has an index in the order of names.
    filtered: ctx.db
      .selectFrom('users')
      .where(isPersonnel('users'))
      .where(sql<boolean>`${isWaiting.select(sql<boolean>`true`.as('waits')).limit(1)}`),
    counted: waiting.distinct(),
    order,
  };
};

/** People who send reports, and the few, if any, who left while one of the month still waits. */
const findSenders = async (ctx: Ctx, month: string) => {
  const left = await ctx.db
    .selectFrom('monthly_reports as w')
    .select('w.user_id')
    .distinct()
    .where('w.month', '=', `${month}-01`)
    .where('w.status', '=', sql.lit(reportStatus.sent))
    .where('w.sender_left', '=', sql.lit(true))
    .limit(1_000)
    .execute();
  const ids = left.map(({ user_id }) => user_id);
  const people = ctx.db.selectFrom('users');
  if (ids.length === 0) return people.where(sendsReports());
  // Whoever sends or sent reports is of the personnel, which has an index in the order of names.
  return people.where(isPersonnel('users')).where(sql<boolean>`(${sendsReports()} or ${isOneOf(ids)})`);
};

const isOneOf = (ids: readonly number[]) => sql<boolean>`users.id = any(${[...ids]}::integer[])`;
