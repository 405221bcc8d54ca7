import { allRoutes } from '@indeks/contract/all-routes';
import { accountRoutes } from '@indeks/contract/accounts/accounts.routes';
import { mostFieldErrors } from '@indeks/contract/common/errors';
import { isMultipart, type Route } from '@indeks/contract/common/route';
import { systemRoutes } from '@indeks/contract/system/system.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { boundsOfRoute, smallBodyBytes } from '#platform/http/input-bounds.ts';
import { worstAddresses, worstBodies, worstCookies } from './hostile/bodies.ts';
import { fastest } from './patience.ts';
import { rawAnswer } from './raw-connection.ts';
import { listen } from './stalled-reader.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const publicRoutes = allRoutes.filter(({ access }) => access === 'public');
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const mostMilliseconds = 5;

interface Sent {
  readonly method: Route['method'];
  readonly url: string;
  readonly payload?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let requests = 0;
const send = ({ method, url, payload, headers }: Sent) => {
  requests += 1;
  return app.server.inject({
    method,
    url,
    ...(payload !== undefined && { payload }),
    // Everybody calls from an address of their own: the limit of one is not the subject.
    remoteAddress: `10.200.${Math.floor(requests / 250)}.${requests % 250}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
};

/** Milliseconds of the processor for one request; measured again while it is too much, since other threads count, too. */
const costOf = (request: Sent): Promise<number> =>
  fastest(mostMilliseconds, async () => {
    const before = process.cpuUsage();
    for (let time = 0; time < 3; time += 1) await send(request);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / 3;
  });

const hostileRequests = (route: Route): readonly (readonly [string, Sent])[] => {
  const { method } = route;
  const url = route.path.replaceAll(/:\w+/g, 'a'.repeat(43));
  const bytes = boundsOfRoute(route).bodyBytes;
  const field = Object.keys(shapeOf(route))[0] ?? 'a';
  const bodies = method === 'GET' ? {} : worstBodies(bytes, field);
  return [
    ...Object.entries(bodies).map(([kind, payload]) => [kind, { method, url, payload }] as const),
    ...Object.entries(worstAddresses).map(([kind, query]) => [kind, { method, url: url + query }] as const),
    ...Object.entries(worstCookies).map(
      ([kind, cookie]) => [kind, { method, url, headers: { cookie } }] as const,
    ),
  ];
};

const shapeOf = ({ body }: Route): object =>
  body && !isMultipart(body) && 'shape' in body ? (body.shape as object) : {};

describe('what anybody may send', () => {
  test('every public route has a limit of its own, and that of the login is 4 KB', () => {
    const limits = publicRoutes.map((route) => boundsOfRoute(route).bodyBytes);
    expect(Math.max(...limits)).toBe(smallBodyBytes);
    expect(boundsOfRoute(accountRoutes.login).bodyBytes).toBe(4_096);
  });

  // The login's own work, hashing a password, begins only with a body that its schema takes.
  test('costs at most 5 ms of the processor on every public route, whatever it is', async () => {
    const table: string[] = [];
    const tooDear: string[] = [];
    for (const route of publicRoutes) {
      let worst: readonly [number, string] = [0, ''];
      for (const [kind, request] of hostileRequests(route)) {
        const { statusCode } = await send(request);
        expect([kind, statusCode < 500]).toEqual([kind, true]);
        const cost = await costOf(request);
        if (cost > worst[0]) worst = [cost, kind];
      }
      const line = `${nameOf(route).padEnd(34)} ${worst[0].toFixed(2)} ms  ${worst[1]}`;
      table.push(line);
      if (worst[0] > mostMilliseconds) tooDear.push(line);
    }
    process.stdout.write(`the dearest request of every public route\n${table.join('\n')}\n`);
    expect(tooDear).toEqual([]);
  }, 300_000);

  test('an answer names at most twenty fields', async () => {
    const body = Object.fromEntries(Array.from({ length: 22 }, (_, n) => [`pole${n}`, 1]));
    const answer = await app.anonymous().raw(accountRoutes.login, { body });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveLength(mostFieldErrors);
  });
});

describe('a body out of bounds is refused before its schema sees it', () => {
  const login = async (payload: string) => {
    const { statusCode, body } = await send({ method: 'POST', url: accountRoutes.login.path, payload });
    return [statusCode, (JSON.parse(body) as { code: string }).code];
  };
  test.each([
    ['too many bytes', `{"email":"${'a'.repeat(4_096)}"}`, 413, 'input/too-large'],
    [
      'too many fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [n, n]))),
      400,
      'input/too-complex',
    ],
    ['too deep', '{"email":{"a":{"b":{"c":1}}}}', 400, 'input/too-complex'],
    [
      'a list too long',
      JSON.stringify({ email: Array.from({ length: 50 }, () => 1) }),
      400,
      'input/too-complex',
    ],
    ['a text too long', JSON.stringify({ email: 'a'.repeat(3_000) }), 400, 'input/too-complex'],
    ['a name that would change every object', '{"__proto__":{"email":"a"}}', 400, 'input/invalid'],
  ])('%s', async (_, payload, status, code) => {
    expect(await login(payload)).toEqual([status, code]);
  });

  test('an address too long, and one with too many names', async () => {
    const ask = (query: string) => send({ method: 'GET', url: `${systemRoutes.openapi.path}?${query}` });
    expect((await ask('a'.repeat(8_200))).statusCode).toBe(414);
    expect((await ask(Array.from({ length: 60 }, (_, n) => `a${n}=1`).join('&'))).json()).toMatchObject({
      code: 'input/too-complex',
    });
  });

  test('an address that cannot be read leaves in our shape', async () => {
    for (const [url, status, code] of [
      ['/api/users/%zz/avatar', 400, 'request/malformed'],
      [`/api/users/${'1'.repeat(300)}/avatar`, 414, 'request/address-too-long'],
    ] as const) {
      const answer = await send({ method: 'GET', url });
      expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
      expect(answer.json()).toHaveProperty('requestId');
    }
  });
});

describe('over a real connection', () => {
  test('headers too large, and what is no request, are answered in our shape', async () => {
    const port = await listen(app.server);
    const raw = await rawAnswer(
      port,
      `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`,
    );
    expect(raw).toContain('HTTP/1.1 431');
    expect(raw).toContain('"code":"request/headers-too-large"');
    expect(raw).toContain('"requestId"');
    const noise = await rawAnswer(port, 'to nie jest żądanie\r\n\r\n');
    expect(noise).toContain('HTTP/1.1 400');
    expect(noise).toContain('"code":"request/malformed"');
  });
});
