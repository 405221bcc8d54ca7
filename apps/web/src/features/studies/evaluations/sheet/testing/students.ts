import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Attempt, Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';

export const studentOf = (eid: number, name: string, attempts: readonly Attempt[]) =>
  ({
    eid,
    uid: eid,
    id: eid,
    name,
    album_nr: String(100 + eid),
    subjectId: 5,
    grade: null,
    attempts,
    can: { grade: true },
  }) as Partial<Evaluation>; // what the sheet shows of it

export const attempt = (term: Term, grade: number, closedBy: string | null = null): Attempt => ({
  term,
  grade,
  version: 1,
  date: null,
  closedBy,
});

export const number = '126/2026';
/** Passed; failed twice; failed; did not come. */
export const closed = [
  studentOf(1, 'Adamczyk Ewa', [attempt(1, 5, number)]),
  studentOf(2, 'Błaszczyk Jan', [attempt(1, 2, number), attempt(2, 2)]),
  studentOf(3, 'Kopeć Beata', [attempt(1, 2, number)]),
  studentOf(4, 'Wójcik Emilia', [attempt(1, 0, number)]),
];
export const open = [studentOf(1, 'Adamczyk Ewa', []), studentOf(2, 'Błaszczyk Jan', [])];
