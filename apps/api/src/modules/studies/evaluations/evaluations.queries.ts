import type { Flag } from '@indeks/contract/common/flags';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import {
  subjectsNumbered,
  toRowKey,
  type AttemptRow,
  type CourseKey,
  type KeptGrade,
  type RowKey,
} from './evaluations.rules.ts';

/** The same as `toRowId`, for columns. */
export const numberRow = (eid: RawBuilder<unknown>, sid: RawBuilder<unknown>) =>
  sql<number>`${eid}::bigint * ${sql.lit(subjectsNumbered)} + ${sid}`;

/** A student who did not come to an exam has an attempt and no grade that counts; the journal lists attempts. */
export const isAttempted = (eid: RawBuilder<unknown>, sid: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from attempts where attempts.enrolment_id = ${eid} and attempts.sid = ${sid})`;

/**
 * One student in one subject, with the grade if there is one: enrolments that are not archived, with the subjects that
 * their intake's programme has in their courses. A subject that is no longer taught stands where it was graded.
 */
export const evaluationRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('enrolment_courses as ec', 'ec.enrolment_id', 'e.id')
    .innerJoin('subjects as s', 's.cid', 'ec.cid')
    .leftJoin('grades as g', (join) => join.onRef('g.enrolment_id', '=', 'e.id').onRef('g.sid', '=', 's.id'))
    .innerJoin('courses as c', 'c.id', 's.cid')
    .innerJoin('users as person', 'person.id', 'e.uid')
    .leftJoin('student_forms as form', 'form.uid', 'e.uid')
    .leftJoin('users as lecturer', 'lecturer.id', 's.uid')
    .where('e.archived_at', 'is', null)
    .where('person.archived_at', 'is', null)
    .where(sql<boolean>`s.after_join = programme_of(e.date)`)
    .where(sql<boolean>`(s.active = 1 or ${isAttempted(sql.ref('e.id'), sql.ref('s.id'))})`)
    .select(['e.id as eid', 's.id as sid', 'e.uid', 's.name as subject_name'])
    .select(['g.value', 'g.version', 'g.given_at'])
    .select([
      's.uid as professor_id',
      'lecturer.name as professor_name',
      'lecturer.degree as professor_degree',
    ])
    .select(['person.name as username', 'person.listed_name as name', 'person.email', 'person.telephone'])
    .select(['ec.album_nr', 'c.name as courseName', 's.cid', 'e.date as intake', 'form.changed_at'])
    .select(['s.hours', 's.ects'])
    .select((row) => [
      numberRow(sql.ref('e.id'), sql.ref('s.id')).as('id'),
      attemptsByTerm.as('attempts'),
      inProtocols.as('kept'),
      // The table's checks admit no other numbers.
      row.ref('s.semester').$castTo<SemesterNumber>().as('semester'),
      row.ref('s.exam').$castTo<Flag>().as('exam'),
      row.ref('s.after_join').$castTo<Flag>().as('after_join'),
    ]);
export type EvaluationRow = Awaited<ReturnType<ReturnType<typeof evaluationRows>['execute']>>[number];

const attemptsByTerm = sql<readonly AttemptRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('term', a.term, 'value', a.value, 'version', a.version,
    'examinedOn', a.examined_on, 'givenOn', (a.given_at at time zone 'Europe/Warsaw')::date) order by a.term), '[]')
  from attempts as a where a.enrolment_id = e.id and a.sid = s.id)`;

/** As the protocols in force have it, by term. */
const inProtocols = sql<readonly KeptGrade[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('term', p.type, 'value', coalesce(pr.value, 0), 'number', p.number,
    'year', p.year, 'binds', p.names_attempts) order by p.type), '[]')
  from protocol_rows as pr join protocols as p on p.id = pr.protocol_id
  where pr.enrolment_id = e.id and pr.sid = s.id
    and p.withdrawn_at is null and p.superseded_by is null and p.type > 0)`;

/** Enrolments and subjects are named apart, too: the database looks for these alone before it joins anything. */
export const findRows = (ctx: Ctx, keys: readonly RowKey[]) => {
  const eids = keys.map(({ eid }) => eid);
  const sids = keys.map(({ sid }) => sid);
  return evaluationRows(ctx)
    .where(sql<boolean>`e.id = any(${eids}::integer[])`)
    .where(sql<boolean>`s.id = any(${[...new Set(sids)]}::integer[])`)
    .where(sql<boolean>`(e.id, s.id) in (select * from unnest(${eids}::integer[], ${sids}::integer[]))`)
    .execute();
};

export const findByRowIds = (ctx: Ctx, ids: readonly number[]) => findRows(ctx, ids.map(toRowKey));

export const findRow = async (ctx: Ctx, key: RowKey) => (await findRows(ctx, [key]))[0];

/** Everything one student is or was graded in, the newest studies first, in the order of the plan. */
export const rowsOfStudent = (ctx: Ctx, uid: number) =>
  evaluationRows(ctx)
    .where('e.uid', '=', uid)
    .orderBy('e.date', 'desc')
    .orderBy('e.id', 'desc')
    .orderBy('ec.slot')
    .orderBy('s.semester')
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(mostRowsOfStudent)
    .execute();

/** Bounds the answer, far above what one person has. */
const mostRowsOfStudent = 2_000;

/** The subjects of one course of an enrolment, in the order of the plan. */
export const rowsOfCourse = (ctx: Ctx, { eid, cid }: CourseKey) =>
  evaluationRows(ctx)
    .where('e.id', '=', eid)
    .where('s.cid', '=', cid)
    .orderBy('s.semester')
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(mostRowsOfStudent)
    .execute();

/** A course of an enrolment that is not archived, and who studies it. */
export const findCourse = (ctx: Ctx, { eid, cid }: CourseKey) =>
  ctx.db
    .selectFrom('enrolment_courses as ec')
    .innerJoin('enrolments as e', 'e.id', 'ec.enrolment_id')
    .innerJoin('courses as c', 'c.id', 'ec.cid')
    .innerJoin('users as person', 'person.id', 'e.uid')
    .select(['e.uid', 'person.name as username', 'ec.album_nr', 'c.name', 'e.date as intake'])
    .where('ec.enrolment_id', '=', eid)
    .where('ec.cid', '=', cid)
    .where('e.archived_at', 'is', null)
    .where('person.archived_at', 'is', null)
    .executeTakeFirst();

/** The courses of a student, the newest first, with what it takes to finish them. */
export const coursesOfStudent = (ctx: Ctx, uid: number) =>
  ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('enrolment_courses as ec', 'ec.enrolment_id', 'e.id')
    .innerJoin('courses as c', 'c.id', 'ec.cid')
    .leftJoin('users as promoter', 'promoter.id', 'e.promoter')
    .leftJoin('enrolment_balances as b', 'b.enrolment_id', 'e.id')
    .select(['e.id as eid', 'ec.cid', 'c.name', 'e.date'])
    .select(['promoter.name as promoter_name', 'promoter.degree as promoter_degree', 'b.balance'])
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('e.thesis').$castTo<Flag>().as('thesis'),
      row.ref('e.practice').$castTo<Flag>().as('practice'),
    ])
    .where('e.uid', '=', uid)
    .where('e.archived_at', 'is', null)
    .orderBy('e.date', 'desc')
    .orderBy('e.id', 'desc')
    .orderBy('ec.slot')
    .limit(mostCoursesOfStudent)
    .execute();

/** Bounds the answer, far above what one person has. */
const mostCoursesOfStudent = 100;

/** Somebody with studies that are not archived; for a lecturer only with a subject of theirs in them. */
export const findStudent = (ctx: Ctx, id: number, lecturerId: number | undefined) => {
  const student = ctx.db
    .selectFrom('users')
    .leftJoin('student_forms as form', 'form.uid', 'users.id')
    .select(['users.id', 'users.name', 'users.listed_name', 'users.email', 'users.telephone'])
    .select('form.changed_at')
    .where('users.id', '=', id)
    .where('users.archived_at', 'is', null);
  const taught = evaluationRows(ctx).whereRef('e.uid', '=', sql.ref('users.id')).clearSelect().select('e.id');
  return student
    .where((row) => row.exists(lecturerId === undefined ? taught : taught.where('s.uid', '=', lecturerId)))
    .executeTakeFirst();
};

/** The newest first. */
export const listHistory = (ctx: Ctx, { eid, sid }: RowKey) =>
  ctx.db
    .selectFrom('grade_history as h')
    .leftJoin('users as actor', 'actor.id', 'h.actor_id')
    .select(['h.id', 'h.at', 'h.before', 'h.after', 'h.actor_id', 'actor.name', 'actor.user_role'])
    // The table's check admits no other numbers.
    .select((row) => row.ref('h.term').$castTo<Term>().as('term'))
    .where('h.enrolment_id', '=', eid)
    .where('h.sid', '=', sid)
    .orderBy('h.id', 'desc')
    .limit(mostChanges)
    .execute();

const mostChanges = 200;
