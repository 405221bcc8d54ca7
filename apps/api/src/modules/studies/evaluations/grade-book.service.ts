import { semesterStart } from '@indeks/contract/studies/courses/intakes.rules';
import type { OwnCourse, OwnGrade } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './evaluations.queries.ts';
import { fromTenths } from './evaluations.rules.ts';

/** The courses of the signed-in person, with grades and the other conditions of graduation. */
export const gradeBook = async (ctx: SignedInCtx): Promise<{ courses: OwnCourse[] }> => {
  const rows = await queries.rowsOfStudent(ctx, ctx.actor.id);
  const courses = await queries.coursesOfStudent(ctx, ctx.actor.id);
  const byCourse = Map.groupBy(rows, ({ eid, cid }) => `${eid}-${cid}`);
  return {
    courses: courses.map((course) => toOwnCourse(course, byCourse.get(`${course.eid}-${course.cid}`))),
  };
};

const toOwnCourse = (
  { eid, cid, name, date, thesis, practice, balance, ...promoter }: CourseOfStudent,
  rows: readonly queries.EvaluationRow[] = [],
): OwnCourse => ({
  eid,
  cid,
  name,
  date,
  thesis,
  practice,
  promoterName: spokenName(promoter.promoter_name, promoter.promoter_degree),
  owed: Math.max(balance ?? 0, 0),
  grades: rows.map(toOwnGrade),
});
type CourseOfStudent = Awaited<ReturnType<typeof queries.coursesOfStudent>>[number];

const toOwnGrade = (row: queries.EvaluationRow): OwnGrade => ({
  eid: row.eid,
  cid: row.cid,
  sid: row.sid,
  subject_name: row.subject_name,
  semester: row.semester,
  exam: row.exam,
  grade: fromTenths(row.value),
  absent: row.value === null && row.attempts.length > 0,
  examDay: row.attempts.find(({ version }) => version === row.version)?.examinedOn ?? null,
  professor_name: spokenName(row.professor_name, row.professor_degree),
  date: semesterStart(row.intake, row.semester),
});

export const spokenName = (name: string | null, degree: string | null): string | null =>
  name === null ? null : nameWithDegree({ name, degree: degree ?? '' });
