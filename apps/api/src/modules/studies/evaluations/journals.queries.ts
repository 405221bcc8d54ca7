import type { Flag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import type { EvaluationSortKey } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { intakeInSession, lastOldIntake } from '@indeks/contract/studies/evaluations/grades.rules';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { selectMerged } from '#platform/db/merging.ts';
import { orNone } from '#platform/db/or-none.ts';
import { chosenSorting, fetchFirst, fetchPage, startAtFirstPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch, type Search } from '#platform/db/searching.ts';
import { findByRowIds, isAttempted, numberRow } from './evaluations.queries.ts';

/** Columns that the reader of a journal may see and filter by. */
export interface Reader {
  /** A lecturer, who gets the rows of own subjects; undefined: of all. */
  readonly lecturerId: number | undefined;
  /** Whether addresses, telephones and account numbers may be searched by. */
  readonly seesContacts: boolean;
}

export interface OldJournalFilter extends Paging<EvaluationSortKey> {
  readonly date?: string | undefined;
  readonly cid?: readonly number[] | undefined;
  readonly sid?: number | undefined;
}

/** A group of students: of one course and one intake, in one subject. */
export interface Group {
  readonly cid: number;
  readonly sid: number;
  readonly intake: string;
}

const order = {
  by: { name: sql.ref('student_list.name') },
  first: 'name',
  tieBreaker: numberRow(sql.ref('student_list.enrolment_id'), sql.ref('subjects.id')),
} as const;

/** Students up to the intakes of the older programme, each with the subjects of the semester that they are in. */
export const listOld = async (ctx: Ctx, filter: OldJournalFilter, reader: Reader) => {
  const cids = await narrowedCourses(ctx, filter, reader);
  const withSubjects = (students: StudentRows) => withOldSubjects(students, filter, reader);
  return fetchPage(
    ctx.db,
    {
      filtered: withSubjects(oldStudentsInOrder(ctx, filter, cids)),
      counted: withSubjects(oldStudents(ctx, filter, cids)).select(sql<number>`1`.as('one')),
      order,
      search: searchFor(filter.search, reader),
      // A semester has a few intakes or most of them.
      isPlannedForValues: true,
    },
    startAtFirstPage(filter),
    (ids) => findByRowIds(ctx, ids),
  );
};

type StudentRows = SelectQueryBuilder<DB, 'student_list', object>;

/** Student by student, so that a page stops where it ends: how many subjects they have together cannot be foreseen. */
const withOldSubjects = (students: StudentRows, filter: OldJournalFilter, { lecturerId }: Reader) =>
  students
    .innerJoinLateral(
      (row) => {
        let subjects = row
          .selectFrom('subjects')
          .selectAll('subjects')
          .whereRef('subjects.cid', '=', 'student_list.cid')
          .where('subjects.after_join', '=', 0)
          .where(isTaughtOrGraded);
        if (filter.sid !== undefined) subjects = subjects.where('subjects.id', '=', filter.sid);
        if (lecturerId !== undefined) subjects = subjects.where('subjects.uid', '=', lecturerId);
        if (filter.date !== undefined) subjects = subjects.where(isSemesterOn(filter.date));
        return subjects.offset(0).as('subjects');
      },
      (join) => join.onTrue(),
    )
    .where('student_list.archived', '=', false);

/** The students of one group. */
export const listGroup = (ctx: Ctx, group: Group, paging: Paging<EvaluationSortKey>, reader: Reader) =>
  fetchPage(
    ctx.db,
    {
      filtered: selectStudents(ctx, group),
      order: chooseOrder(group),
      search: searchFor(paging.search, reader),
    },
    startAtFirstPage(paging),
    (ids) => findByRowIds(ctx, ids),
  );

/** All of them, up to a limit, in the order of names. */
export const wholeGroup = (ctx: Ctx, group: Group, limit: number) =>
  fetchFirst(
    ctx.db,
    { filtered: selectStudents(ctx, group), order: chooseOrder(group), search: undefined },
    { search: undefined, limit },
    (ids) => findByRowIds(ctx, ids),
  );

/** Whether the subject is taught is asked once, not for each student. */
const selectStudents = (ctx: Ctx, { cid, sid, intake }: Group) =>
  ctx.db
    .selectFrom('student_list')
    .where('student_list.cid', '=', cid)
    .where('student_list.date', '=', intake)
    .where('student_list.archived', '=', false)
    .where(
      sql<boolean>`((select subjects.active from subjects where subjects.id = ${sid}) = 1
        or ${isAttempted(sql.ref('student_list.enrolment_id'), sql`${sid}`)})`,
    );

const chooseOrder = ({ sid }: Group) =>
  ({ ...order, tieBreaker: numberRow(sql.ref('student_list.enrolment_id'), sql`${sid}`) }) as const;

/** The courses that rows can be of; undefined: any. */
const narrowedCourses = async (ctx: Ctx, { cid, sid }: OldJournalFilter, { lecturerId }: Reader) => {
  if (sid === undefined && lecturerId === undefined) return cid ? [...cid] : undefined;
  let query = ctx.db.selectFrom('subjects').select('cid').distinct().where('after_join', '=', 0);
  if (sid !== undefined) query = query.where('id', '=', sid);
  if (lecturerId !== undefined) query = query.where('uid', '=', lecturerId);
  const known = (await query.limit(mostCourses).execute()).map((row) => row.cid);
  const wanted = cid ? known.filter((one) => cid.includes(one)) : known;
  return orNone(wanted);
};

const mostCourses = 100;

const oldStudents = (
  ctx: Ctx,
  filter: OldJournalFilter,
  cids: readonly number[] | undefined,
): StudentRows => {
  const students = ctx.db.selectFrom('student_list').where(isOldIntake(filter));
  return cids ? students.where('student_list.cid', 'in', [...cids]) : students;
};

/** Several courses or the three intakes of a semester are merged in order. What a part says is not said again. */
const oldStudentsInOrder = (
  ctx: Ctx,
  filter: OldJournalFilter,
  cids: readonly number[] | undefined,
): StudentRows => {
  const sorting = { ...chosenSorting(filter, order), id: sql.ref('student_list.uid') };
  if (cids)
    return selectMerged(ctx.db, 'student_list', { column: 'cid', values: cids }, sorting).where(
      isOldIntake(filter),
    );
  if (filter.date === undefined) return oldStudents(ctx, filter, cids);
  return selectMerged(ctx.db, 'student_list', { column: 'date', values: oldIntakesOn(filter.date) }, sorting);
};

const isOldIntake = ({ date }: OldJournalFilter) =>
  date === undefined
    ? sql<boolean>`student_list.date <= ${lastOldIntake}`
    : sql<boolean>`student_list.date = any(${oldIntakesOn(date)}::date[])`;

const intakesOn = (date: string) =>
  ([1, 2, 3] as const).map((semester) => ({ semester, intake: intakeInSession(date, semester) }));

const oldIntakesOn = (date: string): string[] =>
  intakesOn(date).flatMap(({ intake }) => (intake <= lastOldIntake ? [intake] : []));

/** The subject belongs to the semester that began on this day for people of the row's intake. */
const isSemesterOn = (date: string) => {
  const cases = intakesOn(date).map(
    ({ semester, intake }) => sql`when ${intake}::date then ${sql.lit(semester)}`,
  );
  return sql<boolean>`subjects.semester = case student_list.date ${sql.join(cases, sql` `)} end`;
};

/** A subject that is no longer taught stands where it was graded. */
const isTaughtOrGraded = sql<boolean>`(subjects.active = 1
  or ${isAttempted(sql.ref('student_list.enrolment_id'), sql.ref('subjects.id'))})`;

/** People who may not see contact data search by name only: a hit by telephone or address would reveal it. */
const searchFor = (term: string | undefined, { seesContacts }: Reader): Search | undefined => {
  if (!term) return undefined;
  const byAnyWord = matchesSearch(sql.ref('student_list.search'), term);
  const byName = matchesSearch(sql`(' ' || search_text(student_list.name))`, term);
  return {
    own: seesContacts ? byAnyWord : sql<boolean>`(${byAnyWord} and ${byName})`,
    walkedFirst: 'every word',
  };
};

interface SubjectsFilter {
  readonly after_join: Flag;
  readonly cid?: readonly number[] | undefined;
}

const subjectRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('subjects as s')
    .innerJoin('courses as c', 'c.id', 's.cid')
    .select(['s.id', 's.name', 's.cid', 'c.name as courseName', 's.uid', 's.hours', 's.ects'])
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('s.semester').$castTo<SemesterNumber>().as('semester'),
      row.ref('s.exam').$castTo<Flag>().as('exam'),
      row.ref('s.after_join').$castTo<Flag>().as('after_join'),
    ]);

/** All subjects of a lecturer; anybody else gets those of the chosen courses, and none without a course. */
export const listSubjects = (ctx: Ctx, filter: SubjectsFilter, lecturerId: number | undefined) => {
  let query = subjectRows(ctx).where('s.after_join', '=', filter.after_join);
  if (lecturerId !== undefined) query = query.where('s.uid', '=', lecturerId);
  if (lecturerId === undefined || filter.cid) query = query.where('s.cid', 'in', orNone(filter.cid ?? []));
  return query
    .orderBy(polishOrder(sql.ref('c.name')))
    .orderBy('s.semester')
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(mostSubjects)
    .execute();
};

const mostSubjects = 1_000;

export const findSubject = (ctx: Ctx, id: number) =>
  subjectRows(ctx).where('s.id', '=', id).executeTakeFirst();

/** Held until the transaction ends: its grades are saved one after another, and its lecturer stays the same meanwhile. */
export const holdSubject = (ctx: Ctx, id: number) =>
  subjectRows(ctx).where('s.id', '=', id).forNoKeyUpdate('s').executeTakeFirst();
