import { filterInFileName } from '@indeks/contract/common/format';
import { semesterStart } from '@indeks/contract/studies/courses/intakes.rules';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { markImage } from '#platform/pdf/mark.ts';
import * as queries from './evaluations.queries.ts';
import { fromTenths, type CourseKey } from './evaluations.rules.ts';
import { refuseUntaught } from './evaluations.service.ts';
import { spokenName } from './grade-book.service.ts';
import { achievementCard, type PrintedGrade } from './pdf/achievement-card.pdf.ts';

/** The results of a student in one course, to be signed. */
export const print = async (ctx: SignedInCtx, key: CourseKey): Promise<FileAnswer> => {
  const course = getOrRefuse(await queries.findCourse(ctx, key));
  await refuseUntaught(ctx, course.uid);
  const rows = await queries.rowsOfCourse(ctx, key);
  const document = achievementCard({ ...course, grades: rows.map(toPrinted) });
  return pdfAnswer(ctx, document, `karta-osiagniec${filterInFileName(course.username, course.name)}.pdf`);
};

/** The mark on every document. */
export const logo = (): FileAnswer => ({
  content: Buffer.from(markImage()),
  contentType: 'image/svg+xml',
  fileName: 'logo.svg',
});

/**
 * Of the grade that counts, as a protocol has it: where that was closed without a day of the exam, the day on which the grade was
 * entered. Before a protocol nobody has told the day.
 */
const findExamDay = ({ attempts, kept, version }: queries.EvaluationRow): string | null => {
  const counting = attempts.find((attempt) => attempt.version === version);
  if (!counting) return null;
  const isClosed = kept.some(({ term }) => term === counting.term);
  return counting.examinedOn ?? (isClosed ? counting.givenOn : null);
};

const toPrinted = (row: queries.EvaluationRow): PrintedGrade => {
  const semesterDay = semesterStart(row.intake, row.semester);
  return {
    semester: row.semester,
    semesterDay,
    subject: row.subject_name,
    exam: row.exam,
    hours: row.hours,
    ects: row.ects,
    grade: fromTenths(row.value),
    examDay: findExamDay(row),
    lecturer: spokenName(row.professor_name, row.professor_degree),
  };
};
