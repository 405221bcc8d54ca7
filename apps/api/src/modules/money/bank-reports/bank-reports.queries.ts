import { sql, type RawBuilder } from 'kysely';
import {
  rowStates,
  type BankFormat,
  type RefusalReason,
  type ReportState,
  type RowState,
} from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { reportSortKeys } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { Paging } from '@indeks/contract/common/paging';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export interface ReportsFilter extends Paging<(typeof reportSortKeys)[number]> {
  readonly state?: ReportState | undefined;
}

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
  'acceptable',
  'credit_count',
  'credit_sum',
  'debit_count',
  'debit_sum',
  'version',
] as const;

const reports = (ctx: Ctx) =>
  ctx.db
    .selectFrom('bank_reports')
    .select(columns)
    // Only readers write it.
    .select((row) => row.ref('formats').$castTo<BankFormat[]>().as('formats'))
    .select([
      waiting(sql`count(*)`).as('waiting_count'),
      waiting(sql`coalesce(sum(r.amount), 0)::bigint`).as('waiting_sum'),
    ]);

/** Aggregates the rows without a student and those with an open question. */
const waiting = (value: RawBuilder<unknown>) => sql<number>`
  (select ${value} from bank_report_rows as r where r.report_id = bank_reports.id and r.state in ('unmatched', 'asked'))`;

export type ReportRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export const list = (ctx: Ctx, { state, ...filter }: ReportsFilter) => {
  const search = filter.search
    ? { own: matchesSearch(sql.ref('bank_reports.search'), filter.search) }
    : undefined;
  const newestFirst = filter.sortBy === undefined ? { ...filter, sortDesc: filter.sortDesc ?? true } : filter;
  return fetchPage(ctx.db, { filtered: inState(ctx, state), order, search }, newestFirst, (ids) =>
    findMany(ctx, ids),
  );
};

const inState = (ctx: Ctx, state: ReportState | undefined) => {
  const every = ctx.db.selectFrom('bank_reports');
  if (state === 'damaged') return every.where('acceptable', '=', false);
  if (state === 'waiting') return every.where('acceptable', '=', true).where('accepted_at', 'is', null);
  if (state === undefined) return every;
  return every.where('accepted_at', 'is not', null).where('credit_count', state === 'empty' ? '=' : '>', 0);
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

export const findMany = (ctx: Ctx, ids: readonly number[]) => reports(ctx).where('id', 'in', ids).execute();

export const findByHash = (ctx: Ctx, hash: string) =>
  reports(ctx).where('file_hash', '=', hash).executeTakeFirst();

/** Before the people of their payments: an acceptance goes the same way. */
export const holdMany = (ctx: Ctx, ids: readonly number[]) =>
  reports(ctx).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Held to the end of the transaction, so that two acceptances wait for each other. */
export const hold = (ctx: Ctx, id: number) =>
  reports(ctx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks until the transaction ends, so that known rows are looked up and written by one upload after the other. */
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
  readonly acceptable: boolean;
  readonly credit_count: number;
  readonly credit_sum: number;
  readonly debit_count: number;
  readonly debit_sum: number;
}

export const insert = (ctx: Ctx, userId: number, report: NewReport): Promise<number> =>
  insertRow(ctx.db, 'bank_reports', { ...report, added_by: userId, added_at: ctx.clock.now() });

export const markAccepted = async (ctx: Ctx, id: number): Promise<void> => {
  await ctx.db
    .updateTable('bank_reports')
    .set((row) => ({ accepted_at: ctx.clock.now(), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export type StateCounts = Record<RowState, { count: number; sum: number }>;

export const countStates = async (ctx: Ctx, id: number): Promise<StateCounts> => {
  const { rows } = await sql<{ state: RowState; count: number; sum: number }>`
    select state, count(*) as count, sum(amount)::bigint as sum
    from bank_report_rows where report_id = ${id} group by state`.execute(ctx.db);
  // One of each.
  return Object.fromEntries(rowStates.map((state) => [state, countOf(rows, state)])) as StateCounts;
};

const countOf = (
  rows: readonly { readonly state: RowState; readonly count: number; readonly sum: number }[],
  state: RowState,
) => {
  const found = rows.find((row) => row.state === state);
  return { count: found?.count ?? 0, sum: found?.sum ?? 0 };
};

/** Payments whose amount was corrected, by the state of their row: how many, and by how much in all. */
export const countCorrected = async (
  ctx: Ctx,
  id: number,
): Promise<Pick<StateCounts, 'matched' | 'explained'>> => {
  const { rows } = await sql<{ state: RowState; count: number; sum: number }>`
    select r.state, count(*) as count, sum(p.amount - r.amount)::bigint as sum
    from bank_report_rows as r join payments as p on p.bank_row_id = r.id
    where r.report_id = ${id} and p.amount <> r.amount
      and not exists (select from payments as o where o.bank_row_id = r.id and o.id <> p.id)
    group by r.state`.execute(ctx.db);
  return { matched: countOf(rows, 'matched'), explained: countOf(rows, 'explained') };
};

/** Why lines were refused, each reason once; of an archive also which files were left out. */
export const listRefusals = async (
  ctx: Ctx,
  id: number,
): Promise<readonly { reason: RefusalReason; entry: string }[]> =>
  ctx.db
    .selectFrom('bank_report_rows')
    // Readers write no other words.
    .select((row) => ['entry', row.ref('reason').$castTo<RefusalReason>().as('reason')])
    .distinct()
    .where('report_id', '=', id)
    .where('state', '=', 'refused')
    .orderBy('entry')
    .limit(mostRefusals)
    .execute();
/** An archive has fifty files at the most. */
const mostRefusals = 100;
