import { allRoutes } from '@indeks/contract/all-routes';
import type { Route } from '@indeks/contract/common/route';
import { expect, test } from 'vitest';
import type { RawInput } from '../client.ts';
import { allCells } from '../matrix/cells.ts';
import { nameRoute } from '@indeks/contract/common/route';
import { aimAtVictim } from './requests.ts';
import { alternatives, namesRecords, readShape } from './schemas.ts';

const victim = { id: 901_000, role: 3, of: 'student', name: 'Anna Obca', email: 'o@test.example', files: [] };

/** What the first, narrow request of the route asks for, and the one with all that may be left out. */
const aimedAt = (name: string, request: RawInput) => {
  const cells = allCells.find(({ route }) => nameRoute(route) === name);
  if (!cells) throw new Error(`no route ${name}`);
  const [narrow, wide] = aimAtVictim({ route: cells.route, cells, request }, victim as never);
  return { narrow, wide };
};

test.each<[what: string, name: string, given: RawInput, aimed: RawInput]>([
  ['a number in the path', 'PUT /api/cars/:id', { params: { id: 5 } }, { params: { id: 901_000 } }],
  ['a list of numbers', 'POST /api/places/delete-multiple', { body: [5, 6] }, { body: [901_000] }],
  [
    'numbers with commas',
    'POST /chatapi/multiple',
    { body: { msg: 'Dzień dobry', uid_to: '5,6' } },
    { body: { msg: 'Dzień dobry', uid_to: '901000' } },
  ],
  [
    'a number that has to be chosen, and no text beside it',
    'POST /api/trips',
    { body: { cid: 5, start: 'Łódź', destination: 'Zgierz', km: 12 } },
    { body: { cid: 901_000, start: 'Łódź', destination: 'Zgierz', km: 12 } },
  ],
  [
    'numbers within a list',
    'POST /api/places',
    { body: { name: 'Łódź', coordinators: [5] } },
    { body: { name: 'Łódź', coordinators: [901_000] } },
  ],
])('aims at %s', (_, name, given, aimed) => {
  expect(aimedAt(name, given).narrow).toMatchObject(aimed);
});

test('adds only numbers of records to what may be left out', () => {
  const { wide } = aimedAt('GET /api/student-course', { query: { page: 1 } });
  expect(wide?.query).toEqual({ page: 1, pid: 901_000, cid: 901_000 });
});

test.each([
  ['POST /api/cars', { brand: 'Fiat', model: 'Panda', plate: 'EL 12345', engine: '1242' }],
  ['POST /mentoringapi/tags', { name: 'Finanse' }],
])('leaves the texts of %s alone', (name, body) => {
  const { narrow, wide } = aimedAt(name, { body });
  expect([narrow?.body, wide?.body]).toMatchObject([body, body]);
});

/** Every text of the contract that counts as a list of numbers takes no word. */
test('takes few texts of the contract for numbers', () => {
  const listed = allRoutes.flatMap((route: Route) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      alternatives(readShape(route, part) ?? {}).flatMap(({ properties = {} }) =>
        Object.entries(properties).flatMap(([field, shape]) => (namesRecords(shape) ? [field] : [])),
      ),
    ),
  );
  expect([...new Set(listed)].toSorted()).toEqual(['cid', 'courseIds', 'ids', 'pid', 'uid_to', 'users']);
});
