import { filterInFileName } from '@indeks/contract/common/format';
import type {
  Course,
  CourseEdit,
  NewCourse,
  Subject,
} from '@indeks/contract/studies/courses/courses.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { csvAnswer, pdfAnswer } from '#platform/http/file-answers.ts';
import { courseColumns, subjectColumns } from './courses.csv.ts';
import { abilities } from './courses.policy.ts';
import * as queries from './courses.queries.ts';
import { coursePlan } from './pdf/course-plan.pdf.ts';
import { refuseSubjectInUse, savePlan } from './plan.service.ts';
import type { SubjectRow } from './subjects.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.CoursesFilter) => {
  const page = await queries.list(ctx, filter);
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

export const choices = async (ctx: Ctx) => ({ items: await queries.choices(ctx) });

export const get = async (ctx: SignedInCtx, id: number) =>
  toWire(ctx, getOrRefuse(await queries.find(ctx, id)));

export const exportCsv = (ctx: SignedInCtx, filter: queries.CoursesFilter) =>
  csvAnswer(
    ctx,
    courseColumns,
    queries.stream(ctx, filter),
    `kierunki${filterInFileName(filter.active && activeWords[filter.active], filter.search)}-${ctx.clock.today()}.csv`,
  );

const activeWords = { '0': 'nieaktywne', '1': 'aktywne' } as const;

export const planCsv = async (ctx: SignedInCtx, id: number) => {
  const { name, subjects } = getOrRefuse(await queries.find(ctx, id));
  const fileName = `przedmioty${filterInFileName(name)}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, subjectColumns, oneByOne(subjects), fileName);
};

export const planPdf = async (ctx: SignedInCtx, id: number) => {
  const course = getOrRefuse(await queries.find(ctx, id));
  return pdfAnswer(ctx, coursePlan(course), `przedmioty${filterInFileName(course.name)}.pdf`);
};

export const create = (ctx: SignedInCtx, { courseSubjects = [], ...columns }: NewCourse) =>
  transact(ctx, async (tx) => {
    const id = await queries.insert(tx, columns);
    await savePlan(tx, id, [], courseSubjects);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'course.create', subjectId: id, after });
    announce(tx, [id]);
    return toWire(tx, after);
  });

/** The course and its plan in one transaction. Without a plan the subjects stay as they are. */
export const edit = async (ctx: SignedInCtx, id: number, input: CourseEdit) => {
  try {
    return await transact(ctx, async (tx) => {
      const { courseSubjects, version, ...columns } = input;
      const before = getOrRefuse(await queries.find(tx, id));
      const changed = await queries.update(tx, id, version, columns);
      if (changed && courseSubjects) await savePlan(tx, id, before.subjects, courseSubjects);
      const after = getOrRefuse(await queries.find(tx, id));
      if (!changed) await refuseStale(tx, { actions: changes, subjectId: id, current: toWire(tx, after) });
      await audit(tx, { action: 'course.edit', subjectId: id, before, after });
      announce(tx, [id]);
      return toWire(tx, after);
    });
  } catch (error) {
    return refuseSubjectInUse(ctx, error);
  }
};

/** All or none: when one course is in use, none is deleted. */
export const removeMany = async (ctx: SignedInCtx, ids: readonly number[]) => {
  try {
    return await transact(ctx, async (tx) => {
      const courses = getAllOrRefuse(ids, await queries.findMany(tx, ids));
      await removeRows(tx, 'courses', courses, () => ({ action: 'course.delete' }));
      announce(tx, ids);
      return { ok: true as const };
    });
  } catch (error) {
    return refuseWhileInUse(ctx, error);
  }
};

/** The actions that change a course, for finding out who saved it last. A change of a subject counts as one of its course. */
export const changes = ['course.edit'] as const;

/** The tables that may still point at a course, in the words of the screen. */
const usageNames: Readonly<Record<string, string>> = {
  candidates: 'kandydaci',
  enrolment_courses: 'zapisani słuchacze',
  protocols: 'protokoły',
  certificates: 'świadectwa',
  certificate_register: 'rejestr świadectw',
  online_meetings: 'spotkania online',
};

const refuseWhileInUse = async (ctx: Ctx, error: unknown): Promise<never> => {
  const broken = brokenConstraint(error);
  if (broken?.kind !== 'foreign-key') throw error;
  if (broken.usedTable === 'subjects') return refuseSubjectInUse(ctx, error);
  const id = Number(broken.key);
  const course = await queries.find(ctx, id);
  const usage = usageNames[broken.table] ?? 'inne dane';
  return refuse('courses/in-use', { details: { id, name: course?.name, usage } });
};

/** Everybody may list courses, so everybody's open screens follow a change. */
export const announce = (ctx: Ctx, ids: readonly number[]) =>
  ctx.afterCommit(() => ctx.services.realtime.publish({ everyone: true }, 'courses', ids));

const toWire = (ctx: SignedInCtx, { subjects, ...course }: queries.CourseRow): Course => ({
  ...course,
  courseSubjects: subjects.map((row) => subjectToWire(ctx, row)),
  can: abilities(ctx.actor, ctx.services.roleTable),
});

/** Remarks are notes of those who manage courses. */
export const subjectToWire = (
  ctx: SignedInCtx,
  { position: _position, ...subject }: SubjectRow,
): Subject => ({
  ...subject,
  remarks: abilities(ctx.actor, ctx.services.roleTable).edit ? subject.remarks : '',
});

// oxlint-disable-next-line typescript/require-await -- what is read already, in the form of an export
async function* oneByOne<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
