import { gradeTexts } from '@indeks/contract/studies/evaluations/evaluations.texts';
import { expect, test } from 'vitest';
import { outcomeTexts } from './grades.texts.ts';
import { readOutcome } from './outcomes.ts';

test.each([
  ['4+', 4.5],
  ['4,5', 4.5],
  ['4.5', 4.5],
  ['45', 4.5],
  ['bdb', 5],
  ['Bardzo dobry', 5],
  ['ndst', 2],
  ['nb', 0],
  ['N', 0],
  ['nie przystąpiła', 0],
  [' ', null],
])('%s is read as %s', (typed, value) => expect(readOutcome(typed)).toEqual({ value, fault: undefined }));

test.each([
  ['zal', outcomeTexts.credit],
  ['Zal.', outcomeTexts.credit],
  ['zaliczone', outcomeTexts.credit],
  ['nzal', outcomeTexts.credit],
  ['zwoln.', gradeTexts.halves],
  ['4,3', gradeTexts.halves],
  ['6', gradeTexts.tooHigh],
  ['1', gradeTexts.tooLow],
  ['5-', gradeTexts.halves],
])('%s is no outcome, and says why', (typed, fault) =>
  expect(readOutcome(typed)).toEqual({ value: undefined, fault }),
);
