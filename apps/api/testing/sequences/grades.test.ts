import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { gradesIn } from './grades/grades.ts';
import { describeFound, search } from './harness.ts';

const app = await startTestApp();
afterAll(() => app.close());

test.each([1, 2, 3])('grades and protocols stay right under the sequences of seed %i', async (seed) => {
  const { found } = await search(await gradesIn(app), { seed, sequences: 4, longest: 15 });
  expect(found && describeFound(found)).toBeUndefined();
});
