import { roles } from '@indeks/contract/access/roles';
import type { Role } from '@indeks/contract/access/roles';
import { afterEach, expect, test } from 'vitest';
import {
  anySession,
  decideEntrance,
  makeGuard,
  findStart,
  unlessLedElsewhere,
  unlessOnlySearchChanged,
  visitorsOnly,
} from '#app/guard.ts';
import { keepReturn } from '#app/return-address.ts';
import { forgetSession, keepSession } from '#shared/api/session.ts';
import { loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

afterEach(() => forgetSession());

test.each(roles.map((role) => [role, sessionOf(role).landing]))(
  'role %i without the right is led to %s',
  (role, landing) => {
    const withoutRight = sessionOf(role, { permissions: [] });
    expect(decideEntrance(withoutRight, 'places.manage')).toEqual({ leadTo: landing });
  },
);

test.each<[Role, boolean]>([
  [1, true],
  [11, true],
  [0, false],
  [3, false],
  [6, false],
])('role %i enters the places: %s', (role, enters) => {
  expect(decideEntrance(sessionOf(role), 'places.manage') === 'enter').toBe(enters);
});

test('nobody signed in is led to the login page', () => {
  expect(decideEntrance(undefined, 'session')).toEqual({ leadTo: '/' });
});

test('a restricted session reaches only the new password', () => {
  const restricted = sessionOf(1, { restricted: true });
  expect(decideEntrance(restricted, 'places.manage')).toEqual({ leadTo: '/change-password' });
  expect(decideEntrance(restricted, 'session')).toEqual({ leadTo: '/change-password' });
  expect(findStart(restricted)).toBe('/change-password');
});

const visit = { request: new Request('http://localhost/'), params: {}, context: undefined };
const addressOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);
type Loader = typeof visitorsOnly;
const run = async (loader: Loader, at = visit) => addressOf(await loader(at as never)); // the guards read only the address

test('the login page leads on whoever is signed in', async () => {
  keepSession(sessionOf(2));
  expect(await run(visitorsOnly)).toBe('/students');
});

test('an open page needs no redirect, a closed one does', async () => {
  keepSession(sessionOf(11));
  expect(await run(makeGuard({ permission: 'statistics.view' }))).toBeNull();
  keepSession(sessionOf(1));
  expect(await run(makeGuard({ permission: 'statistics.view' }))).toBe('/users');
});

test('a session that lacks a second step is led to set it up, and not to a new password', async () => {
  const restricted = sessionOf(1, { restricted: true, landing: '/second-step' });
  expect(decideEntrance(restricted, 'places.manage')).toEqual({ leadTo: '/second-step' });
  keepSession(restricted);
  const at = (path: string) => ({ ...visit, request: new Request(`http://localhost${path}`) });
  expect(await run(unlessLedElsewhere, at('/change-password'))).toBe('/second-step');
  expect(await run(unlessLedElsewhere, at('/second-step'))).toBe(restricted);
  keepSession(sessionOf(1));
  expect(await run(unlessLedElsewhere, at('/change-password'))).toMatchObject({ restricted: false });
});

test('/change-password is open to a restricted session, not to a visitor', async () => {
  const restricted = sessionOf(3, { restricted: true });
  keepSession(restricted);
  expect(await run(anySession)).toBe(restricted);
  forgetSession();
  const server = await loopback(() => ({ status: 401, body: { code: 'auth/no-session', message: '' } }));
  expect(await run(anySession)).toBe('/');
  await server.close();
});

test.each([
  ['the same person', 102, '/trips?month=2026-10'],
  ['another person', 7, '/students'],
  ['whoever a visitor turns out to be', 'anyone', '/trips?month=2026-10'],
] as const)('after the login %s is led on', (_, owner, address) => {
  keepReturn('/trips?month=2026-10', owner);
  expect(findStart(sessionOf(2))).toBe(address);
  expect(findStart(sessionOf(2))).toBe('/students');
});

test('nobody is led to another site, or past the new password', () => {
  keepReturn('//example.com', 'anyone');
  expect(findStart(sessionOf(2))).toBe('/students');
  keepReturn('/trips', 'anyone');
  expect(findStart(sessionOf(2, { restricted: true }))).toBe('/change-password');
});

test('an outage while asking leads to /error-500', async () => {
  const server = await loopback(() => ({ status: 503, body: { code: 'server/unavailable', message: '' } }));
  const thrown: unknown = await Promise.resolve(visitorsOnly(visit as never)).catch(
    (error: unknown) => error,
  );
  expect(addressOf(thrown)).toBe('/error-500');
  await server.close();
});

test.each([
  ['/places', '/places?search=a', false],
  ['/places', '/users', true],
  ['/places', '/places', true],
])('going from %s to %s asks the guard again: %s', (from, to, again) => {
  const move = {
    currentUrl: new URL(from, 'http://x'),
    nextUrl: new URL(to, 'http://x'),
    defaultShouldRevalidate: true,
  };
  expect(unlessOnlySearchChanged(move as Parameters<typeof unlessOnlySearchChanged>[0])).toBe(again);
});
