import type { Paging } from '@indeks/contract/common/paging';
import type { CourseSortKey } from '@indeks/contract/studies/courses/courses.keys';
import type { Flag } from '@indeks/contract/common/flags';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, polishOrder, sortRows } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch } from '#platform/db/searching.ts';
import { updateVersioned } from '#platform/db/versioned.ts';
import { subjectsInPlanOrder } from './subjects.queries.ts';

export interface CoursesFilter extends Paging<CourseSortKey> {
  readonly active?: '0' | '1' | undefined;
}

interface CourseColumns {
  readonly name: string;
  readonly mba: boolean;
  readonly active?: Flag;
}

const order = {
  by: { name: polishOrder(sql.ref('courses.name')), active: sql.ref('courses.active') },
  first: 'name',
  tieBreaker: sql.ref('courses.id'),
} as const;

export const list = (ctx: Ctx, filter: CoursesFilter) => {
  let filtered = ctx.db.selectFrom('courses');
  if (filter.active !== undefined) filtered = filtered.where('courses.active', '=', Number(filter.active));
  const search = filter.search ? searchFor(filter.search) : undefined;
  return fetchPage(ctx.db, { filtered, order, search }, filter, (ids) =>
    courses(ctx).where('courses.id', 'in', ids).execute(),
  );
};

/** Rows in the order of the list, a batch at a time, for an export of any size. */
export const stream = (ctx: Ctx, filter: CoursesFilter) => {
  let query = courses(ctx);
  if (filter.active !== undefined) query = query.where('courses.active', '=', Number(filter.active));
  if (filter.search) query = query.where(matchesRow(searchFor(filter.search)));
  return sortRows(query, filter, order).stream(200);
};

export const choices = (ctx: Ctx) =>
  ctx.db
    .selectFrom('courses')
    .select(['id', 'name', 'mba'])
    .where('active', '=', 1)
    .orderBy(order.by.name)
    .limit(1_000)
    .execute();

export const find = (ctx: Ctx, id: number) => courses(ctx).where('courses.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  courses(ctx).where('courses.id', 'in', ids).execute();

export const insert = (ctx: Ctx, columns: CourseColumns): Promise<number> =>
  insertRow(ctx.db, 'courses', columns);

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, id: number, version: number, columns: CourseColumns): Promise<boolean> =>
  updateVersioned(ctx, 'courses', { id, version }, columns);

/** Locks the students of the courses: a subject added or removed concerns all of them. */
export const holdStudents = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  holdPeople(ctx, sql`select uid from graduation_list where cid = any(${[...ids]}::integer[])`);

/** Increments the version of a course whose subjects change. The row stays locked, so that two writers are serialized. */
export const touch = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  await ctx.db
    .updateTable('courses')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where(
      'id',
      'in',
      [...new Set(ids)].sort((a, b) => a - b),
    )
    .execute();
};

/** A course with its plan in one statement, whatever the number of rows. */
const courses = (ctx: Ctx) =>
  ctx.db
    .selectFrom('courses')
    .select(['courses.id', 'courses.name', 'courses.mba', 'courses.version'])
    // The table's check admits no other number.
    .select((row) => row.ref('courses.active').$castTo<Flag>().as('active'))
    .select(
      jsonArrayFrom(subjectsInPlanOrder(ctx).whereRef('subjects.cid', '=', sql.ref('courses.id'))).as(
        'subjects',
      ),
    );

export type CourseRow = Awaited<ReturnType<typeof find>> & object;

const searchFor = (term: string) => ({ own: matchesSearch(sql.ref('courses.search'), term) });
