import type { Paging } from '@indeks/contract/common/paging';
import type { AnyProtocolType, ProtocolSortKey } from '@indeks/contract/studies/protocols/protocols.keys';
import { sql } from 'kysely';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, startAtFirstPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export interface ProtocolsFilter extends Paging<ProtocolSortKey> {
  readonly date?: string | undefined;
  readonly cid?: number | undefined;
  readonly sid?: number | undefined;
}

const protocols = (ctx: Ctx) =>
  ctx.db
    .selectFrom('protocols as p')
    .innerJoin('users as creator', 'creator.id', 'p.created_by')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'p.withdrawn_by')
    .leftJoin('protocols as later', 'later.id', 'p.superseded_by')
    .leftJoin('protocols as earlier', 'earlier.superseded_by', 'p.id')
    .select(['p.id', 'p.year', 'p.number', 'p.title', 'p.cid', 'p.sid', 'p.date', 'p.intake'])
    .select(['p.course_name', 'p.subject_name', 'p.professor_name', 'p.content_hash'])
    .select(['p.created_at', 'p.created_by', 'p.withdrawn_at', 'p.withdrawn_by', 'p.withdrawn_reason'])
    .select(['p.superseded_by', 'later.number as later_number', 'later.year as later_year'])
    .select(['later.correction_reason as later_reason', 'p.correction_reason'])
    .select(['earlier.id as earlier_id', 'earlier.number as earlier_number', 'earlier.year as earlier_year'])
    .select(['creator.name as creator_name', 'creator.user_role as creator_role'])
    .select(['withdrawer.name as withdrawer_name', 'withdrawer.user_role as withdrawer_role'])
    // The table's checks admit no other numbers.
    .select((row) => row.ref('p.type').$castTo<AnyProtocolType>().as('type'));
export type ProtocolRow = Awaited<ReturnType<ReturnType<typeof protocols>['execute']>>[number];

/** With a lecturer's id only protocols of that lecturer's subjects, without one all protocols. */
export const list = (ctx: Ctx, filter: ProtocolsFilter, lecturerId: number | undefined) => {
  let filtered = ctx.db.selectFrom('protocols');
  if (filter.date !== undefined) filtered = filtered.where('protocols.date', '=', filter.date);
  if (filter.cid !== undefined) filtered = filtered.where('protocols.cid', '=', filter.cid);
  if (filter.sid !== undefined) filtered = filtered.where('protocols.sid', '=', filter.sid);
  if (lecturerId !== undefined) filtered = filtered.where(isTaughtBy(lecturerId));
  const search = filter.search
    ? { own: matchesSearch(sql.ref('protocols.search'), filter.search) }
    : undefined;
  const newestFirst = filter.sortBy === undefined ? { ...filter, sortDesc: filter.sortDesc ?? true } : filter;
  return fetchPage(ctx.db, { filtered, order, search }, startAtFirstPage(newestFirst), (ids) =>
    protocols(ctx).where('p.id', 'in', ids).execute(),
  );
};

const isTaughtBy = (lecturerId: number) =>
  sql<boolean>`protocols.sid = any(array(select id from subjects where uid = ${lecturerId}))`;

const order = {
  by: {
    created: sql.ref('protocols.created_at'),
    course: polishOrder(sql.ref('protocols.course_name')),
    subject: polishOrder(sql.ref('protocols.subject_name')),
    lecturer: polishOrder(sql.ref('protocols.professor_name')),
    semester: sql.ref('protocols.date'),
  },
  first: 'created',
  tieBreaker: sql.ref('protocols.id'),
} as const;

/** With what it says and where its file lies; of a lecturer only those of own subjects. */
export const findWhole = (ctx: Ctx, ids: readonly number[], lecturerId: number | undefined) => {
  let query = protocols(ctx)
    .select(['p.content', 'p.pdf_key', 'p.pdf_hash'])
    .where('p.id', 'in', ids)
    .orderBy('p.year')
    .orderBy('p.number');
  if (lecturerId !== undefined)
    query = query.where(
      sql<boolean>`exists (select from subjects where subjects.id = p.sid and subjects.uid = ${lecturerId})`,
    );
  return query.execute();
};
export type WholeProtocol = Awaited<ReturnType<typeof findWhole>>[number];

export const find = (ctx: Ctx, id: number) => protocols(ctx).where('p.id', '=', id).executeTakeFirst();

export const holdMany = (ctx: Ctx, ids: readonly number[]) =>
  protocols(ctx).where('p.id', 'in', ids).orderBy('p.id').forUpdate('p').execute();

/** A query for the people whose grades the protocols tell. */
export const peopleNamedBy = (ids: readonly number[]) =>
  sql`select e.uid from protocol_rows as pr join enrolments as e on e.id = pr.enrolment_id
    where pr.protocol_id = any(${[...ids]}::integer[])`;

/** The protocols in force, at most one of each session; a unique index refuses a second. */
export const listInForce = (ctx: Ctx, sid: number, intake: string) =>
  ctx.db
    .selectFrom('protocols')
    .select(['id', 'type', 'number', 'year', 'content', 'created_at'])
    .where('sid', '=', sid)
    .where('intake', '=', intake)
    .where('type', '>', 0)
    .where('withdrawn_at', 'is', null)
    .where('superseded_by', 'is', null)
    .execute();
export type ProtocolInForce = Awaited<ReturnType<typeof listInForce>>[number];

/** Taken before the protocol is written, so that what it supersedes can name it. */
export const takeId = async (tx: Ctx): Promise<number> => {
  const { id } = await tx.db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('protocols', 'id'))::integer`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
};

/** False when it is no longer in force. */
export const supersede = async (tx: Ctx, id: number, by: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('protocols')
    .set({ superseded_by: by })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('superseded_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Places at which the people of enrolments study. */
export const listPlaces = async (ctx: Ctx, eids: readonly number[]): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('places as p', 'p.id', 'e.pid')
    .select('p.name')
    .distinct()
    .where(sql<boolean>`e.id = any(${[...eids]}::integer[])`)
    .orderBy('p.name')
    .execute();
  return rows.map(({ name }) => name);
};

/** Held until the transaction ends: the next protocol waits, and without this one the number is free again. */
export const takeNumber = async (tx: Ctx, year: number): Promise<number> => {
  const { last } = await tx.db
    .insertInto('protocol_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ last: row('protocol_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

interface NewProtocol {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly cid: number;
  readonly sid: number;
  readonly date: string;
  readonly intake: string;
  readonly type: number;
  readonly title: string;
  readonly course_name: string;
  readonly subject_name: string;
  readonly professor_name: string;
  readonly uid_professor: number | null;
  readonly content: string;
  readonly content_hash: string;
  readonly correction_reason: string;
}

export const insert = async (
  tx: SignedInCtx,
  protocol: NewProtocol,
  rows: readonly { readonly eid: number; readonly value: number | null }[],
): Promise<void> => {
  await insertRow(tx.db, 'protocols', {
    ...protocol,
    created_by: tx.actor.id,
    created_at: tx.clock.now(),
  });
  await tx.db
    .insertInto('protocol_rows')
    .values(
      rows.map(({ eid, value }, index) => ({
        protocol_id: protocol.id,
        position: index + 1,
        enrolment_id: eid,
        sid: protocol.sid,
        value,
      })),
    )
    .execute();
};

/** False when the file was kept by somebody else meanwhile. */
export const keepPdf = async (
  tx: Ctx,
  id: number,
  pdf: { readonly pdf_key: string; readonly pdf_hash: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('protocols')
    .set(pdf)
    .where('id', '=', id)
    .where('pdf_key', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const withdraw = async (tx: SignedInCtx, ids: readonly number[], reason: string): Promise<void> => {
  await tx.db
    .updateTable('protocols')
    .set({ withdrawn_at: tx.clock.now(), withdrawn_by: tx.actor.id, withdrawn_reason: reason })
    .where('id', 'in', ids)
    .execute();
};

export const findByNumber = (
  ctx: Ctx,
  { number, year }: { readonly number: number; readonly year: number },
) =>
  protocols(ctx)
    .select(['p.content', 'p.pdf_hash'])
    .where('p.year', '=', year)
    .where('p.number', '=', number)
    .executeTakeFirst();
