import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { runFlips } from './run-matrix.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('no cell of the role table can be flipped without the matrix noticing', async () => {
  const { flips, missed } = await runFlips(app);
  process.stdout.write(`flips ${flips}, caught ${flips - missed.length}\n`);
  expect(missed).toEqual([]);
}, 600_000);
