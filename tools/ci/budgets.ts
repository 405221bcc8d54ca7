import type { Outcome } from './steps.ts';

/**
 * Seconds that each step of `.ci/run` may take on two cores that are its own. A step that takes twice as long fails
 * the run; what another machine took of the cores meanwhile is not counted. The goal for all of them is 25 minutes.
 */
export const budgets: Readonly<Record<string, number>> = {
  build: 30,
  lint: 120,
  format: 5,
  documents: 5,
  'dead code': 30,
  boundaries: 70,
  budget: 10,
  generated: 20,
  tests: 800,
  // The matrix runs beside the flips, the attack and the pictures, one after the other.
  matrix: 180,
  'matrix --flip': 60,
  attack: 150,
  screenshots: 90,
  e2e: 1_000,
};

const tolerance = 2;

/** The steps that took far longer than they may, each in words. */
export function stepsOverBudget(outcomes: readonly Pick<Outcome, 'name' | 'seconds' | 'stolen'>[]): string[] {
  return outcomes.flatMap(({ name, seconds, stolen }) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget in tools/ci/budgets.ts`];
    const own = seconds * (1 - stolen);
    if (own <= budget * tolerance) return [];
    return [`${name} took ${Math.round(own)} s of the cores' own time, its budget is ${budget} s`];
  });
}
