import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { allRoutes } from '@indeks/contract/all-routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { sessionCookie } from '#platform/auth/sessions.ts';
import { createServer } from '#platform/http/server.ts';
import { serveWeb } from '#platform/http/static-web.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { insertSession } from '../identity/people.ts';
import { findLastEvent } from '../identity/security-events.ts';
import { knownPassword, startTestApp, type TestApp } from '../test-app.ts';

/** What docs/asvs.md promises of every answer, asked of real ones. */
let app: TestApp;
let web: FastifyInstance;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'indeks-hardening-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Indeks</title>');
  await writeFile(join(folder, 'assets', 'a.js'), 'export {};');
  web = await serverAt(app.services.config.PUBLIC_ADDRESS);
});
afterAll(async () => {
  await web.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const serverAt = async (address: string): Promise<FastifyInstance> => {
  const config = { ...app.services.config, WEB_DIST: folder, PUBLIC_ADDRESS: address };
  const server = await createServer(config, pino({ level: 'silent' }), createMetrics());
  await serveWeb(server, folder);
  return server;
};

const signedIn = async () => {
  const person = await app.person({ role: 1 });
  const { token } = await insertSession(app.db, app.clock, person);
  return { cookies: { [sessionCookie]: token }, headers: { 'sec-fetch-site': 'same-origin' } };
};

describe('the headers of every answer', () => {
  const answers: readonly (readonly [string, number, () => Promise<LightMyRequestResponse>])[] = [
    ['a page', 200, () => web.inject('/places')],
    ['a file of the web', 200, () => web.inject('/assets/a.js')],
    ['a missing file of the web', 404, () => web.inject('/assets/b.js')],
    ['a call without a session', 401, () => app.server.inject(accountRoutes.current.path)],
    ['an unknown call', 404, () => app.server.inject('/api/nie-ma')],
    ['a broken body', 400, async () => post('{"email":')],
    ['a session', 200, async () => app.server.inject({ url: '/api/session', ...(await signedIn()) })],
    [
      'an export',
      200,
      async () =>
        app.server.inject({ url: `${staffRoutes.exportPeople.path}?group=lecturers`, ...(await signedIn()) }),
    ],
  ];
  const post = (payload: string) =>
    app.server.inject({
      method: 'POST',
      url: accountRoutes.login.path,
      payload,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });

  test.each(answers)(
    '%s: transport, policy, sniffing, referrer, and no other origin',
    async (_, status, ask) => {
      const { statusCode, headers } = await ask();
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const policy = String(headers['content-security-policy']).split(';');
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "script-src 'self'",
      ])
        expect(policy).toContain(part);
      expect(policy.join()).not.toContain('unsafe-eval');
      expect(policy.join()).not.toMatch(/https?:\/\//);
      expect(policy.find((part) => part.startsWith('connect-src'))).toContain('wss://');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  test('over plain http, in development, nothing locks the browser out', async () => {
    const plain = await serverAt('http://localhost:5173');
    const { headers } = await plain.inject('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });

  test('answers of calls say their type with utf-8 and are kept nowhere', async () => {
    const { url: _, ...session } = { url: '', ...(await signedIn()) };
    const json = await app.server.inject({ url: '/api/session', ...session });
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    const csv = await app.server.inject({
      url: `${staffRoutes.exportPeople.path}?group=lecturers`,
      ...session,
    });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    for (const { headers } of [json, csv]) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('what is asked in another way than the contract has it', () => {
  test('a folder shows no list', async () => {
    for (const url of ['/assets', '/assets/', '/assets/../']) {
      const { body } = await web.inject(url);
      expect(body).not.toContain('a.js');
    }
  });

  test.each(['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND'])('%s reaches no call', async (method) => {
    for (const { path } of allRoutes) {
      const url = path.replaceAll(/:\w+/g, '1');
      const headers = { origin: 'https://obcy.example', 'access-control-request-method': 'POST' };
      // The type knows only the methods that the server itself uses.
      const answer = await app.server.inject({ method: method as 'GET', url, headers });
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('a name that comes twice in the address is refused, and one in the body does not count as one there', async () => {
    const session = await signedIn();
    const path = placeRoutes.list.path;
    const ask = async (url: string) => (await app.server.inject({ url, ...session })).statusCode;
    expect(await ask(`${path}?page=1`)).toBe(200);
    expect(await ask(`${path}?page=1&page=2`)).toBe(400);
    expect(await ask(`${path}?search=a&search=b`)).toBe(400);
  });

  test('a made-up header of a proxy changes nobody’s address', async () => {
    const behindOne = await startTestApp({ settings: { TRUSTED_PROXIES: '1' } });
    const login = async (at: TestApp, forwarded: string) => {
      await at.server.inject({
        method: 'POST',
        url: accountRoutes.login.path,
        remoteAddress: '198.51.100.1',
        headers: { 'x-forwarded-for': forwarded, 'sec-fetch-site': 'same-origin' },
        payload: { email: 'nikt@test.example', password: knownPassword },
      });
      return (await findLastEvent(at, 'login-failed'))?.address;
    };
    // Without a proxy the header is nobody's; with one, only what that proxy has added counts.
    expect(await login(app, '203.0.113.7')).toBe('198.51.100.1');
    expect(await login(behindOne, '203.0.113.7, 203.0.113.8')).toBe('203.0.113.8');
    await behindOne.close();
  });
});

describe('a token', () => {
  test('of a session is 256 random bits that mean nothing by themselves', async () => {
    const person = await app.person({ role: 0 });
    const tokens = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const body = { email: person.email, password: knownPassword };
      const { session = '' } = await app.anonymous().call(accountRoutes.login, { body });
      expect(Buffer.from(session, 'base64url')).toHaveLength(32);
      tokens.add(session);
    }
    expect(tokens.size).toBe(3);
    const [token = ''] = tokens;
    const almost = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect((await app.withSession(almost).call(accountRoutes.current)).status).toBe(401);
    expect((await app.withSession(token).call(accountRoutes.current)).status).toBe(200);
  });
});

describe('a password', () => {
  const change = async (passwordNew: string) => {
    const person = await app.person({ role: 0 });
    const client = await app.signedInAs(person);
    const body = { password: knownPassword, passwordNew };
    const { status } = await client.call(accountRoutes.changePassword, { params: { id: person.id }, body });
    return { person, status };
  };
  const long = (length: number) =>
    'kot pije 7 herbat ą! '
      .repeat(20)
      .slice(0, length - 1)
      .concat('!');

  test.each([
    [7, 'Xq7!wzv', 400],
    [8, 'Xq7!wzvk', 200],
    [64, long(64), 200],
    [200, long(200), 200],
    [201, long(201), 400],
  ])('of %i characters', async (length, password, status) => {
    expect(password).toHaveLength(length);
    expect((await change(password)).status).toBe(status);
  });

  test('is taken as it is typed: neither cut, nor in another case, nor without its spaces', async () => {
    const typed = ` ${long(120)} `;
    const { person } = await change(typed);
    const login = async (password: string) =>
      (await app.anonymous().call(accountRoutes.login, { body: { email: person.email, password } })).status;
    for (const other of [typed.slice(0, 72), typed.trim(), typed.toUpperCase()])
      expect(await login(other)).toBe(401);
    expect(await login(typed)).toBe(200);
  });
});
