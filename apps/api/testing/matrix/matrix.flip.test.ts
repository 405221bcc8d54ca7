import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { runFlips } from './run-matrix.ts';

const app = await startTestApp();
afterAll(() => app.close());

test('no cell of the role table can be flipped without the matrix noticing', async () => {
  const { flips, missed } = await runFlips(app);
  process.stdout.write(`flips ${flips}, caught ${flips - missed.length}\n`);
  expect(missed).toEqual([]);
}, 600_000);
