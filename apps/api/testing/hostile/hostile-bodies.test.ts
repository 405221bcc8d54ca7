import { allRoutes } from '@indeks/contract/all-routes';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { mostFieldErrors } from '@indeks/contract/common/errors';
import { systemRoutes } from '@indeks/contract/provider/system/system.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { boundsOfRoute, smallBodyBytes } from '#platform/http/input-bounds.ts';
import { rawAnswer } from './raw-connection.ts';
import { sendTo, type Sent } from './sending.ts';
import { listen } from './stalled-reader.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const send = (sent: Sent) => sendTo(app, sent);
const publicRoutes = allRoutes.filter(({ access }) => access === 'public');

describe('what anybody may send', () => {
  test('every public route has a limit of its own, and that of the login is 4 KB', () => {
    const limits = publicRoutes.map((route) => boundsOfRoute(route).bodyBytes);
    expect(Math.max(...limits)).toBe(smallBodyBytes);
    expect(boundsOfRoute(accountRoutes.login).bodyBytes).toBe(4_096);
  });

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

test('more cookies than any page of ours has are refused before they are taken apart', async () => {
  const withCookies = (bytes: number) =>
    app.server.inject({ url: '/api/health', headers: { cookie: 'a=1; '.repeat(bytes / 5) } });
  const [few, many] = [await withCookies(7_500), await withCookies(8_500)];
  expect(few.statusCode).toBe(200);
  expect([many.statusCode, many.json()]).toMatchObject([431, { code: 'request/headers-too-large' }]);
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
