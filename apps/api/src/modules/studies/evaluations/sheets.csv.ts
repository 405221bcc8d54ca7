import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { gradeInWords } from '@indeks/contract/studies/evaluations/grades.rules';
import { numberColumn, textColumn } from '#platform/csv/csv.ts';

export type NumberedEvaluation = Evaluation & { readonly number: number };

export const sheetColumns = [
  numberColumn<NumberedEvaluation>('LP', (row) => row.number),
  textColumn<NumberedEvaluation>('Nazwisko i\u00a0imię', (row) => row.name),
  textColumn<NumberedEvaluation>('Numer albumu', (row) => row.album_nr),
  numberColumn<NumberedEvaluation>('Ocena', (row) => row.grade, 1),
  textColumn<NumberedEvaluation>('Słownie', (row) => (row.grade === null ? '' : gradeInWords(row.grade))),
];
