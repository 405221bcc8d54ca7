import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { runMatrix } from './run-matrix.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('every route answers every caller with exactly the status it should', async () => {
  const { routes, cells, failures, exempt } = await runMatrix(app);
  process.stdout.write(
    `routes ${routes}, cells ${cells}, failed ${failures.length}, exempt ${exempt.length}\n`,
  );
  expect(exempt).toEqual([]);
  expect(failures).toEqual([]);
}, 300_000);
