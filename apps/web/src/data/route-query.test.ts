import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { placeChoicesQuery, placesPageQuery, usualCitiesQuery } from './provider/places.ts';
import { tripsOfMonthQuery } from './month/trips.ts';

const items = [
  { id: 3, name: 'Łódź' },
  { id: 4, name: 'Łódź' },
];

let server: Loopback;
let queries: QueryClient;
beforeEach(async () => {
  server = await loopback(() => ({ body: { items, total: 2, capped: false } }));
  queries = createQueryClient();
});
afterEach(async () => {
  queries.clear();
  await server.close();
});

test('two pickers of the same call ask the server once and choose differently from the answer', async () => {
  await queries.fetchQuery(placeChoicesQuery);
  await queries.fetchQuery(usualCitiesQuery);
  expect(server.received.map(({ url }) => url)).toEqual(['/api/places?active=1']);
  const choices = new QueryObserver(queries, placeChoicesQuery).getCurrentResult().data;
  expect(choices).toEqual([
    { value: 3, label: 'Łódź' },
    { value: 4, label: 'Łódź' },
  ]);
  expect(new QueryObserver(queries, usualCitiesQuery).getCurrentResult().data).toEqual(['Łódź']);
});

test('another input is another query', async () => {
  await queries.fetchQuery(placesPageQuery({ page: 1 }));
  await queries.fetchQuery(placesPageQuery({ page: 2 }));
  await queries.fetchQuery(tripsOfMonthQuery('2026-10', undefined));
  await queries.fetchQuery(tripsOfMonthQuery('2026-10', 7));
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/places?page=1',
    '/api/places?page=2',
    '/api/trips?from=2026-10-01&to=2026-10-31',
    '/api/trips?from=2026-10-01&to=2026-10-31&user=7',
  ]);
});
