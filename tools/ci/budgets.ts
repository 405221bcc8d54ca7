import type { Outcome } from './steps.ts';

/**
 * Seconds that each step of `.ci/run` may take on two quiet cores. A step that takes half as much again fails the run;
 * the goal for all of them, as they share the cores, is 25 minutes.
 */
export const budgets: Readonly<Record<string, number>> = {
  build: 30,
  types: 90,
  lint: 70,
  format: 55,
  'dead code': 30,
  boundaries: 60,
  budget: 10,
  generated: 20,
  tests: 900,
  matrix: 130,
  'matrix --flip': 60,
  e2e: 950,
};

const tolerance = 1.5;

/** The steps that took far longer than they may, each in words. */
export function stepsOverBudget(outcomes: readonly Pick<Outcome, 'name' | 'seconds'>[]): string[] {
  return outcomes.flatMap(({ name, seconds }) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget in tools/ci/budgets.ts`];
    if (seconds <= budget * tolerance) return [];
    return [`${name} took ${Math.round(seconds)} s, its budget is ${budget} s`];
  });
}
