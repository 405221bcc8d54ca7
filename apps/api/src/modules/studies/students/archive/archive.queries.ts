import { totalCap, type Paging } from '@indeks/contract/common/paging';
import type { archiveSortKeys } from '@indeks/contract/studies/students/archive.schemas';
import { sql, type Expression } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';
import { fetchPage, sortRows, startAtNewest } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, type Search } from '#platform/db/searching.ts';
import type { SeenPlaces } from '../enrolling/enrolments.queries.ts';
import { enrolmentsWithCourses } from '../enrolling/enrolments-with-courses.queries.ts';

export interface ArchiveFilter extends Paging<(typeof archiveSortKeys)[number]> {
  readonly cid?: number | undefined;
  readonly reason?: string | undefined;
  readonly actor?: number | undefined;
  readonly since?: string | undefined;
  /** Only what this person archived. */
  readonly by?: number | undefined;
}

const order = {
  by: { at: sql.ref('enrolments.archived_at') },
  first: 'at',
  tieBreaker: sql.ref('enrolments.id'),
} as const;

export const list = (ctx: Ctx, filter: ArchiveFilter) => {
  const search = filter.search ? searchFor(ctx, filter.search) : undefined;
  return fetchPage(ctx.db, { filtered: listed(ctx, filter), order, search }, startAtNewest(filter), (ids) =>
    archived(ctx).where('e.id', 'in', ids).execute(),
  );
};

/** All of them in the order of the list, a batch at a time, each by a statement of its own. */
export async function* stream(ctx: Ctx, filter: ArchiveFilter): AsyncGenerator<readonly ArchivedRow[]> {
  let found = listed(ctx, filter).select('enrolments.id');
  if (filter.search) found = found.where(matchesRow(searchFor(ctx, filter.search)));
  const ids = (await sortRows(found, { ...filter, sortDesc: filter.sortDesc ?? true }, order).execute()).map(
    ({ id }) => id,
  );
  for (let start = 0; start < ids.length; start += linesAtOnce) {
    const batch = ids.slice(start, start + linesAtOnce);
    const rows = new Map(
      (await archived(ctx).where('e.id', 'in', batch).execute()).map((row) => [row.id, row]),
    );
    yield batch.flatMap((id) => rows.get(id) ?? []);
  }
}

const linesAtOnce = 500;

const listed = (ctx: Ctx, { cid, reason, actor, since, by }: ArchiveFilter) => {
  let filtered = ctx.db.selectFrom('enrolments').where('enrolments.archived_at', 'is not', null);
  if (by !== undefined) filtered = filtered.where('enrolments.archived_by', '=', by);
  if (reason !== undefined) filtered = filtered.where('enrolments.archive_reason', '=', reason);
  if (cid !== undefined)
    filtered = filtered.where(sql<boolean>`exists (select from enrolment_courses as ec
      where ec.enrolment_id = enrolments.id and ec.cid = ${cid})`);
  if (actor !== undefined) filtered = filtered.where('enrolments.archived_by', '=', actor);
  if (since !== undefined)
    filtered = filtered.where(
      sql<boolean>`coalesce(enrolments.archived_on, (enrolments.archived_at at time zone 'Europe/Warsaw')::date) >= ${since}::date`,
    );
  return filtered;
};

/** Those who archived something, by name. */
export const listArchivers = (ctx: Ctx, by: number | undefined) => {
  let rows = ctx.db
    .selectFrom('users')
    .select(['id', 'listed_name as name'])
    .where('id', 'in', (found) =>
      found.selectFrom('enrolments').select('archived_by').where('archived_by', 'is not', null),
    );
  if (by !== undefined) rows = rows.where('id', '=', by);
  return rows.orderBy('listed_name').orderBy('id').execute();
};

/** Current and archived ones, each counted to the bound of a list; of the archive, those archived by a person or by anybody. */
export const countEnrolments = async ({ db }: Ctx, seen: SeenPlaces, by: number | undefined) => {
  let current = db.selectFrom('enrolments').select('id').where('archived_at', 'is', null).limit(totalCap);
  if (seen) current = current.where('pid', 'in', orNone(seen));
  let archived = db
    .selectFrom('enrolments')
    .select('id')
    .where('archived_at', 'is not', null)
    .limit(totalCap);
  if (by !== undefined) archived = archived.where('archived_by', '=', by);
  const count = (rows: Expression<unknown>) => sql<number>`(select count(*) from (${rows}) as counted)`;
  return db
    .selectNoFrom([count(current).as('enrolments'), count(archived).as('archived')])
    .executeTakeFirstOrThrow();
};

/** By the words under which the students' list finds an enrolment. */
const searchFor = (ctx: Ctx, term: string): Search => ({
  linked: {
    column: sql.ref('enrolments.id'),
    ids: ctx.db
      .selectFrom('student_list as l')
      .distinct()
      .select('l.enrolment_id as id')
      .where('l.archived', '=', true)
      .where(matchesSearch(sql.ref('l.search'), term)),
    matches: sql<boolean>`exists (select from student_list as l
      where l.enrolment_id = enrolments.id and ${matchesSearch(sql.ref('l.search'), term)})`,
  },
});

const archived = (ctx: Ctx) =>
  enrolmentsWithCourses(ctx)
    .innerJoin('users as person', 'person.id', 'e.uid')
    .leftJoin('users as archiver', 'archiver.id', 'e.archived_by')
    .where('e.archived_at', 'is not', null)
    .select(['e.id', 'e.uid', 'person.name', 'person.listed_name', 'person.user_role'])
    .select(['e.date', 'place.name as cityName'])
    .select(['course.name as courseName', 'course2.name as courseName2', 'e.archived_on', 'e.archived_at'])
    .select(['e.archive_reason as reason', 'e.archived_by', 'archiver.name as archivedBy'])
    .select(sql<boolean>`person.archived_at is null`.as('person_is_there'));
export type ArchivedRow = Awaited<ReturnType<ReturnType<typeof archived>['execute']>>[number];

/** Archived enrolments of the given places, locked until the transaction ends. */
export const holdArchived = (ctx: Ctx, ids: readonly number[], seen: SeenPlaces) => {
  const rows = archived(ctx).where('e.id', 'in', orNone(ids));
  return (seen ? rows.where('e.pid', 'in', orNone(seen)) : rows).orderBy('e.id').forUpdate('e').execute();
};

interface Archive {
  readonly by: number;
  readonly day: string;
  readonly reason: string;
}

export const archive = (ctx: Ctx, ids: readonly number[], { by, day, reason }: Archive) =>
  ctx.db
    .updateTable('enrolments')
    .set((row) => ({
      archived_at: ctx.clock.now(),
      archived_by: by,
      archived_on: day,
      archive_reason: reason,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();

export const restore = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .updateTable('enrolments')
    .set((row) => ({
      archived_at: null,
      archived_by: null,
      archived_on: null,
      archive_reason: null,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();

interface Studies {
  readonly uid: number;
  readonly date: string;
  readonly cids: readonly number[];
}

/** The archived enrolment of the person on one of the courses in the same intake. */
export const findInArchive = (ctx: Ctx, { uid, date, cids }: Studies) =>
  ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('enrolment_courses as ec', 'ec.enrolment_id', 'e.id')
    .select(['e.id', 'e.archived_by'])
    .where('ec.uid', '=', uid)
    .where('ec.date', '=', date)
    .where('ec.cid', 'in', orNone(cids))
    .where('e.archived_at', 'is not', null)
    .executeTakeFirst();

export const countArchived = async (ctx: Ctx, uid: number, by: number | undefined): Promise<number> => {
  let query = ctx.db
    .selectFrom('enrolments')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('uid', '=', uid)
    .where('archived_at', 'is not', null);
  if (by !== undefined) query = query.where('archived_by', '=', by);
  return (await query.executeTakeFirstOrThrow()).amount;
};
