import { createHash, randomUUID } from 'node:crypto';
import { userAccountRoutes as routes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { Role } from '@indeks/contract/access/roles';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { codeAt, insertSecondStep } from '#testing/identity/second-steps.ts';
import { newUserAccount } from '#testing/employment/staff.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const admin = await app.signedIn(1);
const superAdmin = await app.signedIn(11);
afterAll(() => app.close());

const change = (who: Client, id: number, user_role: Exclude<Role, 3>, version = 1) =>
  who.call(routes.edit, { params: { id }, body: { user_role, version, password: knownPassword } });

describe('GET /api/accounts', () => {
  test('has everybody, of every role, by surname, or one role', async () => {
    const mark = randomUUID();
    for (const role of [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] as const)
      await app.person({ role, name: `Osoba Rola-${role}`, email: `${role}-${mark}@test.example` });
    const found = async (query: object) =>
      (await admin.call(routes.list, { query: { page: 1, search: mark, ...query } })).body;
    expect((await found({})).total).toBe(10);
    expect((await found({ role: 11 })).items.map(({ user_role }) => user_role)).toEqual([11]);
    const staff = (await found({ group: 'staff' })).items.map(({ user_role }) => user_role);
    expect(staff.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 11]);
    const byRole = new Map((await found({})).items.map(({ user_role, can }) => [user_role, can.roles]));
    expect([byRole.get(1), byRole.get(3), byRole.get(4)]).toEqual([[], [], [0, 2, 5, 6, 7, 8]]);
  });
});

describe('POST /api/accounts', () => {
  test.each([0, 1, 2, 4, 5, 6, 7, 8, 11] as const)('the super-administrator adds role %i', async (role) => {
    const { status, body } = await superAdmin.call(routes.create, {
      body: { ...newUserAccount(role), password: knownPassword },
    });
    expect([status, body.user_role, body.listed_name]).toEqual([200, role, 'Ćwiertnia Bożena']);
    expect(await app.auditOf('account.create', body.id)).toHaveLength(1);
  });

  test.each([1, 11] as const)('the secretariat does not add role %i', async (role) => {
    const { status, error } = await admin.call(routes.create, { body: newUserAccount(role) });
    expect([status, error.code]).toEqual([403, 'auth/not-allowed']);
  });
});

describe('PUT /api/accounts/{id}', () => {
  test('gives another role, ends the sessions and keeps a trace', async () => {
    const person = await app.person({ role: 4 });
    const client = await app.signedInAs(person);
    const { status, body } = await change(admin, person.id, 6);
    expect([status, body.user_role, body.version]).toEqual([200, 6, 2]);
    expect((await client.call(accountRoutes.current)).status).toBe(401);
    const [entry] = await app.auditOf('account.change-role', person.id);
    expect(entry).toMatchObject({ before: { user_role: 4 }, after: { user_role: 6 } });
  });

  test.each([
    [1, 0, 11, 403, 'auth/not-allowed'],
    [1, 1, 0, 404, 'record/not-found'],
    [11, 3, 0, 404, 'record/not-found'],
  ] as const)('as role %i from %i to %i is %i %s', async (actor, from, to, status, code) => {
    const { id } = await app.person({ role: from });
    const answer = await change(actor === 1 ? admin : superAdmin, id, to);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  test('nobody changes their own', async () => {
    const own = await app.person({ role: 11 });
    const answer = await change(await app.signedInAs(own), own.id, 0);
    expect([answer.status, answer.error.code]).toEqual([422, 'people/own-role']);
  });

  test('a lecturer with an enrolment stays a student', async () => {
    const { id } = await app.person({ role: 5 });
    await enrol(app.db, { placeId: await insertPlace(app.db), userId: id });
    const answer = await change(admin, id, 0);
    expect([answer.status, answer.error.code]).toEqual([409, 'people/enrolled']);
  });

  test('a stale version is refused with the current account', async () => {
    const { id } = await app.person({ role: 4 });
    await change(admin, id, 6);
    const answer = await change(admin, id, 2);
    expect(answer.error).toMatchObject({ code: 'record/stale', details: { current: { user_role: 6 } } });
  });
});

describe('a role that sees everybody’s data', () => {
  const without = (who: Client, id: number, user_role: Exclude<Role, 3>, given: object = {}) =>
    who.raw(routes.edit, { params: { id }, body: { user_role, version: 1, ...given } });

  test.each([
    [6, 0],
    [0, 6],
    [6, 4],
    [4, 11],
    [1, 0],
  ] as const)('from %i to %i is changed only with one’s own password', async (from, to) => {
    const { id } = await app.person({ role: from });
    const asked = await without(superAdmin, id, to);
    expect([asked.status, asked.error.fields?.[0]?.path]).toEqual([400, 'password']);
    const refused = await without(superAdmin, id, to, { password: 'zle' });
    expect([refused.status, refused.error.code]).toEqual([422, 'auth/wrong-current-password']);
    const { user_role } = await app.db
      .selectFrom('users')
      .select('user_role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(user_role).toBe(from);
    expect((await change(superAdmin, id, to)).status).toBe(200);
  });

  test('no detour by another role leads to the address of an accountant', async () => {
    const { id } = await app.person({ role: 6 });
    expect((await without(admin, id, 4)).status).toBe(400);
  });

  test('other changes of role ask for nothing', async () => {
    const { id } = await app.person({ role: 4 });
    expect((await without(admin, id, 2)).status).toBe(200);
  });

  test('who has a second step gives its code, too', async () => {
    const person = await app.person({ role: 11 });
    const place = { db: app.db, clock: app.clock, sealer: app.services.sealer };
    const secret = await insertSecondStep(place, person.id);
    const client = await app.signedInAs(person);
    const { id } = await app.person({ role: 4 });
    const password = knownPassword;
    expect((await without(client, id, 6, { password })).error.fields?.[0]?.path).toBe('code');
    const code = codeAt(secret, app.clock.now());
    expect((await without(client, id, 6, { password, code })).status).toBe(200);
  });

  test.each([1, 6, 11] as const)(
    'an account of role %i is added only with one’s own password',
    async (role) => {
      const body = newUserAccount(role);
      const key = { 'idempotency-key': randomUUID() };
      const asked = await superAdmin.raw(routes.create, { body }, key);
      expect([asked.status, asked.error.fields?.[0]?.path]).toEqual([400, 'password']);
      const given = { body: { ...body, password: knownPassword } };
      const added = await superAdmin.raw(routes.create, given, key);
      expect(added.status).toBe(200);
      const again = await superAdmin.raw(routes.create, given, key);
      expect(JSON.parse(again.text)).toEqual(JSON.parse(added.text));
    },
  );

  test('what a repeated request is known by does not depend on a password', async () => {
    const body = newUserAccount(1);
    const hashes: Buffer[] = [];
    for (const password of [knownPassword, `${knownPassword} `]) {
      const key = randomUUID();
      await superAdmin.raw(routes.create, { body: { ...body, password } }, { 'idempotency-key': key });
      const row = await app.db
        .selectFrom('idempotency_keys')
        .select('request_hash')
        .where('key', '=', key)
        .executeTakeFirst();
      if (row) hashes.push(row.request_hash);
      const plain = JSON.stringify({ params: {}, query: {}, body: { ...body, password } });
      expect(row?.request_hash.equals(createHash('sha256').update(plain).digest()) ?? false).toBe(false);
    }
    expect(hashes).toHaveLength(1);
  });
});
