import { expect, test } from 'vitest';
import { budgets, stepsOverBudget } from './budgets.ts';

const e2e = budgets['e2e'] ?? 0;

test.each([
  ['within its budget', { name: 'e2e', seconds: e2e }, []],
  ['over it by half', { name: 'e2e', seconds: e2e * 1.5 }, []],
  ['by more', { name: 'e2e', seconds: e2e * 2 }, [`e2e took ${e2e * 2} s, its budget is ${e2e} s`]],
  ['without one', { name: 'news', seconds: 1 }, ['news has no budget in tools/ci/budgets.ts']],
])('a step %s', (_, outcome, words) => {
  expect(stepsOverBudget([outcome])).toEqual(words);
});
