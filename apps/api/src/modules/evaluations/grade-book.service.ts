import { semesterStart } from '@indeks/contract/courses/intakes.rules';
import type { OwnCourse, OwnGrade } from '@indeks/contract/evaluations/grade-book.schemas';
import { nameWithDegree } from '@indeks/contract/people/names.rules';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './evaluations.queries.ts';
import { fromTenths } from './evaluations.rules.ts';

/** What the signed-in person studies, with grades and what else it takes to finish. */
export const gradeBook = async (ctx: SignedInCtx): Promise<{ courses: OwnCourse[] }> => {
  const rows = await queries.rowsOfStudent(ctx, ctx.actor.id);
  const courses = await queries.coursesOfStudent(ctx, ctx.actor.id);
  const byCourse = Map.groupBy(rows, ({ eid, cid }) => `${eid}-${cid}`);
  return {
    courses: courses.map(({ promoter_name: name, promoter_degree: degree, ...course }) => ({
      ...course,
      promoterName: name === null ? null : nameWithDegree({ name, degree: degree ?? '' }),
      grades: (byCourse.get(`${course.eid}-${course.cid}`) ?? []).map(toOwnGrade),
    })),
  };
};

const toOwnGrade = (row: queries.EvaluationRow): OwnGrade => {
  const { eid, cid, sid, subject_name, semester, exam, professor_name: name, professor_degree: degree } = row;
  return {
    ...{ eid, cid, sid, subject_name, semester, exam },
    grade: fromTenths(row.value),
    professor_name: name === null ? null : nameWithDegree({ name, degree: degree ?? '' }),
    date: semesterStart(row.intake, semester),
  };
};
