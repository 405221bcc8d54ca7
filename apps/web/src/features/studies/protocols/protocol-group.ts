import { halves } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { intakeInSession, programmeOf } from '@indeks/contract/studies/evaluations/grades.rules';
import type { Protocol } from '@indeks/contract/studies/protocols/protocols.schemas';
import type { ProtocolGroupFilter } from '#data/studies/protocols.ts';

/** The group of a protocol; that of the old journal is named without the number of its intake. */
export const findProtocolGroup = ({ date, cid, sid, intake }: Protocol): ProtocolGroupFilter => {
  const half = halves.find((known) => intakeInSession(date, known) === intake);
  const isJoined = programmeOf(intake) === 1 && half !== undefined;
  return { date, cid, sid, ...(isJoined && { half }) };
};
