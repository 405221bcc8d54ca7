import { allRoutes } from '@indeks/contract/all-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isList, measuredLists } from '../scale/lists.ts';
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

test('every list has a line among those that are measured at two scales', () => {
  const measured = new Set(measuredLists(app.clock.today()).map(({ route }) => route));
  expect(allRoutes.filter((route) => isList(route) && !measured.has(route))).toEqual([]);
});
