import { role, type Role } from '@indeks/contract/access/roles';
import type { Flag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import type { GraduationState } from '@indeks/contract/studies/graduation/graduation.keys';
import type {
  CourseNumber,
  FolderFilter,
  StudentSortKey,
} from '@indeks/contract/studies/students/students.keys';
import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { enrolmentFacts } from '#modules/provider/person-rights/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { selectMerged } from '#platform/db/merging.ts';
import { orNone } from '#platform/db/or-none.ts';
import { chosenSorting, fetchFirst, fetchPage, startAtFirstPage, sortRows } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, nearLimit, selectNear, type Search } from '#platform/db/searching.ts';
import { enrolmentRows, type SeenPlaces } from './enrolling/enrolments.queries.ts';
import { peopleOfSoManyCourses } from './course-numbers.queries.ts';

export interface StudentsFilter extends Paging<StudentSortKey> {
  readonly date?: readonly string[] | undefined;
  readonly pid?: number | undefined;
  readonly cid?: number | undefined;
  /** One of the three at a time. */
  readonly folder?: FolderFilter | undefined;
  readonly graduation?: GraduationState | undefined;
  readonly courses?: CourseNumber | undefined;
}

const order = {
  by: {
    name: sql.ref('student_list.name'),
    date: sql.ref('student_list.latest'),
    place: sql.ref('student_list.place'),
    album: sql.ref('student_list.album'),
  },
  first: 'name',
  tieBreaker: sql.ref('student_list.uid'),
} as const;

/** A page of people, each with the enrolments that the filter leaves. */
export const list = (ctx: SignedInCtx, filter: StudentsFilter, seen: SeenPlaces) => {
  const search = filter.search ? searchFor(filter.search) : undefined;
  const filtered = listed(ctx, filter, seen);
  return fetchPage(ctx.db, { filtered, order, search, grouped: true }, startAtFirstPage(filter), (ids) =>
    students(ctx, filter, seen).where('users.id', 'in', ids).execute(),
  );
};

/** As many as one search over everything offers. */
const foundLimit = 8;

export const findFirst = (ctx: Ctx, term: string, seen: SeenPlaces) =>
  fetchFirstStudents(ctx, { search: term, limit: foundLimit }, seen, (ids) =>
    ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'listed_name', 'email'])
      .where('id', 'in', ids)
      .execute(),
  );

export interface FirstAsked {
  readonly search: string | undefined;
  readonly limit: number;
}

/** The first by name, those whom the words find or all; what a row has is read by the caller. */
export const fetchFirstStudents = <Row extends { id: number }>(
  ctx: Ctx,
  asked: FirstAsked,
  seen: SeenPlaces,
  rowsOf: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const search = asked.search ? searchFor(asked.search) : undefined;
  const list = { filtered: listed(ctx, {}, seen), order, search, grouped: true } as const;
  return fetchFirst(ctx.db, list, asked, rowsOf);
};

/** Those whose names come nearest to the words, the nearest first. */
export const findNear = (ctx: Ctx, term: string, seen: SeenPlaces) =>
  selectNear(ctx.db, sql`near_students(${term}, ${seen ? [...seen] : null}::integer[], ${nearLimit})`)
    .innerJoin('users', 'users.id', 'near.id')
    .select(['users.id', 'users.listed_name'])
    .execute();

/**
 * One row per enrolment in the order of the list, a batch at a time, with the sealed registration form and what the right
 * over the person follows from.
 */
export const stream = (ctx: SignedInCtx, filter: StudentsFilter, seen: SeenPlaces) =>
  exported(ctx, filter, seen)
    .select('form.sealed')
    .select(enrolmentFacts(ctx, sql.ref('e.uid')).as('facts'))
    .stream(200);
export type ExportedRow = ReturnType<typeof stream> extends AsyncIterableIterator<infer Row> ? Row : never;

export const firstOfAll = (ctx: Ctx, filter: StudentsFilter, seen: SeenPlaces, limit: number) =>
  exported(ctx, filter, seen).limit(limit).execute();

const exported = (ctx: Ctx, filter: StudentsFilter, seen: SeenPlaces) => {
  const rows = enrolmentsLeftBy(ctx, filter, seen)
    .where('student_list.archived', '=', false)
    .select(['person.given_name', 'person.surname']);
  const chosen = filter.courses
    ? rows.where('student_list.uid', 'in', peopleOfSoManyCourses(ctx, filter, filter.courses, seen))
    : rows;
  const found = filter.search ? chosen.where(matchesRow(searchFor(filter.search))) : chosen;
  return sortRows(found, filter, order).orderBy('e.date', 'desc').orderBy('e.id', 'desc');
};

const searchFor = (term: string): Search => ({
  own: matchesSearch(sql.ref('student_list.search'), term),
  walkedFirst: 'every word',
});

/** Everybody whom the filter leaves, or those of them who are named, by name. */
export const listIds = async (
  ctx: Ctx,
  filter: StudentsFilter,
  seen: SeenPlaces,
  named: readonly number[] | undefined,
): Promise<number[]> => {
  let query = narrowed(ctx, keptList(ctx, filter), filter, seen);
  if (filter.search) query = query.where(matchesRow(searchFor(filter.search)));
  if (named) query = query.where('student_list.uid', 'in', [...named]);
  const rows = await query
    .select('student_list.uid')
    .groupBy('student_list.uid')
    .orderBy(sql`min(student_list.name)`)
    .orderBy('student_list.uid')
    .execute();
  return rows.map(({ uid }) => uid);
};

/** The rows that a page is picked from. */
export const listed = (ctx: Ctx, filter: StudentsFilter, seen: SeenPlaces) =>
  narrowed(ctx, listedInOrder(ctx, filter, seen), filter, seen);

const narrowed = (
  ctx: Ctx,
  rows: SelectQueryBuilder<DB, 'student_list', object>,
  { date, pid, cid, folder, graduation, courses }: StudentsFilter,
  seen: SeenPlaces,
) => {
  let query = rows;
  // No archived enrolment lacks anything, and none may be finished.
  if (folder) query = query.where(isIncomplete);
  else if (!graduation) query = query.where('student_list.archived', '=', false);
  if (graduation) query = query.where(hasState(graduation));
  if (date) query = query.where('student_list.date', 'in', [...date]);
  if (pid !== undefined) query = query.where('student_list.pid', '=', pid);
  if (cid !== undefined) query = query.where('student_list.cid', '=', cid);
  if (seen) query = query.where('student_list.pid', 'in', orNone(seen));
  if (courses) {
    const people = peopleOfSoManyCourses(ctx, { date, pid, cid }, courses, seen);
    query = query.where('student_list.uid', 'in', people);
  }
  return query;
};

/** The filter by graduation reads `graduation_list`, which has the same columns as the list of all students. */
const keptList = (ctx: Ctx, filter: StudentsFilter): SelectQueryBuilder<DB, 'student_list', object> =>
  ctx.db.selectFrom(sql`${sql.table(nameOfKeptList(filter))}`.as('student_list'));

const nameOfKeptList = ({ graduation }: StudentsFilter) => (graduation ? 'graduation_list' : 'student_list');

const hasState = (state: GraduationState) => sql<boolean>`student_list.ready = ${state === 'ready'}`;

/** Several places or intakes are merged in order; one place or one course has an index for all of them. */
const listedInOrder = (ctx: Ctx, filter: StudentsFilter, seen: SeenPlaces) => {
  const isNarrow = filter.pid !== undefined || filter.cid !== undefined;
  const sorting = chosenSorting(filter, order);
  const from = nameOfKeptList(filter);
  if (seen && seen.length > 1 && !isNarrow)
    return selectMerged(ctx.db, 'student_list', { column: 'pid', values: seen, from }, sorting);
  if (!seen && filter.date && filter.date.length > 1 && !isNarrow)
    return selectMerged(ctx.db, 'student_list', { column: 'date', values: filter.date, from }, sorting);
  return keptList(ctx, filter);
};

/** Somebody with at least one enrolment that may be seen. */
export const findStudent = async (ctx: SignedInCtx, id: number, seen: SeenPlaces) => {
  const student = await students(ctx, {}, seen).where('users.id', '=', id).executeTakeFirst();
  return student && (student.enrolments.length > 0 || !seen) && isStudent(student) ? student : undefined;
};

const isStudent = ({ user_role }: { readonly user_role: Role }): boolean =>
  user_role === role.student || user_role === role.lecturerAndStudent;

const students = (ctx: SignedInCtx, filter: StudentsFilter, seen: SeenPlaces) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('student_forms as own_form', 'own_form.uid', 'users.id')
    .select(['users.id', 'users.name', 'users.listed_name', 'users.given_name', 'users.surname'])
    .select([
      'users.email',
      'users.email_alt',
      'users.telephone',
      'users.rodo',
      'users.version',
      'own_form.changed_at',
    ])
    .select(
      sql<boolean>`exists (select from student_form_history as h
        where h.uid = users.id and h.kind = 'changed' and h.read_at is null)`.as('change_unread'),
    )
    .select(fileVersion(sql.ref('users.avatar_file')).as('avatar'))
    .select(enrolmentFacts(ctx, sql.ref('users.id')).as('facts'))
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('users.user_role').$castTo<Role>().as('user_role'),
      row.ref('users.active').$castTo<Flag>().as('active'),
    ])
    .where('users.archived_at', 'is', null)
    .select(
      jsonArrayFrom(
        enrolmentsLeftBy(ctx, filter, seen)
          .whereRef('e.uid', '=', sql.ref('users.id'))
          .orderBy('e.date', 'desc')
          .orderBy('e.id', 'desc'),
      ).as('enrolments'),
    );
export type StudentRow = Awaited<ReturnType<ReturnType<typeof students>['execute']>>[number];

/** In the words of the indexes of incomplete folders. */
const isIncomplete = sql<boolean>`student_list.missing <> '{}'`;

const enrolmentsLeftBy = (ctx: Ctx, filter: StudentsFilter, seen: SeenPlaces) => {
  const { date, pid, cid, folder, graduation } = filter;
  let query = enrolmentRows(ctx, seen);
  if (folder) query = query.where(isIncomplete);
  if (graduation) {
    const ofCourse = cid === undefined ? sql`` : sql`and g.cid = ${cid}`;
    query = query.where(sql<boolean>`exists (select from graduation_list as g
      where g.enrolment_id = e.id and g.ready = ${graduation === 'ready'} ${ofCourse})`);
  }
  if (date) query = query.where('e.date', 'in', [...date]);
  if (pid !== undefined) query = query.where('e.pid', '=', pid);
  if (cid !== undefined)
    query = query.where((row) => row.or([row('first.cid', '=', cid), row('second.cid', '=', cid)]));
  return query;
};
