import { saveMessages, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { gradeNotice } from '@indeks/contract/studies/evaluations/evaluations.texts';
import type { GradeToSave } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { notify } from '#modules/notices/notifications/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { canGrade, gradesAny } from './evaluations.policy.ts';
import * as queries from './evaluations.queries.ts';
import { fromTenths, latestVersion, toRowId, toTenths, type RowKey } from './evaluations.rules.ts';
import { toWire } from './evaluations.service.ts';
import * as grades from './grades.queries.ts';
import { holdSubject } from './journals.queries.ts';
import {
  planClearing,
  planWriting,
  refuseClosed,
  refuseClosedResits,
  refuseNeedlessResits,
  refuseTermsNotHeld,
  type Planned,
} from './planned-grades.ts';

/** One grade: all or nothing, against the version that was read. */
export const saveGrade = (ctx: SignedInCtx, { eid, sid, grade, version, id, uid }: GradeToSave) =>
  transact(ctx, async (tx) => {
    const key = { eid, sid };
    if ((id ?? toRowId(key)) !== toRowId(key)) refuse('record/not-found');
    const value = grade === null ? null : toTenths(grade);
    const { rows, saved } = await writeGrades(tx, sid, [{ eid, value, version }]);
    if (uid !== undefined && rows[0]?.uid !== uid) refuse('record/not-found');
    const current = getOrRefuse(await queries.findRow(tx, key));
    if (!saved.has(eid))
      return refuseStale(tx, {
        actions: ['grade.save'],
        subjectId: writeSubjectId(key),
        current: toWire(tx, current),
      });
    const message = grade === null ? saveMessages.cleared : saveMessages.saved;
    return { message, id: toRowId(key), grade: fromTenths(current.value), version: latestVersion(current) };
  });

/** The requested change of a row. Without a term it applies to the open one, and the version is that of the newest attempt. */
interface AskedGrade {
  readonly eid: number;
  /** In tenths; null clears, 0: did not come. */
  readonly value: number | null;
  readonly version: number | null;
  readonly term?: Term | undefined;
}

/**
 * The one way in which grades of a subject are written: by whom they may be, audited, told to open screens. Rows that somebody
 * changed since they were read are left as they are.
 */
export const writeGrades = async (tx: SignedInCtx, sid: number, asked: readonly AskedGrade[]) => {
  const keys = asked.map(({ eid }) => ({ eid, sid }));
  const rows = await getHeldRows(tx, keys);
  const byEnrolment = new Map(rows.map((row) => [row.eid, row]));
  const held = tx.services.config.EXAM_TERMS;
  const planned = asked.map((change) => planWriting(getOrRefuse(byEnrolment.get(change.eid)), change, held));
  const standing = planned.filter(({ before, value }) => (before?.value ?? null) === value);
  const wanted = planned.filter((one) => !standing.includes(one));
  refuseClosed(wanted);
  refuseNeedlessResits(wanted);
  refuseTermsNotHeld(wanted, held);
  const written = await writePlanned(tx, sid, wanted);
  return {
    rows,
    saved: new Map([
      ...standing.map(({ row, before }) => [row.eid, before?.version ?? null] as const),
      ...written.map(({ eid, version }) => [eid, version] as const),
    ]),
  };
};

/** Clears the grades of rows, all or none: the last term that each has. Rows without a grade stay as they are. */
export const removeMany = (ctx: SignedInCtx, keys: readonly RowKey[]) =>
  transact(ctx, async (tx) => {
    const rows = await getHeldRows(tx, keys);
    const planned = rows.flatMap((row) => planClearing(row) ?? []);
    refuseClosed(planned);
    for (const [sid, ofSubject] of Map.groupBy(planned, ({ row }) => row.sid))
      await writePlanned(tx, sid, ofSubject);
    return { ok: true as const };
  });

/** Subjects first, then people, each in the order of their numbers. */
const getHeldRows = async (tx: SignedInCtx, keys: readonly RowKey[]) => {
  for (const sid of [...new Set(keys.map((key) => key.sid))].sort((one, other) => one - other))
    await getHeldSubject(tx, sid);
  await holdPeopleOfEnrolments(
    tx,
    keys.map(({ eid }) => eid),
  );
  const rows = getAllOrRefuse(keys.map(toRowId), await queries.findRows(tx, keys));
  if (rows.some((row) => !canGrade(tx.actor, tx.services.roleTable, row))) refuse('record/not-found');
  return rows;
};

/** Writes what is still as it was read, and answers what was written. */
export const writePlanned = async (tx: SignedInCtx, sid: number, planned: readonly Planned[]) => {
  refuseClosedResits(planned);
  const changes = planned.flatMap(({ row, term, value, version }) =>
    version === 'stale' ? [] : [{ eid: row.eid, term, value, version }],
  );
  const written = changes.length === 0 ? [] : await grades.writeMany(tx, sid, changes);
  const changed = planned.filter(({ row }) => written.some(({ eid }) => eid === row.eid));
  await auditGrades(tx, changed);
  await tellStudents(tx, changed);
  announceGrades(
    tx,
    changed.map(({ row }) => row),
  );
  return written;
};

export const getHeldSubject = async (tx: SignedInCtx, sid: number) => {
  const subject = getOrRefuse(await holdSubject(tx, sid));
  const isAllowed = gradesAny(tx.actor, tx.services.roleTable) || subject.uid === tx.actor.id;
  return getOrRefuse(isAllowed ? subject : undefined);
};

const auditGrades = (tx: SignedInCtx, changed: readonly Planned[]): Promise<void> =>
  auditAll(
    tx,
    changed.map(({ row, term, before, value }) => ({
      action: 'grade.save',
      subjectId: writeSubjectId(row),
      forUserId: row.uid,
      before: { grade: fromTenths(before?.value ?? null), ...(term > 1 && { term }) },
      after: { grade: fromTenths(value), ...(term > 1 && { term }) },
    })),
  );

/** Notifies of the first grade of a term, but not of an absence. The grade itself is shown on the screen alone. */
const tellStudents = (tx: SignedInCtx, changed: readonly Planned[]): Promise<void> =>
  notify(
    tx,
    changed
      .filter(({ before, value }) => (value ?? 0) > 0 && (before?.value ?? 0) === 0)
      .map(({ row }) => ({
        userId: row.uid,
        kind: 'grade' as const,
        senderId: null,
        title: gradeNotice.title(row.subject_name),
        text: gradeNotice.text,
      })),
  );

const writeSubjectId = ({ eid, sid }: RowKey): string => `${eid}-${sid}`;

/** Open journals, and what the students have open. */
const announceGrades = (ctx: Ctx, rows: readonly { readonly uid: number }[]): void => {
  const { realtime, roleTable } = ctx.services;
  const ids = [...new Set(rows.map(({ uid }) => uid))];
  if (ids.length === 0) return;
  ctx.afterCommit(() => realtime.publish({ roles: roleTable['journals.open'], users: ids }, 'grades', ids));
};
