import { allRoutes } from '@indeks/contract/all-routes';
import { nameRoute, type Route } from '@indeks/contract/common/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredLists } from '../scale/lists.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { guardedColumns, unguarded } from './doors.ts';
import { runMatrix } from './run-matrix.ts';

let reading: TestApp;
let writing: TestApp;
beforeAll(async () => {
  reading = await startTestApp();
  writing = await startTestApp();
});
afterAll(() => Promise.all([reading.close(), writing.close()]));

test('every route answers every caller with the status it should, and every write leaves a trace', async () => {
  const { routes, cells, failures, exempt, audit, doors } = await runMatrix({ reading, writing });
  process.stdout.write(
    `routes ${routes}, cells ${cells}, failed ${failures.length}, exempt ${exempt.length}\n`,
  );
  process.stdout.write(`writes ${audit.writes}, audited ${audit.audited}, excused ${audit.excused}\n`);
  expect(exempt).toEqual([]);
  expect(failures).toEqual([]);
  expect(audit.failures).toEqual([]);
  expect(doors).toEqual([]);
}, 900_000);

test('every column of an account is known as one that has a door, or as one that needs none', async () => {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_name = 'users' and table_schema = 'public'`.execute(reading.db);
  const known = [...Object.keys(guardedColumns), ...unguarded];
  expect(rows.map(({ column }) => column).toSorted()).toEqual(known.toSorted());
});

test('every list has a line among those that are measured at two scales', () => {
  const measured = new Set<Route>(measuredLists(reading.clock.today()).map(({ route }) => route));
  expect(allRoutes.filter((route) => isList(route) && !measured.has(route)).map(nameRoute)).toEqual([]);
});

/** Whether an answer is a list: the matrix asks for a line of each. */
const isList = ({ method, answer }: Route): boolean =>
  method === 'GET' &&
  'shape' in answer &&
  typeof answer.shape === 'object' &&
  'items' in (answer.shape ?? {});
