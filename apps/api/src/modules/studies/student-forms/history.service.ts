import type { Paging } from '@indeks/contract/common/paging';
import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { changesBetween } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { seesEveryPlace } from '#modules/provider/places/index.ts';
import { authorFor } from '#modules/employment/questionnaire/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import * as queries from './history.queries.ts';
import { openStudentChange } from './sealed-forms.ts';
import { canSeeAccount, canSeePersonal, canSeeReport } from './student-forms.policy.ts';
import { announce, getStudent, type OpenedStudent } from './student-forms.service.ts';

export const ofStudent = async (ctx: SignedInCtx, uid: number, paging: Paging<'date'>) => {
  const student = await getStudent(ctx, uid);
  const { items, ...page } = await queries.ofStudent(ctx, uid, paging);
  return { ...page, items: items.map((row) => makeEntry(ctx, student, row)) };
};

/** The newest changes with who made them, for the history of the person. */
export const listStudentFormChanges = async (ctx: SignedInCtx, uid: number, paging: Paging<'date'>) => {
  const student = await getStudent(ctx, uid);
  const { items } = await queries.ofStudent(ctx, uid, paging);
  return items.map((row) => ({
    entry: makeEntry(ctx, student, row),
    actorId: row.actor_id,
    actorRole: row.actor_role,
  }));
};

/** Entries that are already read, and ids that do not exist, are left out. */
export const markAsRead = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const marked = await queries.markAsRead(tx, ids);
    if (marked.length === 0) return { ok: true as const };
    await audit(tx, { action: 'student-form.history-read', after: { ids: marked.map(({ id }) => id) } });
    // The lists of students mark whose change is not read yet.
    announce(tx, ...new Set(marked.map(({ uid }) => uid)));
    return { ok: true as const };
  });

const makeEntry = (ctx: SignedInCtx, student: OpenedStudent, row: queries.HistoryRow): HistoryEntry => ({
  id: row.id,
  uid: row.uid,
  username: row.username,
  date: row.at.toISOString(),
  author: authorFor(ctx.actor, { ...row, user_id: row.uid }),
  kind: row.kind,
  form: 'student',
  changes: listChanges(ctx, student, row),
  // Whether the secretariat has read it; for other readers nothing is marked as new.
  read: row.read_at !== null || !seesEveryPlace(ctx),
});

const listChanges = (
  ctx: SignedInCtx,
  { row, right }: OpenedStudent,
  { uid, sealed }: queries.HistoryRow,
) => {
  const { before, after } = openStudentChange(ctx, uid, sealed);
  const { actor, services } = ctx;
  const hidden = [
    ...(canSeeAccount(actor, uid, services.roleTable) ? [] : ['contact.bank_account']),
    ...(canSeePersonal(actor, row, services.roleTable) ? [] : ['personal.']),
    ...(canSeeReport(actor, { uid, right }) ? [] : ['report.']),
  ];
  return changesBetween(before, after).filter(({ field }) => !hidden.some((part) => field.startsWith(part)));
};
