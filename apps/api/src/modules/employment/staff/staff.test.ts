import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { errorTexts } from '@indeks/contract/common/errors.texts';
import type { CallInput } from '@indeks/contract/common/route';
import { peopleTexts as texts } from '@indeks/contract/identity/people/people.texts';
import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { insertContract } from '#testing/employment/contracts.ts';
import { newEmployee, newLecturer, personEdit } from '#testing/employment/staff.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const admin = await app.signedIn(1);
afterAll(() => app.close());

type Query = CallInput<typeof routes.list>['query'];
const listed = async (query: Query) => (await admin.call(routes.list, { query })).body;
const listNames = async (query: Query) => (await listed(query)).items.map(({ name }) => name);
const edit = (id: number, more: object = {}) =>
  admin.call(routes.edit, { params: { id }, body: personEdit({ password: knownPassword, ...more }) });

describe('GET /api/users', () => {
  test('gives lecturers of all kinds, or administrative staff, and nobody else', async () => {
    for (const role of [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] as const)
      await app.person({ role, name: `Grupa Śliwa ${role}` });
    const archived = await app.person({ role: 0, name: 'Grupa Śliwa archiwum' });
    await app.db
      .updateTable('users')
      .set({ archived_at: new Date() })
      .where('id', '=', archived.id)
      .execute();
    const found = (group: 'lecturers' | 'administrative') => listNames({ group, search: 'sliwa', page: 1 });
    expect(await found('lecturers')).toEqual([0, 5, 7, 8].map((role) => `Grupa Śliwa ${role}`));
    expect(await found('administrative')).toEqual([2, 4, 6].map((role) => `Grupa Śliwa ${role}`));
  });

  test.each([
    ['name', ['Ćma', 'Lis', 'Łoś', 'Żbik']],
    ['contract', ['Żbik', 'Lis', 'Łoś', 'Ćma']],
    ['rodo', ['Lis', 'Łoś', 'Ćma', 'Żbik']],
    ['email', ['Łoś', 'Żbik', 'Ćma', 'Lis']],
    ['telephone', ['Żbik', 'Łoś', 'Lis', 'Ćma']],
  ] as const)('sorts by %s, both ways', async (sortBy, expected) => {
    const tag = randomUUID();
    const people = [
      ['Ćma', 'C', '604', '2026-03-01', undefined],
      ['Lis', 'd', '603', '2026-01-01', '2026-12-31'],
      ['Łoś', 'a', '602', '2026-02-01', '2027-01-31'],
      ['Żbik', 'B', '601', '2026-04-01', '2026-11-30'],
    ] as const;
    for (const [name, mailbox, telephone, rodo, end] of people) {
      const email = `${mailbox}-${tag}@test.example`;
      const { id } = await app.person({ role: 0, name, email, telephone });
      await app.db
        .updateTable('users')
        .set({ rodo: new Date(rodo) })
        .where('id', '=', id)
        .execute();
      if (end) await insertContract(app.db, id, { start: '2026-01-01', end });
    }
    const query = { group: 'lecturers', page: 1, search: tag, sortBy } as const;
    expect(await listNames(query)).toEqual(expected);
    expect(await listNames({ ...query, sortDesc: true })).toEqual(expected.toReversed());
    expect(await listNames({ ...query, page: 2, itemsPerPage: 3 })).toEqual(expected.slice(3));
  });

  test('sorts by surname, shows it first, and finds both orders of words', async () => {
    for (const name of ['Zenon Wadlewski', 'Adam Wadlewski-Bąk', 'Ewa Anna Wadlewska'])
      await app.person({ role: 0, name });
    const rows = (await listed({ group: 'lecturers', page: 1, search: 'wadlewsk' })).items;
    expect(rows.map(({ listed_name }) => listed_name)).toEqual([
      'Wadlewska Ewa Anna',
      'Wadlewski Zenon',
      'Wadlewski-Bąk Adam',
    ]);
    expect(rows[0]).toMatchObject({ given_name: 'Ewa Anna', surname: 'Wadlewska', degree: '' });
    for (const search of ['zenon wadlewski', 'wadlewski zenon'])
      expect(await listNames({ group: 'lecturers', page: 1, search })).toEqual(['Zenon Wadlewski']);
  });

  test('carries what the list shows, and the domain of the second addresses', async () => {
    const { id, email } = await app.person({ role: 8, name: 'Komplet Ważny', telephone: '501' });
    await insertContract(app.db, id, { start: '2024-10-01', end: '2025-09-30' });
    await insertContract(app.db, id, { start: '2025-10-01', end: '2027-09-30' });
    const page = await listed({ group: 'lecturers', page: 1, search: 'komplet wazny' });
    expect(page).toMatchObject({ total: 1, capped: false, second_mail_domain: 'wykladowcy.example' });
    expect(page.items[0]).toMatchObject({
      id,
      email,
      email_alt: null,
      telephone: '501',
      user_role: 8,
      active: 1,
      status: 1,
      is_company: 0,
      rodo: '2026-01-01T10:00:00.000Z',
      contract: { start: '2025-10-01', end: '2027-09-30' },
      changed_recently: false,
      version: 1,
    });
  });
});

test('GET /api/users/role/{role} gives the people of one role', async () => {
  const person = await app.person({ role: 3, name: 'Słuchacz Jedyny' });
  await app.person({ role: 5, name: 'Słuchacz i wykładowca Jedyny' });
  const query = { page: 1, search: 'jedyny', sortBy: 'email' } as const;
  const { body } = await admin.call(routes.ofRole, { params: { role: 3 }, query });
  expect(body.items.map(({ id }) => id)).toEqual([person.id]);
  expect((await admin.raw(routes.ofRole, { params: { role: 10 }, query })).status).toBe(400);
});

describe('POST /api/users', () => {
  test.each([
    ['0', 0],
    ['1', 1],
  ] as const)('adds a lecturer with the kind of contract %s', async (is_company, stored) => {
    const sent = newLecturer({ is_company, email_alt: 'b.cwiertnia' });
    const { status, body } = await admin.call(routes.create, { body: sent });
    expect(status).toBe(200);
    const kept = { email: sent.email, telephone: '501220410', name: 'Bożena Ćwiertnia', version: 1 };
    expect(body).toMatchObject({ ...kept, user_role: 0, is_company: stored, active: 1, rodo: null });
    expect(body.email_alt).toBe('b.cwiertnia@wykladowcy.example');
    expect(body.date).toBe(app.clock.now().toISOString());
    expect(await app.auditOf('person.create', body.id)).toMatchObject([{ after: { email: sent.email } }]);
  });

  test.each([2, 4, 6] as const)('adds administrative staff of role %i', async (user_role) => {
    const { body } = await admin.call(routes.create, {
      body: newEmployee({ user_role, password: knownPassword }),
    });
    expect(body).toMatchObject({ user_role, is_company: 0, email_alt: null });
  });

  test('an accountant is added only with one’s own password', async () => {
    const body = newEmployee({ user_role: 6 });
    const asked = await admin.raw(routes.create, { body });
    expect([asked.status, asked.error.fields?.[0]?.path]).toEqual([400, 'password']);
    const refused = await admin.raw(routes.create, { body: { ...body, password: 'zle' } });
    expect([refused.status, refused.error.code]).toEqual([422, 'auth/wrong-current-password']);
    const { body: found } = await admin.call(routes.list, {
      query: { group: 'administrative', page: 1, search: body.email },
    });
    expect(found.total).toBe(0);
  });

  test.each([
    ['email', '', texts.emailRequired],
    ['email', 'to-nie-adres', texts.emailMalformed],
    ['name', ' ', texts.nameRequired],
    ['given_name', ' ', texts.nameRequired],
    ['surname', ' ', texts.nameRequired],
    ['telephone', '', texts.telephoneRequired],
    ['telephone', 'brak', texts.telephoneDigits],
    ['telephone', '501 220 410, 501 220 411', texts.telephoneDigits],
    ['email_alt', 'jan@inna.example', texts.emailAltMalformed],
    ['is_company', undefined, texts.kindRequired],
    ['is_company', '2', texts.kindRequired],
  ])('with %s %j it says "%s"', async (path, value, message) => {
    const { status, error } = await admin.raw(routes.create, { body: newLecturer({ [path]: value }) });
    expect(status).toBe(400);
    expect(error.fields?.[0]).toEqual({ path, message });
  });

  test.each([0, 1, 3, 5, 7, 8, 11])('role %i cannot be given', async (user_role) => {
    const { status, error } = await admin.raw(routes.create, { body: newEmployee({ user_role }) });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path: 'user_role', message: texts.roleRequired }]);
  });

  test.each([0, 1, 5] as const)('an address that a role %i has is refused at its field', async (role) => {
    const { id, name, email } = await app.person({ role });
    const body = newLecturer({ email: email.toUpperCase() });
    const { status, error } = await admin.call(routes.create, { body });
    expect([status, error.code]).toEqual([409, 'people/email-taken']);
    expect(error.fields).toEqual([{ path: 'email', message: 'Taki email już istnieje' }]);
    expect(error.details).toEqual({ userExists: true, holder: { id, name, user_role: role } });
  });

  test('of several who add one address at once one wins', async () => {
    const body = newLecturer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.call(routes.create, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  test('two clicks with one key make one person and one mail', async () => {
    const body = newLecturer();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => admin.call(routes.create, { body }, key)));
    const [id] = answers.map((answer) => answer.body.id);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await app.auditOf('person.create', id ?? 0)).toHaveLength(1);
  });
});

describe('PUT /api/users/{id}', () => {
  test('changes an account, keeps a trace, and frees and takes second addresses', async () => {
    const { id, email } = await app.person({ role: 5, name: 'Przed Zmianą' });
    const { status, body } = await edit(id, { name: 'Po Zmianie', email_alt: 'po.zmianie' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Po Zmianie',
      email_alt: 'po.zmianie@wykladowcy.example',
      version: 2,
    });
    expect((await edit(id, { version: 2 })).body.email_alt).toBeNull();
    const [entry] = await app.auditOf('person.edit', id);
    expect(entry).toMatchObject({ before: { name: 'Przed Zmianą', email }, after: { name: 'Po Zmianie' } });
  });

  test('one’s own address in other letters is no other’s', async () => {
    const { id, email } = await app.person({ role: 0 });
    expect((await edit(id, { email: email.toUpperCase() })).body.email).toBe(email.toUpperCase());
  });

  test('a new address ends the person’s sessions', async () => {
    const person = await app.person({ role: 0 });
    const theirs = await app.signedInAs(person);
    expect((await edit(person.id)).status).toBe(200);
    expect((await theirs.call(accountRoutes.current)).status).toBe(401);
  });

  test('an address that exists is 403, at its field, in the words of the specification', async () => {
    const [{ id }, other] = [await app.person({ role: 0 }), await app.person({ role: 3 })];
    const { status, error } = await edit(id, { email: other.email.toUpperCase() });
    expect([status, error.code]).toEqual([403, 'people/email-exists']);
    expect(error.message).toBe('Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.');
    expect(error.fields).toEqual([{ path: 'email', message: texts.emailTaken }]);
  });

  test('making somebody inactive ends all their sessions and keeps them in the list', async () => {
    const person = await app.person({ role: 4, name: 'Wyłączana Osoba' });
    const clients = await Promise.all([1, 2].map(() => app.signedInAs(person)));
    expect((await edit(person.id, { name: person.name, active: 0 })).body).toMatchObject({
      active: 0,
      status: 0,
    });
    expect(
      await app.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute(),
    ).toEqual([]);
    for (const client of clients) expect((await client.raw(routes.list, { query: {} })).status).toBe(401);
    expect(await listNames({ group: 'administrative', page: 1, search: 'wylaczana' })).toEqual([person.name]);
  });

  test('of two people who read the same version one wins and the other sees the current row', async () => {
    const { id } = await app.person({ role: 0 });
    const answers = await Promise.all(['A', 'B'].map((name) => edit(id, { name })));
    expect(judgeRace(answers, 'name')).toMatchObject(oneWins);
  });

  test('nobody makes themselves inactive, and the secretariat’s accounts are not kept here', async () => {
    const me = await app.person({ role: 1 });
    const client = await app.signedInAs(me);
    const own = await client.call(routes.edit, { params: { id: me.id }, body: personEdit({ active: 0 }) });
    expect([own.status, own.error.message]).toEqual([422, errorTexts['people/own-account']]);
    for (const role of [1, 3, 11] as const)
      expect((await edit((await app.person({ role })).id)).status).toBe(404);
  });
});
