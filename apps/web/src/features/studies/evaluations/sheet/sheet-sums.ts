import { needsTerm } from '@indeks/contract/studies/evaluations/attempts.rules';
import { didNotCome, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import {
  calculateAverage,
  formatGrade,
  isPassing,
  offeredGrades,
} from '@indeks/contract/studies/evaluations/grades.rules';
import type { SheetRow } from './sheet-values.ts';

/** People whom the open term is about: at a re-sit those who passed no term before it. */
const listAwaited = (rows: readonly SheetRow[], term: Term): SheetRow[] =>
  rows.filter(({ row }) => needsTerm(row, term));

export const listWithout = (rows: readonly SheetRow[], term: Term): SheetRow[] =>
  listAwaited(rows, term).filter(({ grade }) => typeof grade !== 'number');

/** Students with a failing grade. */
export const listFailing = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.filter(({ grade }) => typeof grade === 'number' && grade !== didNotCome && !isPassing(grade));

/** As the sheet stands, with what is not saved yet. */
export const sumUp = (rows: readonly SheetRow[], term: Term) => {
  const awaited = listAwaited(rows, term);
  const counting = rows.flatMap((line) => line.counting ?? []);
  const given = counting.map(({ grade }) => grade);
  const countOf = (grade: number, isOf: (term: Term) => boolean) =>
    counting.filter((one) => one.grade === grade && isOf(one.term)).length;
  return {
    given: awaited.length - listWithout(rows, term).length,
    all: awaited.length,
    without: listWithout(rows, term).length,
    toSave: rows.filter(({ isChanged, isOpen, grade }) => isChanged && isOpen && grade !== undefined).length,
    failing: given.filter((grade) => !isPassing(grade)).length,
    average: calculateAverage(given),
    distribution: listGrades(given).map((grade) => ({
      name: formatGrade(grade),
      first: countOf(grade, (of) => of === 1),
      resit: countOf(grade, (of) => of > 1),
    })),
  };
};

/** Those that are offered, and 2,5 where it was given. */
const listGrades = (given: readonly number[]): number[] =>
  [...new Set([...offeredGrades, ...given])].toSorted((one, other) => other - one);
