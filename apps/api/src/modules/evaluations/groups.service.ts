import { mostInSheet } from '@indeks/contract/evaluations/evaluations.keys';
import { programmeOf } from '@indeks/contract/evaluations/grades.rules';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { getHeldSubject } from './grading.service.ts';
import { wholeGroup } from './journals.queries.ts';

/** For a document about a whole group: its subject and students, while nobody grades them. */
export const getHeldGroup = async (tx: SignedInCtx, sid: number, intakeOf: IntakeOf) => {
  const subject = await getHeldSubject(tx, sid);
  const intake = intakeOf(subject);
  const isTaught = programmeOf(intake) === subject.after_join;
  // One more tells whether there are too many.
  const rows = isTaught ? await wholeGroup(tx, { cid: subject.cid, sid, intake }, mostInSheet + 1) : [];
  if (rows.length > mostInSheet) refuse('list/too-long', { details: { limit: mostInSheet } });
  return { subject, intake, rows };
};

type IntakeOf = (subject: Awaited<ReturnType<typeof getHeldSubject>>) => string;
