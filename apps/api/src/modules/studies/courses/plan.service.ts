import type { SavedSubject, SubjectFields } from '@indeks/contract/studies/courses/courses.schemas';
import type { Ctx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { holdFromRemoval } from '#platform/db/holding.ts';
import { refuse } from '#platform/errors.ts';
import { changesOfPlan } from './courses.rules.ts';
import * as history from './subject-history.queries.ts';
import * as queries from './subjects.queries.ts';

/** Makes the plan of a course the wanted one: adds, changes and deletes its subjects, and notes who teaches them. */
export const savePlan = async (
  tx: Ctx,
  courseId: number,
  before: readonly queries.SubjectRow[],
  wanted: readonly SavedSubject[],
): Promise<void> => {
  const { added, changed, removed, foreign } = changesOfPlan(before, wanted);
  if (foreign.length > 0) refuse('record/not-found');
  await refuseUnknownLecturers(tx, before, wanted);
  await queries.removeMany(tx, removed);
  await queries.updateMany(tx, courseId, changed);
  const newIds = await queries.insertMany(tx, courseId, added);
  const lecturerBefore = new Map(before.map(({ id, uid }) => [id, uid]));
  await history.note(tx, [
    ...changed
      .filter(({ id, uid }) => uid !== lecturerBefore.get(id))
      .map(({ id, uid }) => ({ sid: id, cid: courseId, uid })),
    ...added.flatMap(({ uid }, index) => {
      const sid = newIds[index];
      return uid === null || sid === undefined ? [] : [{ sid, cid: courseId, uid }];
    }),
  ]);
};

/** A subject keeps a lecturer who has left; only an active one can be given to it. */
const refuseUnknownLecturers = async (
  tx: Ctx,
  before: readonly queries.SubjectRow[],
  wanted: readonly Pick<SubjectFields, 'uid'>[],
): Promise<void> => {
  const kept = new Set(before.map(({ uid }) => uid));
  const given = new Set(wanted.flatMap(({ uid }) => (uid === null || kept.has(uid) ? [] : [uid])));
  // Before the first subject names one of them.
  if (given.size > 0) await holdFromRemoval(tx, [...given]);
  if (given.size > 0 && (await queries.countLecturers(tx, [...given])) !== given.size)
    refuse('subjects/unknown-lecturer');
};

/** The tables that may still point at a subject, in the words of the screen. */
const usageNames: Readonly<Record<string, string>> = {
  grades: 'oceny',
  attempts: 'oceny',
  grade_history: 'oceny',
  protocols: 'protokoły',
  protocol_rows: 'protokoły',
};

/** A subject with grades or protocols stays: the foreign keys say so, and the refusal says where it is used. */
export const refuseSubjectInUse = async (ctx: Ctx, error: unknown): Promise<never> => {
  const broken = brokenConstraint(error);
  if (broken?.kind !== 'foreign-key' || broken.usedTable !== 'subjects') throw error;
  const id = Number(broken.key?.split(',')[0]);
  const subject = await queries.find(ctx, id);
  const usage = usageNames[broken.table] ?? 'inne dane';
  return refuse('subjects/in-use', { details: { id, name: subject?.name, usage } });
};
