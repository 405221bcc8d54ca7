import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RefusalReason, RowState } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { Paging } from '@indeks/contract/common/paging';
import type { Ctx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { fetchPage } from '#platform/db/paging.ts';
import { matchesSearch, type Search } from '#platform/db/searching.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

/** Whoever a report books something for. */
export const holdPeopleOf = (ctx: Ctx, reportId: number): Promise<void> =>
  holdPeople(
    ctx,
    sql`select e.uid from (${bookable(reportId)}) as b join enrolments as e on e.id = b.enrolment_id`,
  );

/** Rows of an enrolment that has been deleted since wait for another. */
export const forgetDeletedEnrolments = async (ctx: Ctx, reportId: number): Promise<void> => {
  await ctx.db
    .updateTable('bank_report_rows')
    .set({ state: 'unmatched' })
    .where('report_id', '=', reportId)
    .where('state', '=', 'matched')
    .where('enrolment_id', 'is', null)
    .execute();
};

/** What an accepted report books: matched rows, and the parts of those that were explained. */
export const bookable = (reportId: number) => sql`
  select id as bank_row_id, enrolment_id, amount, date from bank_report_rows
  where report_id = ${reportId} and state = 'matched'
  union all
  select r.id, a.enrolment_id, a.amount, r.date
  from bank_report_rows as r join bank_row_allocations as a on a.row_id = r.id
  where r.report_id = ${reportId} and r.state = 'explained'`;

export const rowIds = (reportIds: readonly number[]) =>
  sql`select id from bank_report_rows where report_id = any(${[...reportIds]}::integer[])`;

export const oneRowId = (id: number) => sql`select ${id}::integer`;

/** They have become payments. */
export const forgetAllocations = async (ctx: Ctx, reportId: number): Promise<void> => {
  await sql`delete from bank_row_allocations as a using bank_report_rows as r
    where r.id = a.row_id and r.report_id = ${reportId}`.execute(ctx.db);
};

/**
 * Rows that waiting reports had passed over since a deleted one told them: of each transfer one counts now. Called after
 * the deletion.
 */
export const reviveKnown = async (ctx: Ctx, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await sql`
    update bank_report_rows as r
    set state = case when r.enrolment_id is null then 'unmatched' else 'matched' end, version = r.version + 1
    from (
      select distinct on (k.content_key, k.reference_key) k.id
      from bank_report_rows as k join bank_reports as b on b.id = k.report_id and b.accepted_at is null
      where k.state = 'known' and k.content_key = any(${[...keys]}::uuid[])
        and not exists (select from bank_report_rows as l where l.state not in ('known', 'refused')
          and (l.content_key = k.content_key or l.reference_key = k.reference_key))
      order by k.content_key, k.reference_key, k.id
    ) as first where r.id = first.id`.execute(ctx.db);
};

/** Of rows that count, in reports about to be deleted. */
export const listContentKeys = async (ctx: Ctx, reportIds: readonly number[]): Promise<readonly string[]> => {
  const rows = await ctx.db
    .selectFrom('bank_report_rows')
    .select('content_key')
    .where('report_id', 'in', [...reportIds])
    .where('state', 'not in', ['known', 'refused'])
    .execute();
  return rows.flatMap(({ content_key }) => content_key ?? []);
};

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
  return fetchPage(ctx.db, { filtered, order, search: searchFor(paging) }, paging, (ids) =>
    findMany(ctx, ids),
  );
};

/** By payer, title, account and amount. A report has so many rows that they are read without an index of words. */
const searchFor = ({ search }: Paging<'id'>): Search | undefined =>
  search ? { own: matchesSearch(words, search) } : undefined;

const words = sql`search_text(' ' || bank_report_rows.payer || ' ' || bank_report_rows.title || ' '
  || bank_report_rows.account || ' ' || replace((bank_report_rows.amount / 100.0)::numeric(12, 2)::text, '.', ','))`;

const oldestFirst = { ...order, by: { id: sql.ref('bank_report_rows.date') } } as const;

/** Of accepted reports; the others are explained where they are looked at. */
export const listWaiting = (ctx: Ctx, paging: Paging<'id'>) => {
  const filtered = ctx.db
    .selectFrom('bank_report_rows')
    .where('state', '=', 'unmatched')
    .where('report_id', 'not in', (row) =>
      row.selectFrom('bank_reports').select('bank_reports.id').where('bank_reports.accepted_at', 'is', null),
    );
  return fetchPage(ctx.db, { filtered, order: oldestFirst, search: searchFor(paging) }, paging, (ids) =>
    findMany(ctx, ids),
  );
};

const findMany = (ctx: Ctx, ids: readonly number[]) => rows(ctx).where('r.id', 'in', ids).execute();

export const findOfReport = (ctx: Ctx, reportId: number, ids: readonly number[]) =>
  rows(ctx).where('r.report_id', '=', reportId).where('r.id', 'in', ids).orderBy('r.id').execute();

export const find = (ctx: Ctx, id: number) => rows(ctx).where('r.id', '=', id).executeTakeFirst();

export type RowRow = NonNullable<Awaited<ReturnType<typeof find>>>;

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
      'r.version',
      'b.accepted_at',
      'u.listed_name as owner',
    ])
    .select((row) => [
      // The table's checks admit no other words.
      row.ref('r.state').$castTo<RowState>().as('state'),
      row.ref('r.reason').$castTo<RefusalReason | null>().as('reason'),
      selectParts(ctx).as('parts'),
    ]);

/** What can be corrected of a payment. */
interface BookedPart {
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
export const settle = (
  ctx: Ctx,
  key: VersionKey,
  columns: { readonly state: RowState; readonly comment?: string },
): Promise<boolean> => updateVersioned(ctx, 'bank_report_rows', key, columns);

export const allocateMany = async (
  ctx: Ctx,
  parts: readonly { readonly row: number; readonly scid: number; readonly amount: number }[],
): Promise<void> => {
  await ctx.db
    .insertInto('bank_row_allocations')
    .values(parts.map(({ row, scid, amount }) => ({ row_id: row, enrolment_id: scid, amount })))
    .execute();
};

export const markExplained = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  await ctx.db
    .updateTable('bank_report_rows')
    .set((row) => ({ state: 'explained', version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
};

export const dropAllocations = async (ctx: Ctx, rowId: number): Promise<void> => {
  await ctx.db.deleteFrom('bank_row_allocations').where('row_id', '=', rowId).execute();
};
