import { allRoutes } from '@indeks/contract/all-routes';
import { nameRoute, isMultipart, type Route } from '@indeks/contract/common/route';
import { afterAll, expect, test } from 'vitest';
import { boundsOfRoute } from '#platform/http/input-bounds.ts';
import { worstAddresses, worstBodies, worstCookies } from './bodies.ts';
import { fastest } from '../patience.ts';
import { sendTo, sendUnread, type Sent } from './sending.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const publicRoutes = allRoutes.filter(({ access }) => access === 'public');
const mostMilliseconds = 5;

/** Milliseconds of the processor for one request; measured again while it is too much, since other threads count, too. */
const measureCost = (request: Sent): Promise<number> =>
  fastest(mostMilliseconds, async () => {
    const before = process.cpuUsage();
    for (let time = 0; time < 3; time += 1) await sendUnread(app, request);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / 3;
  });

const hostileRequests = (route: Route): readonly (readonly [string, Sent])[] => {
  const { method } = route;
  const url = route.path.replaceAll(/:\w+/g, 'a'.repeat(43));
  const bytes = boundsOfRoute(route).bodyBytes;
  const field = Object.keys(findShape(route))[0] ?? 'a';
  const bodies = method === 'GET' ? {} : worstBodies(bytes, field);
  return [
    ...Object.entries(bodies).map(([kind, payload]) => [kind, { method, url, payload }] as const),
    ...Object.entries(worstAddresses).map(([kind, query]) => [kind, { method, url: url + query }] as const),
    ...Object.entries(worstCookies).map(
      ([kind, cookie]) => [kind, { method, url, headers: { cookie } }] as const,
    ),
  ];
};

const findShape = ({ body }: Route): object =>
  body && !isMultipart(body) && 'shape' in body ? (body.shape as object) : {};

// The login's own work, hashing a password, begins only with a body that its schema takes.
test('costs at most 5 ms of the processor on every public route, whatever it is', async () => {
  const table: string[] = [];
  const tooDear: string[] = [];
  for (const route of publicRoutes) {
    let worst: readonly [number, string] = [0, ''];
    for (const [kind, request] of hostileRequests(route)) {
      const { statusCode } = await sendTo(app, request);
      expect([kind, statusCode < 500]).toEqual([kind, true]);
      const cost = await measureCost(request);
      if (cost > worst[0]) worst = [cost, kind];
    }
    const line = `${nameRoute(route).padEnd(34)} ${worst[0].toFixed(2)} ms  ${worst[1]}`;
    table.push(line);
    if (worst[0] > mostMilliseconds) tooDear.push(line);
  }
  process.stdout.write(`the dearest request of every public route\n${table.join('\n')}\n`);
  expect(tooDear).toEqual([]);
}, 300_000);
