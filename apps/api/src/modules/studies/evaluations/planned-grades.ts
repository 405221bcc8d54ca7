import { findAttempt } from '@indeks/contract/studies/evaluations/attempts.rules';
import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { isPassing } from '@indeks/contract/studies/evaluations/grades.rules';
import { refuse } from '#platform/errors.ts';
import type { EvaluationRow } from './evaluations.queries.ts';
import {
  chooseTerm,
  findClosing,
  findClosingAfter,
  latestVersion,
  nameProtocol,
  needsTerm,
  type AttemptRow,
} from './evaluations.rules.ts';

/** A change of one term of a row. */
export interface Planned {
  readonly row: EvaluationRow;
  readonly term: Term;
  /** In tenths; null clears, 0: did not come. */
  readonly value: number | null;
  readonly before: AttemptRow | undefined;
  /** Version of the attempt as the writer knew it, null without one; 'stale' when somebody else has changed the row since. */
  readonly version: number | null | 'stale';
}

interface Asked {
  readonly value: number | null;
  readonly version: number | null;
  readonly term?: Term | undefined;
}

/** `held`: the last term that the provider holds. */
export const planWriting = (row: EvaluationRow, { value, version, term }: Asked, held: Term): Planned => {
  if (term !== undefined) return { row, term, value, before: findAttempt(row, term), version };
  const last = row.attempts.at(-1)?.term ?? 1;
  const chosen = value === null ? last : chooseTerm(row, held);
  const before = findAttempt(row, chosen);
  const known = version === latestVersion(row) ? (before?.version ?? null) : 'stale';
  return { row, term: chosen, value, before, version: known };
};

/** The last term is cleared; undefined where there is nothing to clear. */
export const planClearing = (row: EvaluationRow): Planned | undefined => {
  const before = row.attempts.at(-1);
  return before && { row, term: before.term, value: null, before, version: before.version };
};

/** A closed protocol and the attempts that it names say the same: they are changed together, by a correction. */
export const refuseClosed = (planned: readonly Planned[]): void => {
  const closed = planned.flatMap(({ row, term }) => {
    const closing = findClosing(row, term);
    return closing ? [{ name: row.name, number: nameProtocol(closing) }] : [];
  });
  const [first] = closed;
  if (!first) return;
  const names = nameSome(closed.map(({ name }) => name));
  refuse('grades/closed', { details: { names, number: first.number } });
};

/** A re-sit that was closed would have been needless. */
export const refuseClosedResits = (planned: readonly Planned[]): void => {
  const passing = planned.filter(({ value }) => value !== null && isPassing(value / 10));
  const closed = passing.flatMap(({ row, term }) => {
    const later = findClosingAfter(row, term);
    return later ? [{ name: row.name, number: nameProtocol(later) }] : [];
  });
  const [first] = closed;
  if (!first) return;
  const names = nameSome(closed.map(({ name }) => name));
  refuse('grades/resit-closed', { details: { names, number: first.number } });
};

export const refuseNeedlessResits = (planned: readonly Planned[]): void => {
  const needless = planned.filter(({ row, term, value }) => value !== null && !needsTerm(row, term));
  if (needless.length > 0)
    refuse('grades/no-resit', { details: { names: nameSome(needless.map(({ row }) => row.name)) } });
};

/** An attempt of a term that is no longer held stays. */
export const refuseTermsNotHeld = (planned: readonly Planned[], held: Term): void => {
  const isNotHeld = planned.some(({ term, value, before }) => term > held && value !== null && !before);
  if (isNotHeld) refuse('grades/no-such-term', { details: { terms: held } });
};

const nameSome = (names: readonly string[]): string => {
  const others = names.length - mostNamed;
  return [...names.slice(0, mostNamed), ...(others > 0 ? [`i\u00a0${others} innych`] : [])].join(', ');
};

const mostNamed = 5;
