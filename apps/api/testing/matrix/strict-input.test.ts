import { afterAll, expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import { startTestApp } from '../test-app.ts';
import { allCells } from './cells.ts';
import type { RouteCells } from './route-cells.ts';
import { makeWorld } from './world.ts';

const app = await startTestApp();
afterAll(() => app.close());

const mutating = allCells.filter(({ route }) => route.method !== 'GET');
const acting = allCells.filter(({ route }) => route.method !== 'GET' || route.actsByGet);
const chooseCaller = ({ who }: RouteCells): Role => (typeof who === 'string' ? 1 : (who.at(-1) ?? 1));
const nameRoute = ({ route }: RouteCells) => `${route.method} ${route.path}`;

test.each(mutating.map((row) => [nameRoute(row), row] as const))(
  '%s refuses a field, a query and a body it does not know',
  async (_, row) => {
    const world = await makeWorld(app, chooseCaller(row));
    const request = await row.own(world);
    const body = Array.isArray(request.body) ? [...request.body, { nieznane: 1 }] : withUnknown(request.body);
    expect((await world.client.raw(row.route, { ...request, body })).status).toBe(400);
    const query = withUnknown(request.query);
    expect((await world.client.raw(row.route, { ...request, query })).status).toBe(400);
  },
);

test.each(acting.map((row) => [nameRoute(row), row] as const))('%s refuses another site', async (_, row) => {
  const world = await makeWorld(app, chooseCaller(row));
  const request = await row.own(world);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
    expect((await world.client.raw(row.route, request, headers)).error.code).toBe('request/cross-site');
});

const withUnknown = (part: unknown) => ({ ...(part as object | undefined), nieznane: 'pole' });
