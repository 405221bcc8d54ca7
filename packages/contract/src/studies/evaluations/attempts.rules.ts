import { didNotCome, terms, type Term } from './evaluations.keys.ts';
import { isPassing } from './grades.rules.ts';

/** The result of a person in a term; 0: did not come. */
interface GivenGrade {
  readonly term: Term;
  readonly grade: number;
}

/** With the protocol in force that names it; null while the term is open to the student. */
interface ClosableGrade extends GivenGrade {
  readonly closedBy: string | null;
}

/** A student in a subject, by term. */
interface Graded<Given = GivenGrade> {
  readonly attempts: readonly Given[];
}

export const findAttempt = <Given extends { readonly term: Term }>(
  { attempts }: Graded<Given>,
  term: Term,
): Given | undefined => attempts.find((attempt) => attempt.term === term);

/** Whether the term is for the student at all: nobody needs one after a term that they passed. */
export const needsTerm = ({ attempts }: Graded, term: Term): boolean =>
  !attempts.some((attempt) => attempt.term < term && isPassing(attempt.grade));

/** The protocol that closed the term for somebody of the group; null while it is open. */
export const findClosing = (rows: readonly Graded<ClosableGrade>[], term: Term): string | null =>
  rows.map((row) => findAttempt(row, term)?.closedBy ?? null).find((number) => number !== null) ?? null;

/**
 * The term that a grade without one belongs to: the latest that the student has, or the next once that is closed and was not
 * passed. `last`: how many terms the provider holds.
 */
export const chooseTerm = (row: Graded<ClosableGrade>, last: Term): Term => {
  const latest = row.attempts.at(-1)?.term ?? terms[0];
  const next = findNext(latest, last);
  return next !== undefined && findClosing([row], latest) !== null && needsTerm(row, next) ? next : latest;
};

/** The term that a group is graded in: the first re-sit once the first term is closed, a further one while somebody needs it. */
export const chooseTermOfGroup = (rows: readonly Graded<ClosableGrade>[], last: Term): Term => {
  const isOver = (term: Term, next: Term): boolean =>
    findClosing(rows, term) !== null && (term === terms[0] || rows.some((row) => needsTerm(row, next)));
  let open: Term = terms[0];
  for (let next = findNext(open, last); next !== undefined && isOver(open, next); next = findNext(open, last))
    open = next;
  return open;
};

/** The term after this one; undefined where it is the provider's last. */
export const findNext = (term: Term, last: Term): Term | undefined =>
  terms.find((one) => one === term + 1 && one <= last);

/** The grade that counts: the last that the student passed with, else the last that they came to. */
export const chooseCounting = <Given extends GivenGrade>(attempts: readonly Given[]): Given | undefined => {
  const came = attempts.filter(({ grade }) => grade !== didNotCome);
  return came.findLast(({ grade }) => isPassing(grade)) ?? came.at(-1);
};
