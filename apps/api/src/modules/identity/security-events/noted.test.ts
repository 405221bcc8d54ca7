import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { secondStepRoutes as stepRoutes } from '@indeks/contract/identity/accounts/second-step.routes';
import { carRoutes } from '@indeks/contract/month/cars/cars.routes';
import type { Route } from '@indeks/contract/common/route';
import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { paperRoutes } from '@indeks/contract/employment/questionnaire/papers.routes';
import { questionnaireRoutes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { SecurityEventKind } from '@indeks/contract/identity/security-events/security-events.keys';
import { insertCar } from '#testing/month/cars.ts';
import type { RawInput } from '#testing/client.ts';
import { insertSession } from '#testing/identity/people.ts';
import { insertQuestionnaire, personSave } from '#testing/employment/questionnaires.ts';
import { insertSecondStep } from '#testing/identity/second-steps.ts';
import { findEvents, findLastEvent } from '#testing/identity/security-events.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const lines: string[] = [];

const app = await startTestApp({ onLog: (line) => void lines.push(line) });
afterAll(() => app.close());
const admin = await app.person({ role: 1, name: 'Anna Sekretarska' });
const person = await app.person({ role: 0, name: 'Ewa Żak' });
await insertQuestionnaire(app.db, app.services.sealer, person.id);

describe('a failed login', () => {
  test('is noted with a keyed hash of the tried account, which no table of addresses tells', async () => {
    const email = `Nikt-${randomUUID()}@test.example`;
    const client = app.anonymous();
    for (const password of ['a', 'b'])
      expect((await client.call(accountRoutes.login, { body: { email, password } })).status).toBe(401);
    const noted = (await findEvents(app, 'login-failed')).slice(-2);
    expect(noted.map(({ times }) => times)).toEqual([1, 1]);
    expect(noted[0]).toMatchObject({ actor_id: null, subject_id: null, session_id: null });
    expect(noted[0]?.address).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    expect(noted[0]?.account_hash).toEqual(app.services.events.accounts.of(email.toLowerCase()));
    expect(JSON.stringify(noted).toLowerCase()).not.toContain(email.toLowerCase());
  });

  test('of an account that exists names the person', async () => {
    await app.anonymous().call(accountRoutes.login, { body: { email: person.email, password: 'zle' } });
    expect(await findLastEvent(app, 'login-failed')).toMatchObject({
      subject_id: person.id,
      subject_name: 'Ewa Żak',
    });
  });
});

describe('a refusal', () => {
  interface Refused {
    readonly kind: SecurityEventKind;
    readonly route: Route;
    readonly input?: () => Promise<RawInput> | RawInput;
    readonly headers?: Record<string, string>;
    readonly status: number;
  }
  const refused: readonly Refused[] = [
    {
      kind: 'permission-refused',
      route: staffRoutes.list,
      input: () => ({ query: { group: 'lecturers' } }),
      status: 403,
    },
    {
      kind: 'record-refused',
      route: carRoutes.remove,
      input: async () => ({ params: { id: await insertCar(app.db, admin.id) } }),
      status: 404,
    },
    {
      kind: 'origin-refused',
      route: accountRoutes.consent,
      headers: { 'sec-fetch-site': 'cross-site' },
      status: 403,
    },
    {
      kind: 'password-refused',
      route: accountRoutes.changePassword,
      input: () => ({
        params: { id: person.id },
        body: { password: 'zle', passwordNew: 'Zupelnie-nowe-2!' },
      }),
      status: 422,
    },
  ];
  test.each(refused)('is noted as $kind with person, address, session and request', async (given) => {
    const client = await app.signedInAs(person);
    const answer = await client.raw(given.route, (await given.input?.()) ?? {}, given.headers);
    expect([answer.status, answer.text]).toEqual([given.status, expect.any(String)]);
    const noted = await findLastEvent(app, given.kind);
    // The origin is asked before the session.
    const isKnown = given.kind !== 'origin-refused';
    expect([noted?.actor_id ?? null, typeof noted?.session_id === 'number']).toEqual([
      isKnown ? person.id : null,
      isKnown,
    ]);
    expect(noted).toMatchObject({
      address: expect.any(String) as string,
      request_id: answer.error.requestId,
      route: `${given.route.method} ${given.route.path}`,
    });
  });

  test('of a session that is over or made up is noted, a visitor without one is not', async () => {
    const before = await findEvents(app, 'session-refused');
    await app.anonymous().call(accountRoutes.current);
    expect(await findEvents(app, 'session-refused')).toEqual(before);
    await app.withSession('x'.repeat(43)).call(accountRoutes.current);
    expect(await findEvents(app, 'session-refused')).toHaveLength(before.length + 1);
  });

  test('repeated by one session is two rows, whatever it asks for', async () => {
    const client = await app.signedInAs(person);
    const before = (await findEvents(app, 'record-refused')).length;
    for (let id = 0; id < 40; id += 1)
      await client.raw(carRoutes.remove, { params: { id: 2_000_000_000 + id } });
    const noted = (await findEvents(app, 'record-refused')).slice(before);
    expect(noted.map(({ times }) => times)).toEqual([1, 39]);
  });
});

describe('a code of the second step', () => {
  const place = () => ({ db: app.db, clock: app.clock, sealer: app.services.sealer });
  const wrongCodes = [
    ['of the app', '000000'],
    ['for recovery', 'aaaaaa-bbbbbb-cccccc-dddddd'],
  ] as const;

  test.each(wrongCodes)('that is wrong, %s, names at the login whose it should be', async (_, code) => {
    const owner = await app.person({ role: 0, name: 'Jan Drugi' });
    await insertSecondStep(place(), owner.id);
    const browser = app.anonymous();
    await browser.call(accountRoutes.login, { body: { email: owner.email, password: knownPassword } });
    const refused = await browser.call(stepRoutes.giveCode, { body: { code } });
    expect([refused.status, refused.error.code]).toEqual([422, 'auth/wrong-code']);
    expect(JSON.stringify(refused.error)).not.toContain('subjectId');
    expect(await findLastEvent(app, 'code-refused')).toMatchObject({
      actor_id: null,
      subject_id: owner.id,
      subject_name: 'Jan Drugi',
      address: expect.any(String) as string,
      request_id: refused.error.requestId,
      route: `${stepRoutes.giveCode.method} ${stepRoutes.giveCode.path}`,
    });
  });

  test.each(wrongCodes)('that is wrong, %s, names the person who is signed in', async (_, code) => {
    const owner = await app.person({ role: 0 });
    await insertSecondStep(place(), owner.id);
    const client = await app.signedInAs(owner);
    const body = { password: knownPassword, code };
    expect((await client.call(stepRoutes.turnOff, { body })).status).toBe(422);
    expect(await findLastEvent(app, 'code-refused')).toMatchObject({ actor_id: owner.id });
  });

  test('of which too many were tried is noted for the person', async () => {
    const owner = await app.person({ role: 0 });
    await insertSecondStep(place(), owner.id);
    const browser = app.anonymous();
    await browser.call(accountRoutes.login, { body: { email: owner.email, password: knownPassword } });
    const give = () => browser.call(stepRoutes.giveCode, { body: { code: '000000' } });
    for (let time = 0; time < 5; time += 1) expect((await give()).status).toBe(422);
    expect((await give()).status).toBe(429);
    expect(await findLastEvent(app, 'throttled')).toMatchObject({ subject_id: owner.id, actor_id: null });
    const noted = (await findEvents(app, 'code-refused')).filter(({ subject_id }) => subject_id === owner.id);
    expect(noted.map(({ times }) => times)).toEqual([1, 4]);
  });
});

describe('too many requests', () => {
  test('to sign in as somebody are noted with the hash of the account, known or not', async () => {
    for (const email of [(await app.person({ role: 0 })).email, `nikt-${randomUUID()}@test.example`]) {
      const client = app.anonymous();
      const guess = () => client.call(accountRoutes.login, { body: { email, password: 'zle' } });
      for (let time = 0; time < 5; time += 1) expect((await guess()).status).toBe(401);
      expect((await guess()).status).toBe(429);
      expect(await findLastEvent(app, 'throttled')).toMatchObject({
        account_hash: app.services.events.accounts.of(email),
        subject_id: null,
        route: 'POST /api/users/login',
      });
    }
  });

  test('of one session are noted, though they are refused before anything is looked up', async () => {
    const { token } = await insertSession(app.db, app.clock, person);
    const client = app.withSession(token);
    expect((await client.call(accountRoutes.current)).status).toBe(200);
    const caller = { address: '192.0.2.1', cookie: token };
    await Promise.allSettled(Array.from({ length: 600 }, () => app.services.throttle.allow(caller)));
    expect((await client.call(accountRoutes.current)).status).toBe(429);
    expect(await findLastEvent(app, 'throttled')).toMatchObject({
      address: expect.any(String) as string,
      route: `GET ${accountRoutes.current.path}`,
    });
  });
});

describe('a recovery', () => {
  test('of an unknown address or number, or by a used link, is noted; of a known one it is not', async () => {
    const client = app.anonymous();
    const email = `nikt-${randomUUID()}@test.example`;
    const hashAccount = (account: string) => app.services.events.accounts.of(account);
    expect((await client.call(accountRoutes.recoverPassword, { body: { email } })).status).toBe(404);
    expect(await findLastEvent(app, 'recovery-refused')).toMatchObject({ account_hash: hashAccount(email) });
    const telephone = '+48 799 999 999';
    expect((await client.call(accountRoutes.recoverEmail, { body: { telephone } })).status).toBe(404);
    expect((await findLastEvent(app, 'recovery-refused'))?.account_hash).not.toEqual(hashAccount(email));
    const token = 'x'.repeat(43);
    expect((await client.raw(accountRoutes.openRecoveryLink, { body: { token } })).status).toBe(410);
    expect((await findLastEvent(app, 'recovery-refused'))?.account_hash).toBeNull();
    const before = await findEvents(app, 'recovery-refused');
    expect((await client.call(accountRoutes.recoverPassword, { body: { email: person.email } })).status).toBe(
      200,
    );
    expect(await findEvents(app, 'recovery-refused')).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('nikt-');
  });
});

describe('reading of sealed data', () => {
  const read: readonly (readonly [SecurityEventKind, Route, (id: number) => RawInput])[] = [
    ['sealed-read', questionnaireRoutes.get, (uid) => ({ params: { uid } })],
    ['sealed-export', paperRoutes.formPdf, (uid) => ({ params: { uid } })],
    ['sealed-export', paperRoutes.lecturerBillPdf, (uid) => ({ params: { uid } })],
  ];
  test.each(read)('is noted as %s by whom and whose', async (kind, route, input) => {
    const client = await app.signedInAs(admin);
    expect((await client.raw(route, input(person.id))).status).toBe(200);
    expect(await findLastEvent(app, kind)).toMatchObject({
      actor_name: 'Anna Sekretarska',
      subject_id: person.id,
      subject_name: 'Ewa Żak',
      route: `GET ${route.path}`,
    });
  });

  test('of many people says of how many, and a list without sealed values is no reading', async () => {
    const lecturers = [await app.person({ role: 0 }), await app.person({ role: 0 })];
    for (const lecturer of lecturers) {
      const client = await app.signedInAs(lecturer);
      const body = personSave();
      expect(
        (await client.raw(questionnaireRoutes.save, { params: { uid: lecturer.id }, body })).status,
      ).toBe(200);
    }
    const client = await app.signedInAs(admin);
    await client.call(historyRoutes.list, { query: { page: 1 } });
    expect(await findLastEvent(app, 'sealed-read')).toMatchObject({ subject_id: null, detail: '2' });
    const before = await findEvents(app, 'sealed-read');
    await client.call(staffRoutes.list, { query: { group: 'lecturers' } });
    expect(await findEvents(app, 'sealed-read')).toEqual(before);
  });

  test('an export without sealed values is noted as a file', async () => {
    const client = await app.signedInAs(admin);
    await client.raw(staffRoutes.exportPeople, { query: { group: 'lecturers' } });
    expect(await findLastEvent(app, 'file-export')).toMatchObject({ actor_id: admin.id, subject_id: null });
  });
});

test('a line of the log names the person by number', async () => {
  lines.length = 0;
  const client = await app.signedInAs(person);
  await client.call(accountRoutes.current);
  await app.anonymous().call(accountRoutes.login, { body: { email: person.email, password: knownPassword } });
  const told = lines.map((line) => JSON.parse(line) as { route?: string; person?: number });
  expect(told.filter(({ route }) => route).map(({ route, person }) => [route, person])).toEqual([
    [accountRoutes.current.path, person.id],
    [accountRoutes.login.path, undefined],
  ]);
  expect(lines.join()).not.toContain('Ewa');
});
