import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  RefusalReason,
  RowRemark,
  RowState,
} from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { Paging } from '@indeks/contract/common/paging';
import type { Ctx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { fetchPage } from '#platform/db/paging.ts';
import { matchesSearch, type Search } from '#platform/db/searching.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import { wasSaidApart } from './transfers.queries.ts';

/** The people for whom accepting the report books a payment: from its matched rows, and from the rows that are mapped by hand. */
export const holdBooked = (ctx: Ctx, reportId: number, mapped: readonly number[]): Promise<void> =>
  holdPeople(
    ctx,
    sql`select uid from enrolments where id = any(${[...mapped]}::integer[])
      union all select e.uid from (${bookable(reportId)}) as b join enrolments as e on e.id = b.enrolment_id`,
  );

/** People with payments from the selected rows or parts of them, or who would have them once their report bears the transfer. */
export const holdPayers = (ctx: Ctx, ids: RawBuilder<unknown>): Promise<void> =>
  holdPeople(
    ctx,
    sql`select e.uid from payments as p join enrolments as e on e.id = p.enrolment_id where p.bank_row_id in (${ids})
      union all select e.uid from bank_row_allocations as a join enrolments as e on e.id = a.enrolment_id where a.row_id in (${ids})
      union all select e.uid from bank_report_rows as r join enrolments as e on e.id = r.enrolment_id where r.id in (${ids})`,
  );

/** Rows that accepting a report books: matched rows, and the parts of those that were explained. */
export const bookable = (reportId: number) => sql`
  select id as bank_row_id, enrolment_id, amount, date from bank_report_rows
  where report_id = ${reportId} and state = 'matched'
  union all
  select r.id, a.enrolment_id, a.amount, r.date
  from bank_report_rows as r join bank_row_allocations as a on a.row_id = r.id
  where r.report_id = ${reportId} and r.state = 'explained'`;

export const rowIds = (reportIds: readonly number[]) =>
  sql`select id from bank_report_rows where report_id = any(${[...reportIds]}::integer[])`;

export const theseRowIds = (ids: readonly number[]) => sql`select unnest(${[...ids]}::integer[])`;

export interface RowsFilter extends Paging<'id'> {
  readonly state?: RowState | undefined;
}

const order = {
  by: { id: sql.ref('bank_report_rows.id') },
  first: 'id',
  tieBreaker: sql.ref('bank_report_rows.id'),
} as const;

export const list = (ctx: Ctx, reportId: number, { state, ...paging }: RowsFilter) => {
  let filtered = ctx.db.selectFrom('bank_report_rows').where('report_id', '=', reportId);
  if (state !== undefined) filtered = filtered.where('state', '=', state);
  // A report has one row or forty thousand.
  const rows = { filtered, order, search: searchFor(paging), isPlannedForValues: true } as const;
  return fetchPage(ctx.db, rows, paging, (ids) => findMany(ctx, ids));
};

/** By payer, title, account and amount. A report has so many rows that they are read without an index of words. */
const searchFor = ({ search }: Paging<'id'>): Search | undefined =>
  search ? { own: matchesSearch(words, search) } : undefined;

const words = sql`search_text(' ' || bank_report_rows.payer || ' ' || bank_report_rows.title || ' '
  || bank_report_rows.account || ' ' || replace((bank_report_rows.amount / 100.0)::numeric(12, 2)::text, '.', ','))`;

const oldestFirst = { ...order, by: { id: sql.ref('bank_report_rows.date') } } as const;

/** Waiting rows of accepted reports; rows of other reports are explained on the page of the report. */
export const listWaiting = (ctx: Ctx, paging: Paging<'id'>) => {
  const filtered = ctx.db
    .selectFrom('bank_report_rows')
    .where(sql<boolean>`state in ('unmatched', 'asked')`)
    .where('report_id', 'not in', (row) =>
      row.selectFrom('bank_reports').select('bank_reports.id').where('bank_reports.accepted_at', 'is', null),
    );
  return fetchPage(ctx.db, { filtered, order: oldestFirst, search: searchFor(paging) }, paging, (ids) =>
    findMany(ctx, ids),
  );
};

export const findMany = (ctx: Ctx, ids: readonly number[]) => rows(ctx).where('r.id', 'in', ids).execute();

export const findOfReport = (ctx: Ctx, reportId: number, ids: readonly number[]) =>
  rows(ctx).where('r.report_id', '=', reportId).where('r.id', 'in', ids).orderBy('r.id').execute();

/** As they stand in the file. */
export const stream = (ctx: Ctx, reportId: number) =>
  rows(ctx).where('r.report_id', '=', reportId).orderBy('r.id').stream(200);

export const find = (ctx: Ctx, id: number) => rows(ctx).where('r.id', '=', id).executeTakeFirst();

export type StoredBankRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** With the enrolments they are given to: as payments when the report is accepted, else as they are about to be. */
const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('bank_report_rows as r')
    .innerJoin('bank_reports as b', 'b.id', 'r.report_id')
    .leftJoin('enrolments as e', 'e.id', 'r.enrolment_id')
    .leftJoin('users as u', 'u.id', 'e.uid')
    .select([
      'r.id',
      'r.report_id',
      'r.entry',
      'r.line',
      'r.account',
      'r.amount',
      'r.date',
      'r.payer',
      'r.payer_account',
      'r.title',
      'r.raw',
      'r.comment',
      'r.transfer_id',
      'r.asked_about',
      'r.told_as',
      'r.version',
      'b.accepted_at',
      'u.listed_name as owner',
    ])
    .select((row) => [
      // The table's checks admit no other words.
      row.ref('r.state').$castTo<RowState>().as('state'),
      row.ref('r.reason').$castTo<RefusalReason | RowRemark | null>().as('reason'),
      selectAnswered.as('answered'),
      selectParts(ctx).as('parts'),
      selectOther(ctx).as('other'),
    ]);

/** The answer about its transfer: that it is another one, or that it is not the one that it looks like. */
const selectAnswered = sql<'same' | 'other' | null>`case when r.told_as is not null then 'same'
  when r.bears and ${wasSaidApart(sql.ref('r.transfer_id'))} then 'other' end`;

/** The row that bears the transfer of a known one, or the transfer that an asked one is probably the same as. */
const selectOther = (ctx: Ctx) =>
  jsonObjectFrom(
    ctx.db
      .selectFrom('bank_report_rows as o')
      .innerJoin('bank_reports as ob', 'ob.id', 'o.report_id')
      .select(['o.id', 'o.report_id as settlement', 'ob.name as settlementName', 'ob.file_name as fileName'])
      .select(['o.entry', 'o.line', 'o.account', 'o.amount', 'o.date', 'o.payer', 'o.title'])
      .select((row) => [
        row.ref('o.state').$castTo<RowState>().as('state'),
        sql<boolean>`ob.accepted_at is not null`.as('accepted'),
        sql<boolean>`exists (select from payments as op where op.bank_row_id = o.id)`.as('booked'),
      ])
      .where('o.bears', '=', true)
      .where(
        sql<boolean>`o.transfer_id = case r.state when 'known' then r.transfer_id else r.asked_about end`,
      ),
  );

/** Fields of a payment that can be corrected. */
export interface BookedPart {
  readonly id: number;
  readonly version: number;
  readonly comment: string;
}

const selectParts = (ctx: Ctx) =>
  jsonArrayFrom(
    ctx.db
      .selectFrom(
        sql<{ enrolment_id: number; amount: number; payment: BookedPart | null }>`(
              select enrolment_id, amount, null::jsonb as payment from bank_row_allocations where row_id = r.id
              union all select enrolment_id, amount,
                jsonb_build_object('id', id, 'version', version, 'comment', comment)
              from payments where bank_row_id = r.id)`.as('g'),
      )
      .innerJoin('enrolments as ge', 'ge.id', 'g.enrolment_id')
      .innerJoin('users as gu', 'gu.id', 'ge.uid')
      .innerJoin('enrolment_courses as gc', (on) =>
        on.onRef('gc.enrolment_id', '=', 'ge.id').on('gc.slot', '=', 1),
      )
      .innerJoin('courses as c', 'c.id', 'gc.cid')
      .select([
        'g.enrolment_id as scid',
        'gu.listed_name as name',
        'g.amount',
        'g.payment',
        'c.name as courseName',
        'ge.uid',
      ])
      .orderBy('g.enrolment_id'),
  );

/** False when somebody else changed the row since it was read. */
export const touch = (ctx: Ctx, key: VersionKey): Promise<boolean> =>
  updateVersioned(ctx, 'bank_report_rows', key, {});

/** The same, and decides about it. */
export const settle = (
  ctx: Ctx,
  key: VersionKey,
  columns: { readonly state: RowState; readonly comment?: string },
): Promise<boolean> => updateVersioned(ctx, 'bank_report_rows', key, columns);

/** Rows of locked reports, so that their versions need not be compared again. */
export const settleMany = async (
  ctx: Ctx,
  ids: readonly number[],
  columns: { readonly state: RowState; readonly comment?: string },
): Promise<void> => {
  await ctx.db
    .updateTable('bank_report_rows')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
};

/** Those of the enrolments that are there. */
export const listEnrolments = async (ctx: Ctx, ids: readonly number[]): Promise<readonly number[]> => {
  const there = await ctx.db.selectFrom('enrolments').select('id').where('id', 'in', ids).execute();
  return there.map(({ id }) => id);
};
