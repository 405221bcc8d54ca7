import { findAttempt } from '@indeks/contract/studies/evaluations/attempts.rules';
import { mostInSheet, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { programmeOf } from '@indeks/contract/studies/evaluations/grades.rules';
import type { SignedInCtx } from '#platform/context.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { refuse } from '#platform/errors.ts';
import type { EvaluationRow } from './evaluations.queries.ts';
import { getSubject } from './evaluations.service.ts';
import { findAuthors, setExamDays } from './grades.queries.ts';
import { getHeldSubject, writePlanned } from './grading.service.ts';
import { wholeGroup } from './journals.queries.ts';

/** For a document about a whole group: its subject and students, while nobody grades them. */
export const getHeldGroup = async (tx: SignedInCtx, sid: number, intakeOf: IntakeOf) =>
  readGroup(tx, await getHeldSubject(tx, sid), intakeOf);

/** The same for a look at it, while others may grade. */
export const getGroup = async (ctx: SignedInCtx, sid: number, intakeOf: IntakeOf) =>
  readGroup(ctx, await getSubject(ctx, sid), intakeOf);

const readGroup = async (ctx: SignedInCtx, subject: Subject, intakeOf: IntakeOf) => {
  const intake = intakeOf(subject);
  const isTaught = programmeOf(intake) === subject.after_join;
  // One more tells whether there are too many.
  const rows = isTaught
    ? await wholeGroup(ctx, { cid: subject.cid, sid: subject.id, intake }, mostInSheet + 1)
    : [];
  if (rows.length > mostInSheet) refuse('list/too-long', { details: { limit: mostInSheet } });
  return { subject, intake, rows };
};

type Subject = Awaited<ReturnType<typeof getHeldSubject>>;
type IntakeOf = (subject: Subject) => string;

/** The result of a person in a term by its protocol, and the day of the exam. */
export interface ClosedOutcome {
  readonly row: EvaluationRow;
  /** In tenths; 0: did not come. */
  readonly value: number;
  /** Null where no day was told. */
  readonly day: string | null;
}

interface ClosedTerm {
  readonly sid: number;
  readonly term: Term;
}

/** An enrolment with the day on which the student was examined. */
interface ExamDay {
  readonly eid: number;
  readonly day: string;
}

/**
 * Makes the attempts of a term those of the protocol that closes it: who has none did not come. The group is held by now. Whoever
 * left the group keeps the attempt; only the day is told.
 */
export const closeTerm = async (
  tx: SignedInCtx,
  { sid, term }: ClosedTerm,
  {
    outcomes,
    ofLeavers,
  }: { readonly outcomes: readonly ClosedOutcome[]; readonly ofLeavers: readonly ExamDay[] },
): Promise<void> => {
  await holdPeopleOfEnrolments(
    tx,
    [...outcomes.map(({ row }) => row), ...ofLeavers].map(({ eid }) => eid),
  );
  const planned = outcomes.flatMap(({ row, value }) => {
    const before = findAttempt(row, term);
    return before?.value === value ? [] : [{ row, term, value, before, version: before?.version ?? null }];
  });
  await writePlanned(tx, sid, planned);
  const days = outcomes.flatMap(({ row: { eid }, day }) => (day === null ? [] : [{ eid, day }]));
  if (days.length + ofLeavers.length > 0) await setExamDays(tx, { sid, term }, [...days, ...ofLeavers]);
};

/** The results of people in a term, wherever they study now: in tenths, by enrolment. */
export const readAttempts = async (
  ctx: SignedInCtx,
  { sid, term }: ClosedTerm,
  eids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (eids.length === 0) return new Map();
  const rows = await findAuthors(ctx, sid, eids);
  return new Map(rows.filter((row) => row.term === term).map(({ eid, value }) => [eid, value]));
};
