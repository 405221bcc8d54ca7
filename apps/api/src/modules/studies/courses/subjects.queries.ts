import { role, type Role } from '@indeks/contract/access/roles';
import type { Flag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import type { SemesterNumber, SubjectSortKey } from '@indeks/contract/studies/courses/courses.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, startAtFirstPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';
import { readPlacedFields, type PlanChanges, type PlannedSubject } from './courses.rules.ts';

export interface SubjectsFilter extends Paging<SubjectSortKey> {
  readonly uid?: number | undefined;
}

const order = {
  by: { name: polishOrder(sql.ref('subjects.name')) },
  first: 'name',
  tieBreaker: sql.ref('subjects.id'),
} as const;

/** A subject with the name of its lecturer, surname first. */
const subjectRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('subjects')
    .leftJoin('users as lecturer', 'lecturer.id', 'subjects.uid')
    .select(['subjects.id', 'subjects.cid', 'subjects.name', 'subjects.uid', 'subjects.remarks'])
    .select(['subjects.hours', 'subjects.ects', 'subjects.position', 'subjects.version'])
    .select('lecturer.listed_name as username')
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('subjects.semester').$castTo<SemesterNumber>().as('semester'),
      row.ref('subjects.exam').$castTo<Flag>().as('exam'),
      row.ref('subjects.after_join').$castTo<Flag>().as('after_join'),
      row.ref('subjects.active').$castTo<Flag>().as('active'),
    ]);
export type SubjectRow = Awaited<ReturnType<ReturnType<typeof subjectRows>['execute']>>[number];

/** The newer programme first, by semester. In the order of the index subjects_plan. */
export const subjectsInPlanOrder = (ctx: Ctx) =>
  subjectRows(ctx)
    .orderBy('subjects.after_join', 'desc')
    .orderBy('subjects.semester')
    .orderBy('subjects.position')
    .orderBy('subjects.id');

export const list = (ctx: Ctx, filter: SubjectsFilter) => {
  let filtered = ctx.db.selectFrom('subjects');
  if (filter.uid !== undefined) filtered = filtered.where('subjects.uid', '=', filter.uid);
  const search = filter.search
    ? { own: matchesSearch(sql.ref('subjects.search'), filter.search) }
    : undefined;
  return fetchPage(ctx.db, { filtered, order, search }, startAtFirstPage(filter), (ids) =>
    subjectRows(ctx)
      .innerJoin('courses', 'courses.id', 'subjects.cid')
      .select('courses.name as courseName')
      .where('subjects.id', 'in', ids)
      .execute(),
  );
};

export const find = (ctx: Ctx, id: number) =>
  subjectRows(ctx).where('subjects.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  subjectRows(ctx).where('subjects.id', 'in', ids).execute();

type PlacedFields = PlanChanges['added'][number];

/** The numbers of the new subjects, in the order of the list. */
export const insertMany = async (
  ctx: Ctx,
  courseId: number,
  added: readonly PlacedFields[],
): Promise<number[]> => {
  if (added.length === 0) return [];
  const rows = await ctx.db
    .insertInto('subjects')
    .values(added.map((subject) => ({ cid: courseId, ...readPlacedFields(subject) })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** All changed subjects of one course in one statement. One that only moved in the plan is no newer version. */
export const updateMany = async (
  ctx: Ctx,
  courseId: number,
  changed: readonly PlannedSubject[],
): Promise<void> => {
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed.map((subject) => ({ id: subject.id, ...readPlacedFields(subject) })));
  await sql`
    update subjects set
      name = given.name, semester = given.semester, exam = given.exam, after_join = given.after_join,
      uid = given.uid, remarks = given.remarks, hours = given.hours, ects = given.ects, active = given.active,
      position = given.position,
      version = subjects.version + case when
        (subjects.name, subjects.semester, subjects.exam, subjects.after_join, subjects.uid, subjects.remarks,
          subjects.hours, subjects.ects, subjects.active) is distinct from
        (given.name, given.semester, given.exam, given.after_join, given.uid, given.remarks,
          given.hours, given.ects, given.active)
        then 1 else 0 end
    from jsonb_to_recordset(${rows}::jsonb) as given(
      id integer, name text, semester smallint, exam smallint, after_join smallint, uid integer, remarks text,
      hours smallint, ects smallint, active smallint, position smallint)
    where subjects.id = given.id and subjects.cid = ${courseId}`.execute(ctx.db);
};

export const removeMany = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await ctx.db.deleteFrom('subjects').where('id', 'in', ids).execute();
};

const teachingRoles: readonly Role[] = [role.lecturer, role.lecturerAndStudent, role.mbaLecturer];

/** How many of them may be given a subject. */
export const countLecturers = async (ctx: Ctx, ids: readonly number[]): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('id', 'in', ids)
    .where('user_role', 'in', teachingRoles)
    .where('active', '=', 1)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
};
