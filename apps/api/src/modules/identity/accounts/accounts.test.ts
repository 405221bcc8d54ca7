import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import type { Client } from '#testing/client.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const passwordNew = 'Zupelnie-nowe-2!';
const login = (email: string, password = knownPassword, client: Client = app.anonymous()) =>
  client.call(routes.login, { body: { email, password } });
const isAlive = async (client: Client) => (await client.call(routes.current)).status === 200;

describe('login', () => {
  test('opens a session whose cookie only our server can read', async () => {
    const person = await app.person({ role: 0 });
    const { status, body, session, headers } = await login(person.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: person.id, is_admin: 0 },
      landing: '/dashboard',
      restricted: false,
    });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-indeks=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-indeks-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(await isAlive(app.withSession(session))).toBe(true);
    const again = await login(person.email);
    expect(again.body.storage_key).toBe(body.storage_key);
    expect((await login((await app.person({ role: 0 })).email)).body.storage_key).not.toBe(body.storage_key);
    const stored = await app.db.selectFrom('sessions').select('token_hash').execute();
    expect(stored.map((row) => row.token_hash.toString('base64url'))).not.toContain(session);
  });

  test('unknown address, wrong password and inactive account get one and the same answer', async () => {
    const active = await app.person({ role: 0 });
    const inactive = await app.person({ role: 0, active: 0 });
    const answers = [
      await login(`nikt-${randomUUID()}@test.example`),
      await login(active.email, 'zle-haslo'),
      await login(active.email, ''),
      await login(inactive.email),
    ];
    const bodies = answers.map(({ status, error, session }) => [status, error.code, error.message, session]);
    expect(new Set(bodies.map(String)).size).toBe(1);
    expect(bodies[0]).toEqual([
      401,
      'auth/invalid-credentials',
      'Podany adres e-mail lub hasło są nieprawidłowe. Sprobuj ponownie lub użyj przypomnienia',
      undefined,
    ]);
  });

  test('after five failures the account waits, even with the right password', async () => {
    const person = await app.person({ role: 0 });
    for (let guess = 0; guess < 5; guess += 1) await login(person.email, `zle-${guess}`, app.anonymous());
    const { status, error, headers } = await login(person.email);
    expect([status, error.code]).toEqual([429, 'auth/throttled']);
    expect(error.message).toMatch(/^Zbyt wiele nieudanych prób\. Spróbuj ponownie za \d+ minut/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    [{ role: 3, consent: false } as const, true, '/change-password'],
    [{ role: 3 } as const, false, '/student-personal-data'],
    [{ role: 1, mustChangePassword: true } as const, true, '/change-password'],
    [{ role: 11 } as const, false, '/statistics'],
  ])('%o: restricted %s, landing on %s', async (traits, restricted, landing) => {
    const person = await app.person(traits);
    expect((await login(person.email)).body).toMatchObject({ restricted, landing });
  });
});

describe('a session', () => {
  test('ends after its idle time and after its absolute time', async () => {
    const [accountant, lecturer] = [await app.signedIn(6), await app.signedIn(0)];
    await app.clock.forward({ minutes: 29 });
    expect(await isAlive(accountant)).toBe(true);
    await app.clock.forward({ minutes: 31 });
    expect([await isAlive(accountant), await isAlive(lecturer)]).toEqual([false, false]);
    const busy = await app.signedIn(6);
    for (let step = 0; step < 19; step += 1) {
      await app.clock.forward({ minutes: 25 });
      expect(await isAlive(busy)).toBe(true);
    }
    await app.clock.forward({ minutes: 10 });
    expect(await isAlive(busy)).toBe(false);
  });

  test('that is restricted reaches only its own account, consent, a new password and logout', async () => {
    const person = await app.person({ role: 1 });
    const client = await app.signedInAs(person, { restricted: true });
    const list = await client.call(placeRoutes.list, { query: {} });
    expect([list.status, list.error.code]).toEqual([403, 'auth/session-restricted']);
    expect((await client.call(routes.ownSessions)).status).toBe(403);
    expect((await client.call(routes.consent)).status).toBe(200);
    const changed = await client.call(routes.changePassword, {
      params: { id: person.id },
      body: { passwordNew },
    });
    expect(changed.body).toMatchObject({ restricted: false, landing: '/users' });
    expect(await isAlive(client)).toBe(false);
    expect((await app.withSession(changed.session).call(placeRoutes.list, { query: {} })).status).toBe(200);
  });

  test('of a student with an own password waits for the notice alone, and goes on with all rights', async () => {
    const person = await app.person({ role: 3, consent: false });
    const opened = await login(person.email);
    expect(opened.body).toMatchObject({ restricted: true, owes: 'notice', landing: '/change-password' });
    const client = app.withSession(opened.session);
    const params = { id: person.id };
    const refused = await client.call(routes.changePassword, { params, body: { passwordNew } });
    expect(refused.status).toBe(400);
    const accepted = await client.call(routes.consent);
    expect(accepted.body).toMatchObject({
      restricted: false,
      owes: 'none',
      landing: '/student-personal-data',
    });
    expect(await isAlive(client)).toBe(false);
    expect((await app.withSession(accepted.session).call(routes.ownSessions)).status).toBe(200);
    expect((await login(person.email)).body).toMatchObject({ restricted: false });
  });

  test('of a student who was given a password asks for an own one, whatever notice was accepted', async () => {
    const person = await app.person({ role: 3, consent: false, mustChangePassword: true });
    const opened = await login(person.email);
    expect(opened.body).toMatchObject({ restricted: true, owes: 'password' });
    const client = app.withSession(opened.session);
    expect((await client.call(routes.consent)).body).toMatchObject({ restricted: true, owes: 'password' });
    const params = { id: person.id };
    const changed = await client.call(routes.changePassword, { params, body: { passwordNew } });
    expect(changed.body).toMatchObject({ restricted: false, owes: 'none' });
  });

  test('ends when the account is switched off or its role number is unknown to nobody', async () => {
    const person = await app.person({ role: 1 });
    const client = await app.signedInAs(person);
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', person.id).execute();
    expect(await isAlive(client)).toBe(false);
  });

  test('ends when its browser signs in again, and no other of that person does', async () => {
    const person = await app.person({ role: 0 });
    const [here, elsewhere] = [await app.signedInAs(person), await app.signedInAs(person)];
    const again = await login(person.email, knownPassword, here);
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([false, true]);
    expect(await isAlive(app.withSession(again.session))).toBe(true);
  });

  test('is listed and can be ended from another one', async () => {
    const person = await app.person({ role: 0 });
    const [here, there] = [await app.signedInAs(person), await app.signedInAs(person)];
    const { items } = (await here.call(routes.ownSessions)).body;
    expect(items.filter((item) => item.current)).toHaveLength(1);
    expect(items).toHaveLength(2);
    const other = items.find((item) => !item.current)?.id ?? 0;
    expect((await here.call(routes.endSession, { params: { id: other } })).status).toBe(200);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
  });

  test('logout ends it by POST and, from our own pages only, by GET', async () => {
    const [first, second] = [await app.signedIn(0), await app.signedIn(0)];
    expect((await first.call(routes.logout)).status).toBe(200);
    expect(await isAlive(first)).toBe(false);
    const foreign = await second.call(routes.logoutByGet, {}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'request/cross-site']);
    expect(await isAlive(second)).toBe(true);
    await second.call(routes.logoutByGet);
    expect(await isAlive(second)).toBe(false);
  });

  test('of the super-admin counts who is signed in', async () => {
    const { body } = await (await app.signedIn(11)).call(routes.activeSessions);
    expect(body.amount).toBeGreaterThan(0);
  });
});

describe('password change', () => {
  test('asks for the current one, ends every session and opens a new one', async () => {
    const person = await app.person({ role: 0 });
    const [here, there] = [await app.signedInAs(person), await app.signedInAs(person)];
    const change = (password: string) =>
      here.call(routes.changePassword, { params: { id: person.id }, body: { password, passwordNew } });
    expect((await change('nie-to')).error.code).toBe('auth/wrong-current-password');
    const { session, status } = await change(knownPassword);
    expect(status).toBe(200);
    expect([await isAlive(here), await isAlive(there)]).toEqual([false, false]);
    expect(await isAlive(app.withSession(session))).toBe(true);
    expect((await login(person.email)).status).toBe(401);
    expect((await login(person.email, passwordNew)).status).toBe(200);
  });

  test('without the current one is refused at that field', async () => {
    const person = await app.person({ role: 0 });
    const client = await app.signedInAs(person);
    const { error } = await client.call(routes.changePassword, {
      params: { id: person.id },
      body: { passwordNew },
    });
    expect(error.fields).toEqual([{ path: 'password', message: 'Podanie aktualnego hasła jest wymagane' }]);
  });

  test.each([
    ['', 'Podanie nowego hasła jest wymagane'],
    ['Ab1!', 'Nowe hasło musi mieć przynajmniej 8 znakow'],
    ['Abcdefgh!', 'Nowe hasło musi zawierać przynajmniej jedeną cyfrę'],
    ['Abcdefgh1', 'Podanie znaku specjalnego jest wymagane'],
  ])('"%s" is refused: %s', async (weak, message) => {
    const person = await app.person({ role: 0 });
    const client = await app.signedInAs(person);
    const body = { password: knownPassword, passwordNew: weak };
    const { status, error } = await client.call(routes.changePassword, { params: { id: person.id }, body });
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ path: 'passwordNew', message });
  });
});

test.each([
  ['zielony słoń pije herbatę', 200, undefined],
  ['Warszawa2026!', 422, 'auth/password-easy'],
])('"%s" as a new password is answered with %i', async (chosen, expected, code) => {
  const person = await app.person({ role: 0 });
  const client = await app.signedInAs(person);
  const body = { password: knownPassword, passwordNew: chosen };
  const { status, error } = await client.call(routes.changePassword, { params: { id: person.id }, body });
  expect([status, error.code, error.fields?.[0]?.path]).toEqual([expected, code, code && 'passwordNew']);
});

test('consent stores the version of the notice and the time, once', async () => {
  const person = await app.person({ role: 5, consent: false });
  const client = await app.signedInAs(person);
  const { body } = await client.call(routes.consent);
  expect(body.user.rodo).toBe(app.clock.now().toISOString());
  await app.clock.forward({ minutes: 5 });
  expect((await client.call(routes.consent)).body.user.rodo).toBe(body.user.rodo);
});
