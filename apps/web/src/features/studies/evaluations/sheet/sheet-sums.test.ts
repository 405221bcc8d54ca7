import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { expect, test } from 'vitest';
import { sumUp } from './sheet-sums.ts';
import { readSheetRow } from './sheet-values.ts';

const rowsWith = (...grades: readonly number[]) =>
  grades.map((grade, index) => {
    const attempts = [{ term: 1, grade, version: 1, date: null, closedBy: null }];
    // What is summed up of a row.
    return readSheetRow({ eid: index + 1, attempts, can: { grade: true } } as unknown as Evaluation, 1, {});
  });

const countsOf = (...grades: readonly number[]) =>
  sumUp(rowsWith(...grades), 1).distribution.map(({ name, first }) => `${name}: ${first}`);

test('2,5 has its place among the grades where it was given', () =>
  expect(countsOf(5, 2.5, 2.5, 2)).toEqual([
    '5,0: 1',
    '4,5: 0',
    '4,0: 0',
    '3,5: 0',
    '3,0: 0',
    '2,5: 2',
    '2,0: 1',
  ]));

test('without it only the usual grades stand there, and nobody who did not come', () =>
  expect(countsOf(3, 0)).toEqual(['5,0: 0', '4,5: 0', '4,0: 0', '3,5: 0', '3,0: 1', '2,0: 0']));

test('whoever failed with 2,5 is counted among those to examine again', () =>
  expect(sumUp(rowsWith(2.5, 2, 4), 1)).toMatchObject({ failing: 2, average: 2.83 }));
