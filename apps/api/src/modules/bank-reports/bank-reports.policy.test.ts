import { rowStates } from '@indeks/contract/bank-reports/bank-reports.keys';
import { expect, test } from 'vitest';
import { canExplain, canTakeBack } from './bank-reports.policy.ts';

test('only a payment that waits is explained, and only what was explained or dismissed is returned', () => {
  expect(rowStates.map((state) => [state, canExplain({ state }), canTakeBack({ state })])).toEqual([
    ['matched', false, false],
    ['unmatched', true, false],
    ['known', false, false],
    ['refused', false, false],
    ['explained', false, true],
    ['dismissed', false, true],
  ]);
});
