import { currentIntake, intakeAfter } from '@indeks/contract/studies/courses/intakes.rules';
import type { GroupStep, Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { intakeInSession } from '@indeks/contract/studies/evaluations/grades.rules';
import type { OwnGroup } from '@indeks/contract/studies/evaluations/groups.schemas';
import { formatProtocolNumber, lastDayToClose } from '@indeks/contract/studies/protocols/protocols.rules';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './own-groups.queries.ts';

/** The groups of this semester, and of the previous one while its re-sit can be closed. Groups without students are left out. */
export const ownGroups = async (ctx: SignedInCtx): Promise<{ items: OwnGroup[] }> => {
  const subjects = await queries.listTaught(ctx, ctx.actor.id);
  const sessions = openSessions(ctx.clock.today());
  const asked = sessions.flatMap((date) =>
    subjects.map(({ semester, ...subject }) =>
      Object.assign(subject, { date, half: semester, intake: intakeInSession(date, semester) }),
    ),
  );
  const counted = asked.length === 0 ? [] : await queries.countGroups(ctx, asked);
  const items = asked.flatMap((group, index) => {
    const sums = counted[index];
    return sums && sums.students > 0 ? [toWire(group, sums, ctx.services.config.EXAM_TERMS)] : [];
  });
  return { items: items.toSorted(compareByUrgency) };
};

const openSessions = (today: string): string[] => {
  const current = currentIntake(today);
  const before = intakeAfter(current, -1);
  return today <= lastDayToClose(2, before) ? [before, current] : [current];
};

type Asked = queries.TaughtGroup & Pick<OwnGroup, 'subjectName' | 'courseName' | 'exam'>;
type Sums = Awaited<ReturnType<typeof queries.countGroups>>[number];

const toWire = (
  { sid, cid, subjectName, courseName, exam, date, half, intake }: Asked,
  { students, places, terms }: Sums,
  held: Term,
): OwnGroup => {
  const [first] = terms;
  const resits = terms.slice(1).filter(({ term, protocol }) => term <= held || protocol);
  const next = first?.protocol ? resits.find(({ protocol, needed }) => !protocol && needed > 0) : first;
  const closed = resits.findLast(({ protocol }) => protocol);
  const resit = first?.protocol ? (next ?? closed) : undefined;
  return {
    sid,
    cid,
    subjectName,
    courseName,
    exam,
    date,
    half,
    intake,
    students,
    graded: first?.given ?? 0,
    resits: resit?.needed ?? 0,
    regraded: resit?.given ?? 0,
    places: [...places],
    protocols: { first: nameOrNone(first), resit: nameOrNone(closed) },
    step: findStep(next),
    until: next ? lastDayToClose(next.term, date) : null,
  };
};

type Counted = Sums['terms'][number] | undefined;

const nameOrNone = (term: Counted): string | null =>
  term?.protocol ? formatProtocolNumber(term.protocol.number, term.protocol.year) : null;

/** `next`: the first term that is still to be closed. */
const findStep = (next: Counted): GroupStep => {
  if (!next) return 'closed';
  const isWhole = next.given >= next.needed;
  if (next.term === 1) return isWhole ? 'close' : 'grade';
  return isWhole ? 'close-resit' : 'resit';
};

/** Closed groups come last, the others by their last day, and on the same day those with fewer grades first. */
const compareByUrgency = (one: OwnGroup, other: OwnGroup): number =>
  (one.until ?? 'z').localeCompare(other.until ?? 'z') ||
  one.graded / one.students - other.graded / other.students ||
  one.sid - other.sid;
