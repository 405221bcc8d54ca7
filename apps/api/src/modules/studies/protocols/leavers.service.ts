import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import type { ProtocolContent } from '@indeks/contract/studies/protocols/protocols.schemas';
import { readAttempts, toTenths } from '#modules/studies/evaluations/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import type { ProtocolInForce } from './protocols.queries.ts';
import { readContent } from './protocols.service.ts';

type Line = ProtocolContent['students'][number];

/** People whom the protocol in force names and the group no longer has. */
export interface Leavers {
  /** They were examined, and stay on the paper of a correction as they were. */
  readonly kept: readonly Line[];
  /** They did not come, and are left out. */
  readonly dropped: readonly Line[];
}

interface Asked {
  readonly sid: number;
  readonly type: ProtocolType;
  /** Enrolments that are in the group now. */
  readonly eids: readonly number[];
}

/** Correcting another grade must not remove the grade of a person who left the group. */
export const findLeavers = async (
  ctx: SignedInCtx,
  inForce: ProtocolInForce | undefined,
  { sid, type, eids }: Asked,
): Promise<Leavers> => {
  const named = inForce ? readContent(inForce).students : [];
  const leavers = named.filter(({ eid }) => !eids.includes(eid));
  const attempts = await readAttempts(
    ctx,
    { sid, term: type },
    leavers.map(({ eid }) => eid),
  );
  // Protocols made before attempts were recorded may state a grade that no attempt has.
  const isKept = ({ eid, grade }: Line): boolean => grade !== null && attempts.get(eid) === toTenths(grade);
  return { kept: leavers.filter(isKept), dropped: leavers.filter((line) => !isKept(line)) };
};

/** The exam day of a student who was examined apart from the group; null: the group's day, also after a correction of it. */
export const findOwnDay = ({ date }: Line, inForce: ProtocolInForce | undefined): string | null =>
  inForce && date === readContent(inForce).exam_day ? null : date;

/** Among the others in the order of names. */
export const nameLeavers = (
  content: ProtocolContent,
  kept: readonly Line[],
  inForce: ProtocolInForce | undefined,
): ProtocolContent => {
  if (kept.length === 0) return content;
  const moved = kept.map((line) => ({
    ...line,
    date: findOwnDay(line, inForce) ?? content.exam_day ?? line.date,
  }));
  const students = [...content.students, ...moved].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'pl'),
  );
  return { ...content, students };
};

/** When they were examined, as the paper says it. */
export const listLeaversDays = ({ students }: ProtocolContent, { kept }: Leavers) =>
  students.flatMap(({ eid, date: day }) =>
    day !== null && kept.some((line) => line.eid === eid) ? [{ eid, day }] : [],
  );
