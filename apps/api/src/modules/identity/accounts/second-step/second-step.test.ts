import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { secondStepRoutes as steps } from '@indeks/contract/identity/accounts/second-step.routes';
import { allRoutes } from '@indeks/contract/all-routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { insertOneTimePassword } from '#testing/identity/one-time-passwords.ts';
import type { Person } from '#testing/identity/people.ts';
import { codeAt, insertSecondStep } from '#testing/identity/second-steps.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp({ settings: { SECOND_STEP_ROLES: '1, 6,11' } });
afterAll(() => app.close());

const password = knownPassword;
const place = () => ({ db: app.db, clock: app.clock, sealer: app.services.sealer });
const codeNow = (secret: string) => codeAt(secret, app.clock.now());
const wrong = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
const nextCode = async (secret: string) => {
  await app.clock.forward({ minutes: 0.5 });
  return codeNow(secret);
};

/** A browser that has given the right password of somebody with a second step. */
const afterPassword = async (traits: { role: 0 | 1 } = { role: 0 }) => {
  const person = await app.person(traits);
  const secret = await insertSecondStep(place(), person.id);
  const browser = app.anonymous();
  const answer = await browser.call(routes.login, { body: { email: person.email, password } });
  const give = (code: string) => browser.call(steps.giveCode, { body: { code } });
  return { person, secret, browser, answer, give };
};

const signedInWithStep = async (role: 0 | 6 | 11 = 0) => {
  const person = await app.person({ role });
  const secret = await insertSecondStep(place(), person.id);
  return { person, secret, client: await app.signedInAs(person) };
};

/** The mails that were ordered for a person. */
const jobsFor = async ({ id }: Person): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select data ->> 'kind' as kind from pgboss.job
    where name = 'account.notice' and data ->> 'userId' = ${String(id)}
    order by created_on`.execute(app.db);
  return rows.map(({ kind }) => kind);
};

describe('login with a second step', () => {
  test('the password alone opens no session, the code does', async () => {
    const { answer, give, browser, secret } = await afterPassword();
    expect([answer.status, answer.error.code, answer.session]).toEqual([403, 'auth/code-needed', undefined]);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-indeks-login=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await browser.call(routes.current)).status).toBe(401);
    const opened = await give(codeNow(secret));
    expect([opened.status, opened.body.restricted]).toEqual([200, false]);
    expect((await app.withSession(opened.session).call(routes.current)).status).toBe(200);
  });

  test('no code works twice, an older one neither, and the login that it opened is over', async () => {
    const { person, give, secret } = await afterPassword();
    const code = codeNow(secret);
    await give(code);
    expect((await give(code)).error.code).toBe('auth/login-expired');
    const again = app.anonymous();
    await again.call(routes.login, { body: { email: person.email, password } });
    const used = await again.call(steps.giveCode, { body: { code } });
    expect([used.status, used.error.code]).toEqual([422, 'auth/wrong-code']);
    const fresh = await nextCode(secret);
    expect((await again.call(steps.giveCode, { body: { code: fresh } })).status).toBe(200);
  });

  test('after five wrong codes the right one waits, also when forty come at once', async () => {
    const { give, secret } = await afterPassword();
    const right = codeNow(secret);
    const statuses = (await Promise.all(Array.from({ length: 40 }, () => give(wrong(right))))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    expect((await give(right)).error.code).toBe('auth/throttled');
  });

  test('the code is late after five minutes, and without a password it is nothing', async () => {
    const { give, secret } = await afterPassword();
    await app.clock.forward({ minutes: 5 });
    expect((await give(codeNow(secret))).error.code).toBe('auth/login-expired');
    const stranger = app.anonymous();
    expect((await stranger.call(steps.giveCode, { body: { code: '123456' } })).status).toBe(410);
  });

  test('a wrong password is answered as if there were no second step', async () => {
    const { person } = await afterPassword();
    const plain = await app.person({ role: 0 });
    const [one, two] = [person, plain].map(({ email }) =>
      app.anonymous().call(routes.login, { body: { email, password: 'zle' } }),
    );
    expect((await one)?.error.code).toBe((await two)?.error.code);
  });

  test('a mailed link asks for the code too, and only then takes the old password away', async () => {
    const person = await app.person({ role: 0 });
    const secret = await insertSecondStep(place(), person.id);
    const token = await insertOneTimePassword(app, person.id);
    const browser = app.anonymous();
    const opened = await browser.call(routes.openRecoveryLink, { body: { token } });
    expect(opened.error.code).toBe('auth/code-needed');
    const other = await app.anonymous().call(routes.login, { body: { email: person.email, password } });
    expect(other.error.code).toBe('auth/code-needed');
    const restricted = await browser.call(steps.giveCode, { body: { code: codeNow(secret) } });
    expect(restricted.body).toMatchObject({ restricted: true, landing: '/change-password' });
  });
});

describe('turning it on', () => {
  test('asks for the password, shows the key once, waits for a code and gives ten recovery codes', async () => {
    const person = await app.person({ role: 0 });
    const [client, elsewhere] = [await app.signedInAs(person), await app.signedInAs(person)];
    expect((await client.call(steps.start, { body: { password: 'zle' } })).status).toBe(422);
    const { key, qr } = (await client.call(steps.start, { body: { password } })).body;
    expect(qr).toMatch(/^<svg/);
    expect((await client.call(steps.state)).body).toMatchObject({ on: false });
    const refused = await client.call(steps.turnOn, { body: { code: wrong(codeNow(key)) } });
    expect(refused.error.code).toBe('auth/wrong-code');
    const { body, session } = await client.call(steps.turnOn, { body: { code: codeNow(key) } });
    expect(new Set(body.codes).size).toBe(10);
    expect((await elsewhere.call(routes.current)).status).toBe(401);
    const state = (await app.withSession(session).call(steps.state)).body;
    expect(state).toEqual({
      on: true,
      since: app.clock.now().toISOString(),
      codes_left: 10,
      required: false,
    });
    expect(await app.auditOf('account.second-step-on', person.id)).toHaveLength(1);
    expect(await jobsFor(person)).toEqual(['second-step-on']);
  });

  test('neither the secret nor a recovery code lies in the database in the clear', async () => {
    const client = await app.signedIn(0);
    const { key } = (await client.call(steps.start, { body: { password } })).body;
    const { codes } = (await client.call(steps.turnOn, { body: { code: codeNow(key) } })).body;
    const rows = [
      ...(await app.db.selectFrom('second_steps').selectAll().execute()),
      ...(await app.db.selectFrom('recovery_codes').selectAll().execute()),
    ];
    const stored = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
    for (const secret of [key, key.replaceAll(' ', ''), ...codes]) expect(stored).not.toContain(secret);
  });

  test('once it is on, it cannot be started over', async () => {
    const { client } = await signedInWithStep();
    const again = await client.call(steps.start, { body: { password } });
    expect([again.status, again.error.code]).toEqual([409, 'second-step/already-on']);
  });
});

describe('recovery codes', () => {
  test('each works once in place of a code, however it is typed, and the person is mailed', async () => {
    const { client, person, secret } = await signedInWithStep();
    const body = { password, code: codeNow(secret) };
    const { codes } = (await client.call(steps.newCodes, { body })).body;
    const [first = '', second = ''] = codes;
    const enter = async (code: string) => {
      const browser = app.anonymous();
      await browser.call(routes.login, { body: { email: person.email, password } });
      return (await browser.call(steps.giveCode, { body: { code } })).status;
    };
    expect(await enter(first)).toBe(200);
    expect(await enter(first)).toBe(422);
    expect(await enter(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect((await client.call(steps.state)).body.codes_left).toBe(8);
    expect(await jobsFor(person)).toEqual(['recovery-code-used', 'recovery-code-used']);
  });

  test('new ones need password and code, and replace the old ones', async () => {
    const { client, secret } = await signedInWithStep();
    const ask = (body: { password: string; code?: string }) => client.call(steps.newCodes, { body });
    expect((await ask({ password })).error.fields?.[0]?.path).toBe('code');
    expect((await ask({ password: 'zle', code: codeNow(secret) })).status).toBe(422);
    const old = (await ask({ password, code: codeNow(secret) })).body.codes;
    const fresh = (await ask({ password, code: old[0] ?? '' })).body.codes;
    expect(fresh).not.toContain(old[1]);
    expect((await ask({ password, code: old[1] ?? '' })).error.code).toBe('auth/wrong-code');
  });
});

describe('turning it off', () => {
  test('needs password and code, ends other sessions, and the password is enough again', async () => {
    const { client, person, secret } = await signedInWithStep();
    const elsewhere = await app.signedInAs(person);
    const off = (body: { password: string; code: string }) => client.call(steps.turnOff, { body });
    expect((await off({ password, code: wrong(codeNow(secret)) })).status).toBe(422);
    expect((await off({ password, code: codeNow(secret) })).body.restricted).toBe(false);
    expect((await elsewhere.call(routes.current)).status).toBe(401);
    const again = await app.anonymous().call(routes.login, { body: { email: person.email, password } });
    expect(again.status).toBe(200);
    expect(await jobsFor(person)).toEqual(['second-step-off']);
  });

  test('a role that must have it sets it up anew at once', async () => {
    const { client, secret } = await signedInWithStep(6);
    const { body } = await client.call(steps.turnOff, { body: { password, code: codeNow(secret) } });
    expect(body).toMatchObject({ restricted: true, landing: '/second-step' });
  });
});

describe('a role that must have it', () => {
  test('is led to set it up after the password, and nothing else opens before', async () => {
    const person = await app.person({ role: 1 });
    const first = await app.anonymous().call(routes.login, { body: { email: person.email, password } });
    expect(first.body).toMatchObject({ restricted: true, landing: '/second-step' });
    const client = app.withSession(first.session);
    const { key } = (await client.call(steps.start, { body: {} })).body;
    const { body, session } = await client.call(steps.turnOn, { body: { code: codeNow(key) } });
    expect(body.session).toMatchObject({ restricted: false, landing: '/users' });
    expect((await app.withSession(session).call(placeRoutes.list, { query: {} })).status).toBe(200);
  });

  test('until then every other call is refused', async () => {
    const client = await app.signedInAs(await app.person({ role: 11 }), { restricted: 'second-step' });
    const open = new Set(['public', 'restricted-session', 'set-up-session']);
    const closed = allRoutes.filter(({ access }) => !open.has(access));
    for (const route of closed) {
      const { status, error } = await client.raw(route, { params: { id: 1, role: 0 } });
      expect([route.path, status, error.code]).toEqual([route.path, 403, 'auth/second-step-missing']);
    }
    expect(closed.length).toBeGreaterThan(50);
  });

  test('a new password is asked for the current one, and does not open the rest', async () => {
    const person = await app.person({ role: 6 });
    const client = await app.signedInAs(person, { restricted: 'second-step' });
    const change = (body: object) => client.raw(routes.changePassword, { params: { id: person.id }, body });
    expect((await change({ passwordNew: 'Zupelnie-nowe-2!' })).status).toBe(400);
    const changed = await change({ password, passwordNew: 'Zupelnie-nowe-2!' });
    expect(changed.body).toMatchObject({ restricted: true, landing: '/second-step' });
  });
});

test('role 11 resets it with their own password and code: the person is mailed and signed out', async () => {
  const { client: admin, secret } = await signedInWithStep(11);
  const { person, client } = await signedInWithStep();
  const body = { email: person.email, password, code: codeNow(secret) };
  expect((await admin.call(steps.reset, { body })).body).toEqual({ name: person.name });
  expect((await client.call(routes.current)).status).toBe(401);
  expect(await app.auditOf('account.second-step-reset', person.id)).toHaveLength(1);
  expect(await jobsFor(person)).toEqual(['second-step-reset']);
  const code = await nextCode(secret);
  expect((await admin.call(steps.reset, { body: { ...body, code } })).error.code).toBe('second-step/not-on');
});
