import { randomUUID } from 'node:crypto';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '#testing/patience.ts';
import { insertSession } from '#testing/identity/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sessionCookie } from '../auth/sessions.ts';

const requestsPerMinute = 600;

const app = await startTestApp();
afterAll(() => app.close());
// Until Redis answers, each process counts for itself: what was counted before would be missing afterwards.
await eventually(async () => {
  if (!(await app.services.redisUp())) throw new Error('Redis does not answer yet');
});

/** Counts stay in Redis for a minute, also those of an earlier run. */
const newAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

const ask = async (remoteAddress: string, cookie?: string): Promise<number> => {
  const { statusCode } = await app.server.inject({
    method: 'GET',
    url: accountRoutes.current.path,
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(cookie && { cookies: { [sessionCookie]: cookie } }),
  });
  return statusCode;
};
/** Counts so many requests without making them. */
const spend = async (times: number, address: string, cookie?: string) => {
  const caller = { address, cookie };
  await Promise.all(Array.from({ length: times }, () => app.services.throttle.allow(caller)));
};
const newSession = async () => (await insertSession(app.db, app.clock, await app.person({ role: 0 }))).token;
const lookUps = (statements: readonly { readonly sql: string }[]) =>
  statements.filter(({ sql }) => sql.includes('from "sessions"')).length;

test('above the limit a made-up cookie costs no query, and a new one each time is no new key', async () => {
  const address = newAddress();
  await spend(requestsPerMinute - 2, address);
  expect([await ask(address, randomUUID()), await ask(address, randomUUID())]).toEqual([401, 401]);
  const { result, statements } = await app.counting(() =>
    Promise.all(Array.from({ length: 20 }, () => ask(address, randomUUID()))),
  );
  expect(new Set(result)).toEqual(new Set([429]));
  expect(lookUps(statements)).toBe(0);
});

test('machines that ask for health and readiness are not counted, and a cookie costs them no query', async () => {
  const address = newAddress();
  await spend(requestsPerMinute, address);
  expect(await ask(address)).toBe(429);
  const { result, statements } = await app.counting(() =>
    Promise.all(
      ['/api/health', '/api/ready'].map(async (url) => {
        const cookies = { [sessionCookie]: randomUUID() };
        return (await app.server.inject({ url, remoteAddress: address, cookies })).statusCode;
      }),
    ),
  );
  expect(result).toEqual([200, 200]);
  expect(lookUps(statements)).toBe(0);
});

test('one office behind one address: each session has its own limit, whoever makes up cookies beside it', async () => {
  const address = newAddress();
  const sessions = [await newSession(), await newSession(), await newSession()];
  for (const token of sessions) {
    expect(await ask(address, token)).toBe(200);
    await spend(requestsPerMinute / 2, address, token);
  }
  // Nine hundred requests of the sessions left the address its own limit.
  await spend(requestsPerMinute, address);
  expect(await ask(address)).toBe(429);
  for (const token of sessions) expect(await ask(address, token)).toBe(200);
});

test('a session that asks too much is refused before it is looked up, from any address', async () => {
  const token = await newSession();
  expect(await ask(newAddress(), token)).toBe(200);
  await spend(requestsPerMinute - 1, newAddress(), token);
  const { result, statements } = await app.counting(() => ask(newAddress(), token));
  expect([result, lookUps(statements)]).toEqual([429, 0]);
});

test('the cookie of a session that has ended counts for its address again', async () => {
  const address = newAddress();
  const token = await newSession();
  expect(await ask(address, token)).toBe(200);
  await app.db.deleteFrom('sessions').execute();
  // Only this look-up shows that the session is gone.
  expect(await ask(address, token)).toBe(401);
  await spend(requestsPerMinute, address);
  expect(await ask(address, token)).toBe(429);
});
