import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSession, keepSession, probeSession } from '#shared/api/session.ts';
import { loopback } from '#shared/api/testing/loopback.ts';
import type { Loopback, Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let server: Loopback;
let reply: Reply;
beforeEach(async () => {
  forgetSession();
  server = await loopback(() => reply);
});
afterEach(() => server.close());

test('the server is asked once, however many guards want to know', async () => {
  reply = { body: sessionOf(1) };
  const [first, second] = await Promise.all([probeSession(), probeSession()]);
  expect(first?.landing).toBe('/users');
  expect(second).toBe(first);
  expect(server.received).toHaveLength(1);
});

test('nobody signed in is an answer and is kept', async () => {
  reply = { status: 401, body: { code: 'auth/no-session', message: '' } };
  expect(await probeSession()).toBeUndefined();
  expect(await probeSession()).toBeUndefined();
  expect(server.received).toHaveLength(1);
});

test('an outage is not an answer: the next guard asks again', async () => {
  reply = { status: 503, body: { code: 'server/unavailable', message: '' } };
  await expect(probeSession()).rejects.toMatchObject({ status: 503 });
  reply = { body: sessionOf(0) };
  expect((await probeSession())?.landing).toBe('/dashboard');
});

test('a session from the login needs no question, a forgotten one does', async () => {
  reply = { body: sessionOf(11) };
  keepSession(sessionOf(2));
  expect((await probeSession())?.landing).toBe('/students');
  expect(server.received).toHaveLength(0);
  forgetSession();
  expect((await probeSession())?.landing).toBe('/statistics');
});
