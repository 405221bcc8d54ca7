import { expect, test } from 'vitest';
import { describeFound, searchFor, type Subject } from './harness.ts';

/** What `pnpm sequences <name>` runs. */
export const searchSubject = <Model extends object, Real>(
  name: string,
  prepare: () => Promise<Subject<Model, Real>>,
): void => {
  const minutes = Number(process.env['SEQUENCES_MINUTES'] ?? '1');
  const from = Number(process.env['SEQUENCES_SEED'] ?? '1');
  const timeout = minutes * 60_000 + 600_000;
  test(`${name} stays right under any sequence of acts`, { timeout }, async () => {
    const plan = { from, withinMs: minutes * 60_000, longest: 30 };
    const { seeds, sequences, acts, found } = await searchFor(await prepare(), plan);
    const sums = `seeds ${from} to ${from + seeds - 1}, sequences ${sequences}, acts ${acts}`;
    process.stdout.write(`sequences ${name}: ${sums}, violations ${found ? 1 : 0}\n`);
    if (found) process.stdout.write(`${describeFound(found)}\n`);
    expect(found).toBeUndefined();
  });
};
