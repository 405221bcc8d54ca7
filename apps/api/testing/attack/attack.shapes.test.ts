import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { readOptions } from './options.ts';
import { attackShapes } from './run-shapes.ts';
import { newTally, printTally } from './tally.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('every route refuses what is wrong in shape, in our words and shortly', async () => {
  const tally = newTally();
  await attackShapes(app, tally, readOptions());
  expect(printTally('shapes', tally)).toEqual([]);
  expect(tally.tries).toBeGreaterThan(0);
}, 3_600_000);
