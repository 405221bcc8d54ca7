import { confirmedAboutHeader } from '@indeks/contract/common/route';
import { personRightRoutes } from '@indeks/contract/provider/person-rights/person-rights.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { userAccountRoutes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { studentRoutes as students } from '@indeks/contract/studies/students/students.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmed, type Client } from '#testing/client.ts';
import { newUserAccount } from '#testing/employment/staff.ts';
import { findLastEvent } from '#testing/identity/security-events.ts';
import type { Person } from '#testing/identity/people.ts';
import { enrol, insertOwnPlace, newStudentFields } from '#testing/studies/enrolments.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-10-05T08:00:00Z');
const admin = await app.signedIn(1);

let person: Person;
let coordinator: { readonly me: Person; readonly client: Client; readonly pid: number };
beforeEach(async () => {
  person = await app.person({ role: 3, name: 'Łucja Żółkiewska', telephone: '600301240' });
  const me = await app.person({ role: 2 });
  coordinator = { me, client: await app.signedInAs(me), pid: await insertOwnPlace(app.db, me.id) };
});

const read = (id: number) =>
  app.db
    .selectFrom('users')
    .select(['given_name', 'surname', 'telephone', 'user_role', 'is_company', 'email_alt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const enrolmentsOf = (uid: number) =>
  app.db.selectFrom('enrolments').select('id').where('uid', '=', uid).execute();
const asked = async (more: object = {}) => ({
  ...(await newStudentFields(app.db, {
    pid: coordinator.pid,
    coordinator: coordinator.me.id,
    date: '2027-03-01',
    email: person.email,
  })),
  ...more,
});
const holderFor = async (client: Client, email: string) =>
  (await client.call(personRightRoutes.holder, { body: { email } })).body.holder;

describe('somebody is enrolled with the address of a person of another name', () => {
  test('the secretariat is asked, with both names, and nothing happens', async () => {
    const { status, error } = await admin.call(students.create, { body: await asked() });
    expect([status, error.code]).toEqual([409, 'people/confirm-same']);
    expect(error.message).toBe(
      'Ten adres ma: Łucja Żółkiewska (Słuchacz). Jeśli to ta sama osoba, wybierz dane, które mają zostać. Jeśli nie, podaj inny adres.',
    );
    expect(error.fields).toEqual([{ path: 'email', message: 'Ten adres ma inna osoba' }]);
    expect(error.details).toMatchObject({
      confirmable: true,
      sides: {
        answerAs: 'same_person',
        choosable: true,
        fields: [
          { name: 'given_name', label: 'Imię', known: 'Łucja', typed: 'Zofia' },
          { name: 'surname', label: 'Nazwisko', known: 'Żółkiewska', typed: 'Słuchaczka' },
          { name: 'telephone', label: 'Telefon', known: '600301240', typed: '600100200' },
        ],
      },
    });
    expect(await enrolmentsOf(person.id)).toEqual([]);
  });

  test('each differing field becomes what was chosen, with a trace', async () => {
    const same_person = { surname: 'typed', telephone: 'typed' };
    const { status } = await admin.call(students.create, { body: await asked({ same_person }) }, confirmed);
    expect(status).toBe(201);
    expect(await read(person.id)).toMatchObject({
      given_name: 'Łucja',
      surname: 'Słuchaczka',
      telephone: '600100200',
    });
    expect(await app.auditOf('account.rename', person.id)).toMatchObject([
      { before: { surname: 'Żółkiewska' }, after: { surname: 'Słuchaczka' } },
    ]);
    expect(await app.auditOf('account.contact', person.id)).toMatchObject([
      { before: { telephone: '600301240' }, after: { telephone: '600100200' } },
    ]);
  });

  test('choices without a yes are asked about', async () => {
    const body = await asked({ same_person: { surname: 'typed' } });
    expect((await admin.call(students.create, { body })).error.code).toBe('people/confirm-same');
    expect(await read(person.id)).toMatchObject({ surname: 'Żółkiewska' });
  });

  test('another telephone alone is asked about; another spelling of the name is not', async () => {
    const spelled = { given_name: 'LUCJA', surname: 'Zolkiewska' };
    const { error } = await admin.call(students.create, { body: await asked(spelled) });
    expect(error.details).toMatchObject({ sides: { fields: [{ name: 'telephone' }] } });
    const same = await asked({ ...spelled, telephone: '600301240' });
    expect((await admin.call(students.create, { body: same })).status).toBe(201);
    expect(await read(person.id)).toMatchObject({ given_name: 'Łucja' });
  });
});

describe('a yes that names what it was asked about', () => {
  const yesTo = ({ details }: { readonly details?: unknown }) => ({
    ...confirmed,
    [confirmedAboutHeader]: (details as { readonly about: string }).about, // of the question
  });

  const setUser = (id: number, columns: { email?: string; surname?: string }) =>
    app.db.updateTable('users').set(columns).where('id', '=', id).execute();

  test('enrols the person who was shown', async () => {
    const body = await asked();
    const { error } = await admin.call(students.create, { body });
    expect((await admin.call(students.create, { body }, yesTo(error))).status).toBe(201);
    expect(await enrolmentsOf(person.id)).toHaveLength(1);
  });

  test('is none about another person who took the address meanwhile, nor about other data', async () => {
    const body = await asked();
    const { error } = await admin.call(students.create, { body });
    await setUser(person.id, { surname: 'Nowa' });
    const renamed = await admin.call(students.create, { body }, yesTo(error));
    expect([renamed.status, renamed.error.code]).toEqual([409, 'people/confirm-same']);
    expect(renamed.error.message).toContain('Łucja Nowa');
    const other = await app.person({ role: 3, name: 'Bożena Ćwiertnia' });
    await setUser(person.id, { email: `dawny.${person.email}` });
    await setUser(other.id, { email: person.email });
    const taken = await admin.call(students.create, { body }, yesTo(renamed.error));
    expect([taken.status, taken.error.code]).toEqual([409, 'people/confirm-same']);
    expect(taken.error.message).toContain('Bożena Ćwiertnia');
    expect([...(await enrolmentsOf(person.id)), ...(await enrolmentsOf(other.id))]).toEqual([]);
  });

  test('is none of a coordinator about somebody else whom they may not see either', async () => {
    const body = await asked();
    const { error } = await coordinator.client.call(students.create, { body });
    const other = await app.person({ role: 3, name: 'Bożena Ćwiertnia' });
    await setUser(person.id, { email: `dawny.${person.email}` });
    await setUser(other.id, { email: person.email });
    const taken = await coordinator.client.call(students.create, { body }, yesTo(error));
    expect([taken.status, taken.error.code]).toEqual([409, 'people/confirm-hidden']);
    expect(await enrolmentsOf(other.id)).toEqual([]);
  });
});

describe('a coordinator', () => {
  test('is told nothing of a person whom they may not see, and the question is noted', async () => {
    const { status, error } = await coordinator.client.call(students.create, { body: await asked() });
    expect([status, error.code]).toEqual([409, 'people/confirm-hidden']);
    expect(JSON.stringify(error)).not.toMatch(/Łucja|Żółkiewska|600301240/u);
    expect(error.details).toEqual({
      confirmable: true,
      about: expect.any(String),
      question: 'Czy to ta sama osoba?',
      confirmLabel: 'Ta sama osoba',
      cancelLabel: 'Zmień adres',
    });
    expect(await findLastEvent(app, 'record-refused')).toMatchObject({ subject_id: person.id });
    expect(await holderFor(coordinator.client, person.email)).toBeNull();
  });

  test('cannot try names at leisure: after twenty questions within an hour the next waits', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      await coordinator.client.call(students.create, { body: await asked() });
    const { status, error } = await coordinator.client.call(students.create, { body: await asked() });
    expect([status, error.code]).toEqual([429, 'auth/throttled']);
  });

  test('sees both names of a student of own places who studies elsewhere too, and changes neither', async () => {
    await enrol(app.db, { placeId: coordinator.pid, userId: person.id });
    await enrol(app.db, {
      placeId: await insertOwnPlace(app.db, (await app.person({ role: 2 })).id),
      userId: person.id,
    });
    const { error } = await coordinator.client.call(students.create, { body: await asked() });
    expect(error.code).toBe('people/confirm-kept');
    expect(error.details).toMatchObject({
      sides: { choosable: false, fields: [{ known: 'Łucja' }, {}, {}] },
    });
    const body = await asked({ same_person: { surname: 'typed' } });
    const refused = await coordinator.client.call(students.create, { body }, confirmed);
    expect([refused.status, refused.error.code]).toEqual([403, 'students/kept-by-secretariat']);
    expect(await read(person.id)).toMatchObject({ surname: 'Żółkiewska' });
  });
});

describe('POST /api/address-holder', () => {
  test('names whoever has the address to those who may see the person', async () => {
    const expected = { id: person.id, name: person.name, user_role: 3 };
    expect(await holderFor(admin, person.email.toUpperCase())).toEqual(expected);
    expect(await holderFor(admin, 'nikt@test.example')).toBeNull();
    await enrol(app.db, { placeId: coordinator.pid, userId: person.id });
    expect(await holderFor(coordinator.client, person.email)).toEqual(expected);
  });

  test('staff are not shown to a coordinator', async () => {
    const { email } = await app.person({ role: 6 });
    expect(await holderFor(coordinator.client, email)).toBeNull();
    expect(await holderFor(admin, email)).toMatchObject({ user_role: 6 });
  });
});

describe('a student who is to teach', () => {
  test.each(['staff', 'accounts'] as const)(
    'becomes a lecturer who studies after a yes, by %s',
    async (by) => {
      const same_person = { surname: 'typed' as const };
      const { user_role, ...typed } = { ...newUserAccount(0), email: person.email, same_person };
      const add = (headers = {}) =>
        by === 'staff'
          ? admin.call(staffRoutes.create, { body: { ...typed, is_company: '0' } }, headers)
          : admin.call(userAccountRoutes.create, { body: { ...typed, user_role } }, headers);
      const { status, error } = await add();
      expect([status, error.code]).toEqual([409, 'people/confirm-lecturer']);
      expect(await read(person.id)).toMatchObject({ user_role: 3, surname: 'Żółkiewska' });
      const answer = await add(confirmed);
      expect([answer.status, answer.body.id, answer.body.user_role]).toEqual([200, person.id, 5]);
      expect(await read(person.id)).toMatchObject({
        user_role: 5,
        given_name: 'Łucja',
        surname: 'Ćwiertnia',
        telephone: '600301240',
      });
      expect(await app.auditOf('account.change-role', person.id)).toHaveLength(1);
    },
  );

  test('is asked even when nothing differs', async () => {
    const { given_name, surname, telephone } = await read(person.id);
    const same = { given_name, surname, telephone: telephone ?? '', email: person.email };
    const body = { ...same, email_alt: '', is_company: '0' as const };
    expect((await admin.call(staffRoutes.create, { body })).error.code).toBe('people/confirm-lecturer');
  });
});
