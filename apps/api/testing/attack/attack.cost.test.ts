import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { readOptions } from './options.ts';
import { attackCost } from './run-cost.ts';
import { newTally, printTally } from './tally.ts';

let app: TestApp;
let api: ApiProcess;
beforeAll(async () => {
  app = await startTestApp();
  api = await startApiProcess(app);
});
afterAll(async () => {
  await api.stop();
  await app.close();
});

test('no body keeps a process busy', async () => {
  const tally = newTally();
  await attackCost(app, api, tally, readOptions());
  expect(printTally('cost', tally)).toEqual([]);
  expect(tally.tries).toBeGreaterThan(0);
}, 3_600_000);
