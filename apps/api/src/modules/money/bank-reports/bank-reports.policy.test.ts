import { rowStates } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { expect, test } from 'vitest';
import { canAnswer, canAskAgain, canChangeParts, canExplain, canTakeBack } from './bank-reports.policy.ts';

test('what waits is explained, what was explained or dismissed is returned, what is asked is answered, a split is changed', () => {
  const parts = [{}, {}];
  expect(
    rowStates.map((state) => [
      state,
      canExplain({ state }),
      canTakeBack({ state }),
      canAnswer({ state }),
      canChangeParts({ state, parts }),
    ]),
  ).toEqual([
    ['matched', false, false, false, false],
    ['unmatched', true, false, false, false],
    ['known', false, false, false, false],
    ['refused', false, false, false, false],
    ['explained', false, true, false, true],
    ['dismissed', false, true, false, false],
    ['asked', false, false, true, false],
    ['withheld', false, false, false, false],
  ]);
  expect(canChangeParts({ state: 'explained', parts: [{}] })).toBe(false);
});

test('an answer is taken back wherever the row stands, but for what was given or dismissed since as another one', () => {
  const among = (answered: 'same' | 'other' | null) =>
    rowStates.filter((state) => canAskAgain({ state, answered }));
  expect(among('same')).toEqual(['matched', 'unmatched', 'known', 'explained', 'dismissed', 'asked']);
  expect(among('other')).toEqual(['matched', 'unmatched', 'asked']);
  expect(among(null)).toEqual([]);
});
