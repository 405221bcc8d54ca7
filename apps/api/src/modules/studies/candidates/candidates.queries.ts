import type { CandidateSortKey, CandidateState } from '@indeks/contract/studies/candidates/candidates.keys';
import { lastClosing } from '@indeks/contract/studies/candidates/recruitment.rules';
import type { Flag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import { sql, type Expression, type SqlBool } from 'kysely';
import { ownPlaceIds, seesEveryPlace } from '#modules/provider/places/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, startAtFirstPage, polishOrder, sortRows } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, nearLimit, selectNear, type Search } from '#platform/db/searching.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

export interface CandidatesFilter extends Paging<CandidateSortKey> {
  readonly pid?: number | undefined;
  readonly cid?: number | undefined;
  readonly state?: CandidateState | undefined;
}

export interface CandidateColumns {
  readonly date: string;
  readonly given_name: string;
  readonly surname: string;
  readonly telephone: string;
  readonly email: string;
  readonly cid: number;
  readonly cid_2: number | null;
  readonly pid: number;
  readonly comment: string;
  readonly question_1: Flag;
  readonly question_2: Flag;
}

const order = {
  by: { date: sql.ref('candidates.date'), username: polishOrder(sql.ref('candidates.listed_name')) },
  first: 'date',
  tieBreaker: sql.ref('candidates.id'),
} as const;

export const list = (ctx: SignedInCtx, filter: CandidatesFilter) => {
  const filtered = ctx.db.selectFrom('candidates').where(sql<boolean>`${matchEvery(asked(ctx, filter))}`);
  const search = filter.search ? searchFor(filter.search) : undefined;
  return fetchPage(ctx.db, { filtered, order, search }, startAtFirstPage(filter), (ids) =>
    candidates(ctx).where('candidates.id', 'in', ids).execute(),
  );
};

/** Those who wait for a decision, counted to a limit. */
export const countWaiting = async (ctx: SignedInCtx, limit: number): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select count(*) as amount from ${waiting(ctx).select('candidates.id').limit(limit)} as waiting`.execute(
    ctx.db,
  );
  return rows[0]?.amount ?? 0;
};

/** Those of them who applied last. */
export const newestWaiting = (ctx: SignedInCtx, limit: number) =>
  waiting(ctx)
    .innerJoin('courses', 'courses.id', 'candidates.cid')
    .innerJoin('places', 'places.id', 'candidates.pid')
    .select(['candidates.id', 'candidates.listed_name as name', 'candidates.date'])
    .select(['courses.name as courseName', 'places.name as cityName'])
    .orderBy('candidates.date', 'desc')
    .orderBy('candidates.id', 'desc')
    .limit(limit)
    .execute();

const waiting = (ctx: SignedInCtx) =>
  ctx.db.selectFrom('candidates').where(sql<boolean>`${matchEvery(asked(ctx, { state: 'waiting' }))}`);

/** Rows in the order of the list, a batch at a time, for an export of any size. */
export const stream = (ctx: SignedInCtx, filter: CandidatesFilter) => {
  let query = candidates(ctx).where(sql<boolean>`${matchEvery(asked(ctx, filter))}`);
  if (filter.search) query = query.where(matchesRow(searchFor(filter.search)));
  return sortRows(query, filter, order).stream(200);
};

/** Those whose names come nearest to the words, the nearest first. */
export const findNear = (ctx: SignedInCtx, search: string) => {
  const places = seesEveryPlace(ctx) ? sql`null::integer[]` : sql`array(${ownPlaceIds(ctx)})`;
  return selectNear(ctx.db, sql`near_candidates(${search}, ${places}, ${nearLimit})`)
    .innerJoin('candidates', 'candidates.id', 'near.id')
    .select(['candidates.id', 'candidates.listed_name'])
    .execute();
};

export const find = (ctx: SignedInCtx, id: number) =>
  candidates(ctx).where('candidates.id', '=', id).executeTakeFirst();

export const findMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  candidates(ctx).where('candidates.id', 'in', ids).execute();

export const insert = (ctx: SignedInCtx, columns: CandidateColumns): Promise<number> =>
  insertRow(ctx.db, 'candidates', columns);

/** False when somebody else changed the row since it was read. */
export const update = (ctx: SignedInCtx, id: number, version: number, columns: CandidateColumns) =>
  updateVersioned(ctx, 'candidates', { id, version }, columns);

/** Held until the transaction ends. False when somebody else changed the row since it was read. */
export const hold = (ctx: SignedInCtx, id: number, version: number) =>
  updateVersioned(ctx, 'candidates', { id, version }, {});

export const linkEnrolment = (ctx: SignedInCtx, id: number, enrolmentId: number) =>
  ctx.db.updateTable('candidates').set({ enrolment_id: enrolmentId }).where('id', '=', id).execute();

/** Whether the place is open, and the caller's own where not every place is shown. */
export const isOpenPlace = async (ctx: SignedInCtx, placeId: number): Promise<boolean> => {
  let query = ctx.db.selectFrom('places').select('id').where('id', '=', placeId).where('active', '=', 1);
  if (!seesEveryPlace(ctx)) query = query.where('id', 'in', ownPlaceIds(ctx));
  return (await query.executeTakeFirst()) !== undefined;
};

/** How many of them can be chosen. */
export const countActiveCourses = async (ctx: SignedInCtx, ids: readonly number[]): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('courses')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('id', 'in', ids)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return amount;
};

/** A candidate with the names of what is wanted and the student who came of it; of the caller's places alone. */
const candidates = (ctx: SignedInCtx) =>
  ctx.db
    .selectFrom('candidates')
    .innerJoin('courses', 'courses.id', 'candidates.cid')
    .innerJoin('places', 'places.id', 'candidates.pid')
    .where(sql<boolean>`${matchEvery(ofOwnPlaces(ctx))}`)
    .select(['candidates.id', 'candidates.date', 'candidates.given_name', 'candidates.surname'])
    .select(['candidates.name as username', 'candidates.listed_name'])
    .select(['candidates.telephone', 'candidates.email', 'candidates.comment'])
    .select(['candidates.cid', 'candidates.cid_2', 'candidates.pid'])
    .select(['candidates.enrolment_id', 'candidates.version'])
    .select(['courses.name as courseName', 'places.name as cityName'])
    .select((row) => [
      row
        .selectFrom('courses as second')
        .select('second.name')
        .whereRef('second.id', '=', 'candidates.cid_2')
        .as('courseName2'),
      row
        .selectFrom('enrolments')
        .select('enrolments.uid')
        .whereRef('enrolments.id', '=', 'candidates.enrolment_id')
        .as('uid'),
    ])
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('candidates.question_1').$castTo<Flag>().as('question_1'),
      row.ref('candidates.question_2').$castTo<Flag>().as('question_2'),
    ]);
export type CandidateRow = Awaited<ReturnType<typeof find>> & object;

type Conditions = readonly Expression<SqlBool>[];

const asked = (ctx: SignedInCtx, { pid, cid, state }: CandidatesFilter): Conditions => [
  ...ofOwnPlaces(ctx),
  ...(pid === undefined ? [] : [sql<boolean>`candidates.pid = ${pid}`]),
  ...(cid === undefined ? [] : [sql<boolean>`(candidates.cid = ${cid} or candidates.cid_2 = ${cid})`]),
  ...(state === undefined ? [] : [inState(state, lastClosing(ctx.clock.today()))]),
];

const ofOwnPlaces = (ctx: SignedInCtx): Conditions =>
  seesEveryPlace(ctx) ? [] : [sql<boolean>`candidates.pid in (${ownPlaceIds(ctx)})`];

/** As `judgeState` tells it of a row. */
const inState = (state: CandidateState, closing: string): Expression<SqlBool> => {
  if (state === 'admitted') return sql<boolean>`candidates.enrolment_id is not null`;
  const applied =
    state === 'overdue' ? sql`candidates.date <= ${closing}` : sql`candidates.date > ${closing}`;
  return sql<boolean>`(candidates.enrolment_id is null and ${applied})`;
};

const matchEvery = (conditions: Conditions) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

const searchFor = (term: string): Search => ({
  own: matchesSearch(sql.ref('candidates.search'), term),
  walkedFirst: 'every word',
});
