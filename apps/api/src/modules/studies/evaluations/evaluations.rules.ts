import * as attempts from '@indeks/contract/studies/evaluations/attempts.rules';
import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Attempt } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { formatProtocolNumber } from '@indeks/contract/studies/protocols/protocols.rules';

/** A row of a journal is one enrolment in one subject; its number has the digits of both. The numbers of subjects stay below this. */
export const subjectsNumbered = 1_000_000;

export interface RowKey {
  readonly eid: number;
  readonly sid: number;
}

export const toRowId = ({ eid, sid }: RowKey): number => eid * subjectsNumbered + sid;

export const toRowKey = (id: number): RowKey => ({
  eid: Math.floor(id / subjectsNumbered),
  sid: id % subjectsNumbered,
});

/** A course of an enrolment. */
export interface CourseKey {
  readonly eid: number;
  readonly cid: number;
}

/** The database keeps tenths. */
export const toTenths = (grade: number): number => Math.round(grade * 10);

export const fromTenths = (value: number | null): number | null => (value === null ? null : value / 10);

/** The result of a person in a term. */
export interface AttemptRow {
  readonly term: Term;
  /** In tenths; 0: the student did not come. */
  readonly value: number;
  readonly version: number;
  /** Days as 'YYYY-MM-DD': when it was entered, and of the exam, null until that was told. */
  readonly givenOn: string;
  readonly examinedOn: string | null;
}

/** The grade of a person in a protocol in force. */
export interface KeptGrade {
  readonly term: Term;
  /** In tenths; 0: the student did not come. */
  readonly value: number;
  readonly number: number;
  readonly year: number;
  /** Whether the attempt of the term is changed by a correction alone. Protocols that are older than attempts bind nobody. */
  readonly binds: boolean;
}

interface GradedRow {
  readonly attempts: readonly AttemptRow[];
  /** Grades in the protocols in force, by term. */
  readonly kept: readonly KeptGrade[];
}

export const nameProtocol = ({ number, year }: KeptGrade): string => formatProtocolNumber(number, year);

/** The grade differs from that of an older protocol. A person who did not come then has no grade that could have changed. */
export const isChangedSince = (kept: KeptGrade, value: number | null): boolean =>
  !kept.binds && kept.value > 0 && kept.value !== value;

/** The protocol that closed a term for somebody; undefined while it is open. */
export const findClosing = ({ kept }: GradedRow, term: Term): KeptGrade | undefined =>
  kept.find((row) => row.binds && row.term === term);

/** Another group's protocol that closed the term for somebody who came from there. `own`: that of this group. */
export const findOtherClosing = (
  { kept }: GradedRow,
  term: Term,
  own: Pick<KeptGrade, 'number' | 'year'> | undefined,
): KeptGrade | undefined =>
  kept.find(
    (row) => row.binds && row.term === term && !(row.number === own?.number && row.year === own.year),
  );

/** The protocol of a later term that names the student, who passed no term before it. */
export const findClosingAfter = ({ kept }: GradedRow, term: Term): KeptGrade | undefined =>
  kept.find((row) => row.binds && row.term > term);

/** As the wire and the rules of the contract have them. */
export const toAttempts = (row: GradedRow): Attempt[] =>
  row.attempts.map(({ term, value, version, examinedOn }) => {
    const closing = findClosing(row, term);
    return {
      term,
      grade: value / 10,
      version,
      date: examinedOn,
      closedBy: closing ? nameProtocol(closing) : null,
    };
  });

/**
 * Of the newest of the attempts, which whoever names no term must know: the grade that counts may be of another term, and whoever
 * did not come has none. Versions of all attempts are of one sequence.
 */
export const latestVersion = ({ attempts: rows }: GradedRow): number | null =>
  rows.length === 0 ? null : Math.max(...rows.map(({ version }) => version));

/** Whether the term is for the student: nobody needs one after a term that they passed. */
export const needsTerm = (row: GradedRow, term: Term): boolean =>
  attempts.needsTerm({ attempts: toAttempts(row) }, term);

/** The term that a grade without one belongs to. */
export const chooseTerm = (row: GradedRow, last: Term): Term =>
  attempts.chooseTerm({ attempts: toAttempts(row) }, last);
