import { saveMessages } from '@indeks/contract/evaluations/evaluations.keys';
import { gradeTexts } from '@indeks/contract/evaluations/evaluations.texts';
import type { GradeToSave } from '@indeks/contract/evaluations/evaluations.schemas';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { canGrade, gradesAny } from './evaluations.policy.ts';
import * as queries from './evaluations.queries.ts';
import { fromTenths, rowIdOf, toTenths, type RowKey } from './evaluations.rules.ts';
import { toWire } from './evaluations.service.ts';
import * as grades from './grades.queries.ts';
import { holdSubject } from './journals.queries.ts';

/** One grade: all or nothing, against the version that was read. */
export const saveGrade = (ctx: SignedInCtx, { eid, sid, grade, version, id, uid }: GradeToSave) =>
  transact(ctx, async (tx) => {
    const key = { eid, sid };
    if ((id ?? rowIdOf(key)) !== rowIdOf(key)) refuse('record/not-found');
    const value = grade === null ? null : toTenths(grade);
    const { rows, saved } = await writeGrades(tx, sid, [{ eid, value, version }]);
    if (uid !== undefined && rows[0]?.uid !== uid) refuse('record/not-found');
    const savedAs = saved.get(eid);
    if (savedAs === undefined) {
      const current = toWire(tx, getOrRefuse(await queries.findRow(tx, key)));
      return refuseStale(tx, { actions: ['grade.save'], subjectId: subjectIdOf(key), current });
    }
    const message = grade === null ? saveMessages.cleared : saveMessages.saved;
    return { message, id: rowIdOf(key), grade, version: savedAs };
  });

/**
 * The one way in which grades of a subject are written: by whom they may be, audited, told to open screens. Rows that somebody
 * changed since they were read are left as they are.
 */
export const writeGrades = async (tx: SignedInCtx, sid: number, changes: readonly grades.GradeChange[]) => {
  await getHeldSubject(tx, sid);
  const keys = changes.map(({ eid }) => ({ eid, sid }));
  const rows = getAllOrRefuse(
    keys.map(({ eid }) => eid),
    await queries.findRows(tx, keys),
  );
  if (rows.some((row) => !canGrade(tx.actor, tx.services.roleTable, row))) refuse('record/not-found');
  const standing = standingAlready(rows, changes);
  const wanted = changes.filter(({ eid }) => !standing.has(eid));
  askAboutProtocols(
    tx,
    rows.filter(({ eid }) => wanted.some((change) => change.eid === eid)),
  );
  const written = wanted.length === 0 ? [] : await grades.writeMany(tx, sid, wanted);
  const changed = rows.filter(({ eid }) => written.some((row) => row.eid === eid));
  await auditGrades(tx, changed, changes);
  announceGrades(tx, changed);
  return { rows, saved: new Map([...standing, ...written.map((row) => [row.eid, row.version] as const)]) };
};

/** Rows that have the grade already, by their versions: a save that is repeated changes nothing. */
const standingAlready = (
  rows: readonly queries.EvaluationRow[],
  changes: readonly grades.GradeChange[],
): ReadonlyMap<number, number | null> => {
  const wanted = new Map(changes.map(({ eid, value }) => [eid, value]));
  return new Map(
    rows.filter(({ eid, value }) => wanted.get(eid) === value).map(({ eid, version }) => [eid, version]),
  );
};

/** A protocol keeps the grade that it was made with: whoever changes one is asked first. */
const askAboutProtocols = (tx: SignedInCtx, changing: readonly queries.EvaluationRow[]): void => {
  const kept = changing.filter((row) => row.kept && row.kept.value !== null);
  if (kept.length === 0 || tx.confirmed) return;
  const named = kept.slice(0, mostNamed).map(({ name }) => name);
  const names = [...named, ...(kept.length > mostNamed ? [`i\u00a0${kept.length - mostNamed} innych`] : [])];
  refuse('grades/in-protocol', {
    details: { confirmable: true, question: gradeTexts.confirmInProtocol, names: names.join(', ') },
  });
};

const mostNamed = 5;

export const getHeldSubject = async (tx: SignedInCtx, sid: number) => {
  const subject = getOrRefuse(await holdSubject(tx, sid));
  const isAllowed = gradesAny(tx.actor, tx.services.roleTable) || subject.uid === tx.actor.id;
  return getOrRefuse(isAllowed ? subject : undefined);
};

const auditGrades = (
  tx: SignedInCtx,
  changed: readonly queries.EvaluationRow[],
  changes: readonly Pick<grades.GradeChange, 'eid' | 'value'>[],
): Promise<void> => {
  const given = new Map(changes.map(({ eid, value }) => [eid, value]));
  return auditAll(
    tx,
    changed.map(({ eid, sid, uid, value }) => ({
      action: 'grade.save',
      subjectId: subjectIdOf({ eid, sid }),
      forUserId: uid,
      before: { grade: fromTenths(value) },
      after: { grade: fromTenths(given.get(eid) ?? null) },
    })),
  );
};

/** Clears the grades of rows, all or none. Rows without a grade stay as they are. */
export const removeMany = (ctx: SignedInCtx, keys: readonly RowKey[]) =>
  transact(ctx, async (tx) => {
    for (const sid of [...new Set(keys.map((key) => key.sid))].sort((one, other) => one - other))
      await getHeldSubject(tx, sid);
    const rows = getAllOrRefuse(keys.map(rowIdOf), await queries.findRows(tx, keys));
    if (rows.some((row) => !canGrade(tx.actor, tx.services.roleTable, row))) refuse('record/not-found');
    const graded = rows.filter(({ value }) => value !== null);
    askAboutProtocols(tx, graded);
    if (graded.length > 0) await grades.removeMany(tx, graded);
    await auditGrades(tx, graded, []);
    announceGrades(tx, graded);
    return { ok: true as const };
  });

const subjectIdOf = ({ eid, sid }: RowKey): string => `${eid}-${sid}`;

/** Open journals, and what the students have open. */
const announceGrades = (ctx: Ctx, rows: readonly { readonly uid: number }[]): void => {
  const { realtime, roleTable } = ctx.services;
  const ids = [...new Set(rows.map(({ uid }) => uid))];
  if (ids.length === 0) return;
  ctx.afterCommit(() => realtime.publish({ roles: roleTable['journals.open'], users: ids }, 'grades', ids));
};
