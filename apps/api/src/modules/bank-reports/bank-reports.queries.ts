import { sql } from 'kysely';
import type { BankFormat, RowState } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { reportSortKeys } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { Paging } from '@indeks/contract/common/paging';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export type ReportsFilter = Paging<(typeof reportSortKeys)[number]>;

const columns = [
  'id',
  'name',
  'file_name',
  'file_hash',
  'file_key',
  'controlled',
  'added_by',
  'added_at',
  'accepted_at',
  'booked_count',
  'booked_sum',
  'version',
] as const;

const reports = (ctx: Ctx) =>
  ctx.db
    .selectFrom('bank_reports')
    .select(columns)
    // Only readers write it.
    .select((row) => row.ref('formats').$castTo<BankFormat[]>().as('formats'));

export type ReportRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export const list = (ctx: Ctx, filter: ReportsFilter) => {
  const search = filter.search
    ? { own: matchesSearch(sql.ref('bank_reports.search'), filter.search) }
    : undefined;
  const newestFirst = filter.sortBy === undefined ? { ...filter, sortDesc: filter.sortDesc ?? true } : filter;
  return fetchPage(
    ctx.db,
    { filtered: ctx.db.selectFrom('bank_reports'), order, search },
    newestFirst,
    (ids) => reports(ctx).where('id', 'in', ids).execute(),
  );
};

const order = {
  by: {
    timestamp: sql.ref('bank_reports.added_at'),
    name: polishOrder(sql.ref('bank_reports.name')),
  },
  first: 'timestamp',
  tieBreaker: sql.ref('bank_reports.id'),
} as const;

export const find = (ctx: Ctx, id: number) => reports(ctx).where('id', '=', id).executeTakeFirst();

export const findByHash = (ctx: Ctx, hash: string) =>
  reports(ctx).where('file_hash', '=', hash).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  reports(ctx).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Held to the end of the transaction, so that two acceptances wait for each other. */
export const hold = (ctx: Ctx, id: number) =>
  reports(ctx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Until the transaction ends: what is known is asked and written by one after the other. */
export const holdImports = async (ctx: Ctx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank reports', 0))`.execute(ctx.db);
};

export interface NewReport {
  readonly name: string;
  readonly file_name: string;
  readonly file_hash: string;
  readonly file_key: string;
  readonly formats: BankFormat[];
  readonly controlled: boolean;
}

export const insert = (ctx: Ctx, userId: number, report: NewReport): Promise<number> =>
  insertRow(ctx.db, 'bank_reports', { ...report, added_by: userId, added_at: ctx.clock.now() });

/** The payments that a report gave, and what they come to. */
interface Booked {
  readonly count: number;
  readonly sum: number;
}

export const markAccepted = async (ctx: Ctx, id: number, { count, sum }: Booked): Promise<void> => {
  await ctx.db
    .updateTable('bank_reports')
    .set((row) => ({
      accepted_at: ctx.clock.now(),
      booked_count: count,
      booked_sum: sum,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

/** After a row of an accepted report was explained, or returned to those that wait. */
export const addBooked = async (ctx: Ctx, id: number, { count, sum }: Booked): Promise<void> => {
  await ctx.db
    .updateTable('bank_reports')
    .set((row) => ({
      booked_count: row('booked_count', '+', count),
      booked_sum: row('booked_sum', '+', sum),
    }))
    .where('id', '=', id)
    .execute();
};

export type StateCounts = Record<RowState, { count: number; sum: number }>;

export const countStates = async (ctx: Ctx, id: number): Promise<StateCounts> => {
  const { rows } = await sql<{ state: RowState; count: number; sum: number }>`
    select state, count(*) as count, sum(amount)::bigint as sum
    from bank_report_rows where report_id = ${id} group by state`.execute(ctx.db);
  const count = (state: RowState) => {
    const found = rows.find((row) => row.state === state);
    return { count: found?.count ?? 0, sum: found?.sum ?? 0 };
  };
  return {
    matched: count('matched'),
    unmatched: count('unmatched'),
    known: count('known'),
    refused: count('refused'),
    explained: count('explained'),
    dismissed: count('dismissed'),
  };
};

/** Reasons of refused rows; a file has few kinds of them. */
export const listReasons = async (ctx: Ctx, id: number): Promise<readonly string[]> => {
  const rows = await ctx.db
    .selectFrom('bank_report_rows')
    .select('reason')
    .distinct()
    .where('report_id', '=', id)
    .where('state', '=', 'refused')
    .execute();
  return rows.flatMap(({ reason }) => reason ?? []);
};
