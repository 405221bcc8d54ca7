import { oneMonthBefore } from '@indeks/contract/common/months.rules';
import { semesterStart } from '@indeks/contract/studies/courses/intakes.rules';
import type { Half, EvaluationSortKey } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Evaluation, JournalSubject } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { intakeInSession, programmeOf } from '@indeks/contract/studies/evaluations/grades.rules';
import type { Flag } from '@indeks/contract/common/flags';
import { toFlag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import { authorFor } from '#platform/audit/author.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { canGrade, contactsFor, gradesAny, seesContacts } from './evaluations.policy.ts';
import * as queries from './evaluations.queries.ts';
import {
  chooseTerm,
  fromTenths,
  isChangedSince,
  latestVersion,
  nameProtocol,
  toAttempts,
  type RowKey,
} from './evaluations.rules.ts';
import * as journals from './journals.queries.ts';

export const list = async (ctx: SignedInCtx, filter: journals.OldJournalFilter) => {
  const page = await journals.listOld(ctx, filter, makeReader(ctx));
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

interface JoinedFilter extends Paging<EvaluationSortKey> {
  readonly date: string;
  readonly cid: number;
  readonly sid: number;
  readonly half: Half;
}

/** The intake must have the programme of the new journal: before it the list is empty. */
export const listJoined = async (ctx: SignedInCtx, { date, cid, sid, half, ...paging }: JoinedFilter) => {
  const subject = await getSubject(ctx, sid);
  const intake = intakeInSession(date, half);
  if (subject.cid !== cid || programmeOf(intake) !== subject.after_join)
    return { items: [], total: 0, capped: false };
  const page = await journals.listGroup(ctx, { cid, sid, intake }, paging, makeReader(ctx));
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

export const listSubjects = async (
  ctx: SignedInCtx,
  filter: { readonly after_join: Flag; readonly cid?: readonly number[] | undefined },
): Promise<{ items: JournalSubject[] }> => ({
  items: await journals.listSubjects(ctx, filter, makeReader(ctx).lecturerId),
});

/** A subject of the journal's reader: another lecturer's is not there. */
export const getSubject = async (ctx: SignedInCtx, sid: number) => {
  const subject = getOrRefuse(await journals.findSubject(ctx, sid));
  const { lecturerId } = makeReader(ctx);
  return getOrRefuse(lecturerId === undefined || subject.uid === lecturerId ? subject : undefined);
};

/** A lecturer sees the students of own subjects, and of these all subjects. */
export const ofStudent = async (ctx: SignedInCtx, id: number) => {
  const { lecturerId } = makeReader(ctx);
  const { email, telephone, changed_at, ...person } = getOrRefuse(
    await queries.findStudent(ctx, id, lecturerId),
  );
  const contacts = contactsAsSeen(ctx, { email, telephone, changed_at });
  const rows = await queries.rowsOfStudent(ctx, id);
  return { student: { ...person, ...contacts }, items: rows.map((row) => toWire(ctx, row)) };
};

export const listHistory = async (ctx: SignedInCtx, key: RowKey) => {
  const row = getOrRefuse(await queries.findRow(ctx, key));
  await refuseUntaught(ctx, row.uid);
  const changes = await queries.listHistory(ctx, key);
  return {
    items: changes.map(({ id, term, at, before, after, actor_id, name, user_role }) => ({
      id,
      term,
      at: at.toISOString(),
      by: authorFor(ctx.actor, { id: actor_id, name, user_role }),
      before: fromTenths(before),
      after: fromTenths(after),
    })),
  };
};

/** Refuses a student whom the reader of a journal does not teach. */
export const refuseUntaught = async (ctx: SignedInCtx, uid: number): Promise<void> => {
  const { lecturerId } = makeReader(ctx);
  if (lecturerId !== undefined) getOrRefuse(await queries.findStudent(ctx, uid, lecturerId));
};

const makeReader = ({ actor, services: { roleTable } }: SignedInCtx): journals.Reader => ({
  lecturerId: gradesAny(actor, roleTable) ? undefined : actor.id,
  seesContacts: seesContacts(actor, roleTable),
});

export const toWire = (ctx: SignedInCtx, evaluation: queries.EvaluationRow): Evaluation => {
  const { sid, value, intake, email, telephone, changed_at, kept, ...row } = evaluation;
  const last = kept.at(-1);
  return {
    ...row,
    ...contactsAsSeen(ctx, { email, telephone, changed_at }),
    esid: value === null ? null : row.id,
    subjectId: sid,
    grade: fromTenths(value),
    version: latestVersion(evaluation),
    date: semesterStart(intake, row.semester),
    student_course_date: intake,
    status: toFlag(value !== null),
    attempts: toAttempts(evaluation),
    term: chooseTerm(evaluation, ctx.services.config.EXAM_TERMS),
    protocol: last ? { number: nameProtocol(last), changed: isChangedSince(last, value) } : null,
    can: { grade: canGrade(ctx.actor, ctx.services.roleTable, row) },
  };
};

interface Contacts {
  readonly email: string;
  readonly telephone: string | null;
  readonly changed_at: Date | null;
}

const contactsAsSeen = (
  { actor, services, clock }: SignedInCtx,
  { email, telephone, changed_at }: Contacts,
) => {
  const changed = changed_at !== null && dateInWarsaw(changed_at) >= oneMonthBefore(clock.today());
  return contactsFor(actor, services.roleTable, { email, telephone, changed });
};
