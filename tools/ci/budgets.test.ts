import { expect, test } from 'vitest';
import { budgets, stepsOverBudget } from './budgets.ts';

const e2e = budgets['e2e'] ?? 0;

test.each([
  ['within its budget', { name: 'e2e', seconds: e2e, stolen: 0 }, []],
  ['twice as long', { name: 'e2e', seconds: e2e * 2, stolen: 0 }, []],
  [
    'even longer',
    { name: 'e2e', seconds: e2e * 3, stolen: 0 },
    [`e2e took ${e2e * 3} s of the cores' own time, its budget is ${e2e} s`],
  ],
  ['even longer, as another machine had the cores', { name: 'e2e', seconds: e2e * 3, stolen: 0.4 }, []],
  ['without one', { name: 'news', seconds: 1, stolen: 0 }, ['news has no budget in tools/ci/budgets.ts']],
])('a step %s', (_, outcome, words) => {
  expect(stepsOverBudget([outcome])).toEqual(words);
});
