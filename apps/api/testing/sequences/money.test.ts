import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { describeFound, search } from './harness.ts';
import { moneyIn } from './money/money.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** With these, or with acts of these kinds, a loss was found before transfers were borne by one row. */
test.each([1, 2, 5])('money stays right under the sequences of seed %i', async (seed) => {
  const { found } = await search(await moneyIn(app), { seed, sequences: 3, longest: 12 });
  expect(found && describeFound(found)).toBeUndefined();
});
