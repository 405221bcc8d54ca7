import type { Paging } from '@indeks/contract/common/paging';
import {
  registerCap,
  type CertificateSortKey,
  type HandOver,
  type RegisterState,
} from '@indeks/contract/studies/certificates/certificates.keys';
import type { RegisterCounts } from '@indeks/contract/studies/certificates/certificates.schemas';
import { sql, type RawBuilder } from 'kysely';
import { ownPlaceIds, seesEveryPlace } from '#modules/provider/places/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { fetchPage, sortRows, startAtFirstPage } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, type Search } from '#platform/db/searching.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import { doubtedSince, doubtsOfCertificate, everyDoubted, isContradicted } from './doubts.queries.ts';

export interface RegisterFilter extends Paging<CertificateSortKey> {
  readonly cid?: number | undefined;
  readonly state?: RegisterState | undefined;
  readonly year?: number | undefined;
}

const order = {
  by: { made: sql.ref('certificate_register.made_on'), name: sql.ref('certificate_register.name') },
  first: 'made',
  tieBreaker: sql.ref('certificate_register.id'),
} as const;

/** Rows of the register; people who do not see every place get those of their own places. */
const listed = (ctx: SignedInCtx, filter: RegisterFilter) => {
  let filtered = ctx.db.selectFrom('certificate_register');
  if (filter.cid !== undefined) filtered = filtered.where('certificate_register.cid', '=', filter.cid);
  if (filter.state) filtered = filtered.where(states[filter.state]);
  if (!seesEveryPlace(ctx))
    filtered = filtered.where(
      sql<boolean>`certificate_register.pid = any(array(${ownPlaceIds(ctx)})::integer[])`,
    );
  if (filter.year !== undefined)
    filtered = filtered
      .where('certificate_register.made_on', '>=', `${filter.year}-01-01`)
      .where('certificate_register.made_on', '<=', `${filter.year}-12-31`);
  return filtered;
};

export const list = (ctx: SignedInCtx, filter: RegisterFilter) =>
  fetchPage(
    ctx.db,
    { filtered: listed(ctx, filter), order, search: searchFor(filter.search) },
    startAtFirstPage(newestFirst(filter)),
    (ids) => registered(ctx).where('r.id', 'in', ids).execute(),
  );

/** How many lines of the same year and course wait for their owner, and how many for the number of a blank. */
export const countStates = async (
  ctx: SignedInCtx,
  { cid, year }: RegisterFilter,
): Promise<RegisterCounts> => {
  const count = (state: RegisterState) => sql<number>`(select count(*)::integer from (
    ${listed(ctx, { cid, year, state })
      .select(sql<number>`1`.as('one'))
      .limit(registerCap + 1)}) as counted)`;
  const { rows } = await sql<RegisterCounts>`
    select ${count('waiting')} as waiting, ${count('no-blank')} as "no-blank"`.execute(ctx.db);
  return rows[0] ?? { waiting: 0, 'no-blank': 0 };
};

/**
 * All of them in the order of the list, with the reasons that were given. Their numbers are read first and then a batch at a time, each
 * by a statement of its own that joins the doubts once.
 */
export async function* stream(ctx: SignedInCtx, filter: RegisterFilter): AsyncGenerator<ExportedRow> {
  const search = searchFor(filter.search);
  let found = listed(ctx, filter).select('certificate_register.id');
  if (search) found = found.where(matchesRow(search));
  const ids = (await sortRows(found, newestFirst(filter), order).execute()).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += linesAtOnce) {
    const batch = ids.slice(start, start + linesAtOnce);
    const rows = new Map((await findExported(ctx, batch)).map((row) => [row.id, row]));
    yield* batch.flatMap((id) => rows.get(id) ?? []);
  }
}

const linesAtOnce = 500;

const findExported = (ctx: Ctx, ids: readonly number[]): Promise<ExportedRow[]> =>
  lines(ctx)
    // Of all of them at once: asked line by line, it would be read as often as there are lines.
    .leftJoin(everyDoubted(ctx).as('d'), 'd.certificate_id', 'c.id')
    .select(['d.doubted', 'r.reason', 'c.reissue_reason'])
    .where(sql<boolean>`r.id = any(${[...ids]}::integer[])`)
    .execute();

const newestFirst = (filter: RegisterFilter): RegisterFilter =>
  filter.sortBy === undefined ? { ...filter, sortDesc: filter.sortDesc ?? true } : filter;

const searchFor = (term: string | undefined): Search | undefined =>
  term ? { own: matchesSearch(sql.ref('certificate_register.search'), term) } : undefined;

/**
 * A superseded or annulled certificate waits neither for its owner nor for a blank. A value and no join: each line that is
 * counted asks for its own certificate, and none is asked for beyond the bound.
 */
const inForce = sql<boolean>`(select c.superseded_by is null and c.annulled_at is null from certificates as c
  where c.id = certificate_register.certificate_id)`;

const states: Readonly<Record<RegisterState, RawBuilder<boolean>>> = {
  waiting: sql<boolean>`certificate_register.handed_on is null and ${inForce}`,
  'no-blank': sql<boolean>`certificate_register.blank = '' and ${inForce}`,
  doubted: sql<boolean>`certificate_register.certificate_id in (select certificate_id from certificate_doubts)`,
};

const lines = (ctx: Ctx) =>
  ctx.db
    .selectFrom('certificate_register as r')
    .innerJoin('certificates as c', 'c.id', 'r.certificate_id')
    .leftJoin('certificates as later', 'later.id', 'c.superseded_by')
    .leftJoin('certificates as earlier', 'earlier.superseded_by', 'c.id')
    .select([
      'r.id',
      'r.certificate_id',
      'r.duplicate',
      'r.made_on',
      'r.uid',
      'r.number',
      'r.name',
      'r.album',
    ])
    .select(['c.enrolment_id', 'r.cid', 'r.course_name', 'r.copies', 'r.blank', 'r.handed_on', 'r.version'])
    .select(['later.number as later_number', 'later.year as later_year'])
    .select(['earlier.number as earlier_number', 'earlier.year as earlier_year'])
    .select(['c.annulled_at', 'c.annulled_reason', 'later.issued_at as superseded_at'])
    // The table's check admits no other words.
    .select((row) => row.ref('r.handed_how').$castTo<HandOver | null>().as('handed_how'));

const registered = (ctx: Ctx) =>
  lines(ctx)
    .select([doubtsOfCertificate().as('doubts'), doubtedSince().as('doubted')])
    .select(isContradicted().as('contradicted'));
export type RegisterRow = Awaited<ReturnType<ReturnType<typeof registered>['execute']>>[number];

export type ExportedRow = Omit<RegisterRow, 'doubts' | 'contradicted'> & {
  readonly reason: string;
  readonly reissue_reason: string;
};

export const find = (ctx: Ctx, id: number) => registered(ctx).where('r.id', '=', id).executeTakeFirst();

/** A query for the person whose line it is. */
export const holderOf = (id: number) => sql`select uid from certificate_register where id = ${id}`;

/** The line of the certificate itself. */
export const findOriginal = async ({ db }: Ctx, certificateId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('certificate_register')
      .select('id')
      .where('certificate_id', '=', certificateId)
      .where('duplicate', '=', 0)
      .executeTakeFirst()
  )?.id;

/** With what the papers say, in the order of the register. */
export const findPapers = (ctx: Ctx, ids: readonly number[]) =>
  registered(ctx)
    .select(['c.content', 'c.content_hash'])
    .where('r.id', 'in', ids)
    .orderBy('c.year')
    .orderBy('c.number')
    .orderBy('r.duplicate')
    .execute();
export type PaperRow = Awaited<ReturnType<typeof findPapers>>[number];

/** False when somebody else changed the line since it was read. */
export const update = (
  ctx: Ctx,
  key: VersionKey,
  columns: {
    readonly blank: string;
    readonly handed_on: string | null;
    readonly handed_how: HandOver | null;
  },
): Promise<boolean> => updateVersioned(ctx, 'certificate_register', key, columns);

export interface NewLine {
  readonly certificate_id: number;
  readonly duplicate: number;
  readonly made_on: string;
  readonly uid: number;
  readonly pid: number;
  readonly cid: number;
  readonly number: string;
  readonly name: string;
  readonly album: string;
  readonly course_name: string;
  readonly copies: number;
  readonly reason?: string;
}

export const insertMany = (tx: SignedInCtx, lines: readonly NewLine[]) =>
  tx.db
    .insertInto('certificate_register')
    .values(lines.map((line) => ({ ...line, made_by: tx.actor.id, made_at: tx.clock.now() })))
    .returning('id')
    .execute();

/** How many duplicates there are by now. */
export const lastDuplicate = async ({ db }: Ctx, certificateId: number): Promise<number> => {
  const { last } = await db
    .selectFrom('certificate_register')
    .select((row) => row.fn.max('duplicate').as('last'))
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow();
  return last;
};
