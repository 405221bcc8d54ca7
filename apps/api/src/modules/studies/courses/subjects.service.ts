import { mostSubjects } from '@indeks/contract/studies/courses/courses.keys';
import type { NewSubject, SubjectEdit } from '@indeks/contract/studies/courses/courses.schemas';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import * as courseQueries from './courses.queries.ts';
import { announce, changes, subjectToWire } from './courses.service.ts';
import { refuseSubjectInUse, savePlan } from './plan.service.ts';
import * as history from './subject-history.queries.ts';
import * as queries from './subjects.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.SubjectsFilter) => {
  const page = await queries.list(ctx, filter);
  const items = page.items.map(({ courseName, ...row }) => ({ ...subjectToWire(ctx, row), courseName }));
  return { ...page, items };
};

export const ofCourse = async (ctx: SignedInCtx, courseId: number) => {
  const { subjects } = getOrRefuse(await courseQueries.find(ctx, courseId));
  return { items: subjects.map((row) => subjectToWire(ctx, row)) };
};

export const create = async (ctx: SignedInCtx, input: NewSubject) => {
  const { items } = await createMany(ctx, [input]);
  return getOrRefuse(items[0]);
};

/** At the end of the plans of their courses, all or none. */
export const createMany = (ctx: SignedInCtx, input: readonly NewSubject[]) =>
  transact(ctx, async (tx) => {
    const byCourse = Map.groupBy(input, ({ cid }) => cid);
    await courseQueries.touch(tx, [...byCourse.keys()]);
    await courseQueries.holdStudents(tx, [...byCourse.keys()]);
    const added = [];
    for (const [courseId, ofCourse] of byCourse) added.push(...(await addToCourse(tx, courseId, ofCourse)));
    return { items: added.map((row) => subjectToWire(tx, row)) };
  });

const addToCourse = async (tx: SignedInCtx, courseId: number, added: readonly NewSubject[]) => {
  const before = getOrRefuse(await courseQueries.find(tx, courseId));
  const plan = [...before.subjects.map(toSaved), ...added.map(({ cid: _cid, ...fields }) => fields)];
  if (plan.length > mostSubjects) refuse('courses/too-many-subjects', { details: { limit: mostSubjects } });
  await savePlan(tx, courseId, before.subjects, plan);
  const after = getOrRefuse(await courseQueries.find(tx, courseId));
  await audit(tx, { action: 'course.edit', subjectId: courseId, before, after });
  announce(tx, [courseId]);
  const known = new Set(before.subjects.map(({ id }) => id));
  return after.subjects.filter(({ id }) => !known.has(id));
};

export const edit = (ctx: SignedInCtx, id: number, { version, ...fields }: SubjectEdit) =>
  transact(ctx, async (tx) => {
    const { cid } = getOrRefuse(await queries.find(tx, id));
    await courseQueries.touch(tx, [cid]);
    const before = getOrRefuse(await courseQueries.find(tx, cid));
    const current = getOrRefuse(before.subjects.find((subject) => subject.id === id));
    if (current.version !== version)
      await refuseStale(tx, { actions: changes, subjectId: cid, current: subjectToWire(tx, current) });
    const plan = before.subjects.map((subject) => (subject.id === id ? { ...fields, id } : toSaved(subject)));
    await savePlan(tx, cid, before.subjects, plan);
    const after = getOrRefuse(await courseQueries.find(tx, cid));
    await audit(tx, { action: 'course.edit', subjectId: cid, before, after });
    announce(tx, [cid]);
    return subjectToWire(tx, getOrRefuse(after.subjects.find((subject) => subject.id === id)));
  });

/** All or none: when one subject has grades or protocols, none is deleted. */
export const removeMany = async (ctx: SignedInCtx, ids: readonly number[]) => {
  try {
    return await transact(ctx, async (tx) => {
      const subjects = getAllOrRefuse(ids, await queries.findMany(tx, ids));
      const byCourse = Map.groupBy(subjects, ({ cid }) => cid);
      const courseIds = [...byCourse.keys()];
      await courseQueries.touch(tx, courseIds);
      await removeRows(tx, 'subjects', subjects, () => ({ action: 'subject.delete' }));
      await auditAll(
        tx,
        [...byCourse].map(([courseId, removed]) => ({
          action: 'course.edit',
          subjectId: courseId,
          before: { subjects: removed },
        })),
      );
      announce(tx, courseIds);
      return { ok: true as const };
    });
  } catch (error) {
    return refuseSubjectInUse(ctx, error);
  }
};

export const lecturerChanges = async (
  ctx: SignedInCtx,
  courseId: number,
  paging: Parameters<typeof history.ofCourse>[2],
) => {
  getOrRefuse(await courseQueries.find(ctx, courseId));
  return history.ofCourse(ctx, courseId, paging);
};

export const removeLecturerChanges = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await history.findMany(tx, ids));
    await removeRows(tx, 'subject_lecturers', rows, () => ({ action: 'subject-lecturer.delete' }));
    return { ok: true as const };
  });

const toSaved = ({
  position: _position,
  version: _version,
  cid: _cid,
  username: _username,
  ...subject
}: queries.SubjectRow) => subject;
