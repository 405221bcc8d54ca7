import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { readOptions } from './options.ts';
import { attackRights } from './run-rights.ts';
import { newTally, printTally } from './tally.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('nobody reads or changes what is a stranger’s, whatever they did before', async () => {
  const tally = newTally();
  await attackRights(app, tally, readOptions());
  expect(printTally('rights', tally)).toEqual([]);
  expect(tally.tries).toBeGreaterThan(0);
}, 3_600_000);
