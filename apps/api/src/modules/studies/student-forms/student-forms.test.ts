import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { studentFormRoutes as routes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import type { StudentFormSave } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import type { Client } from '#testing/client.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { fullCompany, insertQuestionnaire } from '#testing/employment/questionnaires.ts';
import { sealStudentForm } from './sealed-forms.ts';
import { enrolAtPlaceOf, fullStudentForm, studentSave } from '#testing/studies/student-forms.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const coordinatorAccount = await app.person({ role: 2, name: 'Koordynator Tutejszy' });
const coordinator = await app.signedInAs(coordinatorAccount);
const elsewhere = await app.signedIn(2);

let person: Person;
let student: Client;
let params: { uid: number };
beforeEach(async () => {
  app.clock.set('2026-11-16T08:00:00Z');
  person = await app.person({ role: 3, name: 'Łucja Żółkiewska', telephone: '600301240' });
  student = await app.signedInAs(person);
  params = { uid: person.id };
  await enrolAtPlaceOf(app.db, { userId: person.id, coordinator: coordinatorAccount.id });
});

const save = async (form: StudentFormSave['form'] = fullStudentForm, version = 0, who = admin) => {
  await app.clock.forward({ minutes: 1 });
  return who.call(routes.save, { params, body: studentSave(form, version) });
};
const get = async (who = admin) => (await who.call(routes.get, { params })).body;
const nameNow = async () => (await student.call(accountRoutes.current)).body.user.name;
const entries = async (who = admin) =>
  (await who.call(routes.history, { params, query: { page: 1 } })).body.items;
const moved = { ...fullStudentForm, address: { ...fullStudentForm.address, city: 'Zgierz', homeNr: '' } };
const withAccount = {
  ...fullStudentForm,
  contact: { ...fullStudentForm.contact, bank_account: 'PL61 1090 1014' },
};
const withoutAccount = (form: typeof moved | typeof withAccount) => {
  const { email, telephoneNr } = form.contact;
  return { ...form, contact: { email, telephoneNr } };
};
const lecturerWhoStudies = async () => {
  person = await app.person({ role: 5, name: 'Ewa Wykładowczyni' });
  params = { uid: person.id };
};

test('an address abroad keeps its post code as it was typed; none named is in Poland', async () => {
  const berlin = { ...fullStudentForm.address, city: 'Berlin', zip: '10115', country: 'Niemcy' };
  await save({ ...fullStudentForm, address: berlin });
  expect((await get()).form.address).toEqual(berlin);
  const { country: _country, ...unnamed } = fullStudentForm.address;
  const body = { ...studentSave(fullStudentForm, 1), form: { ...fullStudentForm, address: unnamed } };
  expect((await admin.raw(routes.save, { params, body })).status).toBe(200);
  expect((await get()).form.address.country).toBe('Polska');
});

test('a form that was sealed before addresses had a country is of a Polish one', async () => {
  const { country: _country, ...address } = fullStudentForm.address;
  // As it was sealed then.
  const form = { ...fullStudentForm, address } as typeof fullStudentForm;
  const sealed = sealStudentForm(app.services.sealer, person.id, form);
  await save();
  await app.db.updateTable('student_forms').set({ sealed }).where('uid', '=', person.id).execute();
  expect((await get()).form.address).toEqual({ ...address, country: 'Polska' });
});

describe('GET /api/students/{uid}/form', () => {
  test('before the first save has what the account knows', async () => {
    expect(await get()).toEqual({
      uid: person.id,
      form: {
        personal: { surname: 'Żółkiewska', name: 'Łucja', secondName: '', placeOfBirth: '', dayOfBirth: '' },
        address: { city: '', zip: '', street: '', houseNr: '', homeNr: '', country: 'Polska' },
        contact: { email: person.email, telephoneNr: '600301240', bank_account: '' },
        report: { sex: '', citizenship: '', secondaryCountry: '' },
      },
      complete: false,
      personal_fixed: false,
      version: 0,
      saved_at: null,
      can: { edit: true, readPersonal: true },
    });
  });

  test('of those who do not study there is none', async () => {
    const lecturer = await app.person({ role: 0 });
    expect((await admin.call(routes.get, { params: { uid: lecturer.id } })).status).toBe(404);
  });

  test('is read by the student, and changed by others', async () => {
    await save();
    expect(await get(student)).toMatchObject({ form: fullStudentForm, complete: true, can: { edit: false } });
    expect((await save(moved, 1, student)).status).toBe(403);
  });

  test('is open at the coordinator’s own places alone, and only as long as somebody studies there', async () => {
    await save();
    const calls = [
      () => elsewhere.call(routes.get, { params }),
      () => elsewhere.call(routes.history, { params, query: {} }),
      () => elsewhere.call(routes.save, { params, body: studentSave(moved, 1) }),
    ];
    for (const call of calls) expect((await call()).status).toBe(404);
    expect((await coordinator.call(routes.get, { params })).status).toBe(200);
    await app.db
      .updateTable('enrolments')
      .set({ archived_at: app.clock.now() })
      .where('uid', '=', person.id)
      .execute();
    expect((await coordinator.call(routes.get, { params })).status).toBe(404);
    expect((await get()).form.address.city).toBe('Łódź');
  });

  test('another student’s is as good as missing', async () => {
    const other = await app.person({ role: 3 });
    await enrol(app.db, { userId: other.id, placeId: await insertPlace(app.db) });
    expect((await student.call(routes.get, { params: { uid: other.id } })).status).toBe(404);
    expect((await student.call(routes.history, { params: { uid: other.id }, query: {} })).status).toBe(404);
  });

  test('the account for refunds is between the student and the secretariat', async () => {
    await save(withAccount);
    expect((await get(student)).form.contact.bank_account).toBe('PL61 1090 1014');
    expect((await get(coordinator)).form.contact).not.toHaveProperty('bank_account');
    expect((await save(withoutAccount(moved), 1, coordinator)).status).toBe(200);
    expect((await get()).form.contact.bank_account).toBe('PL61 1090 1014');
    expect(
      (await save({ ...moved, contact: { ...moved.contact, bank_account: 'inny' } }, 2, coordinator)).status,
    ).toBe(200);
    expect((await get()).form.contact.bank_account).toBe('PL61 1090 1014');
    const told = (await entries(coordinator)).flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(told).toContain('address.city');
    expect(told).not.toContain('contact.bank_account');
  });
});

describe('PUT /api/students/{uid}/form', () => {
  const required = [
    ['personal', 'surname', 'Podanie nazwiska jest konieczne'],
    ['personal', 'name', 'Podanie imienia jest konieczne'],
    ['personal', 'placeOfBirth', 'Podanie miejsca urodzenia jest konieczne'],
    ['personal', 'dayOfBirth', 'Podanie daty urodzenia jest konieczne'],
    ['address', 'city', 'Podanie miasta jest konieczne'],
    ['address', 'street', 'Podanie ulicy jest konieczne'],
    ['address', 'houseNr', 'Podanie numeru domu jest konieczne'],
    ['address', 'zip', 'Podanie kodu pocztowego jest konieczne'],
    ['contact', 'email', 'Podanie adresu email jest konieczne'],
    ['contact', 'telephoneNr', 'Podanie telefonu jest konieczne.'],
  ] as const;
  test.each(required)('without %s.%s is refused: %s', async (part, field, message) => {
    const form = { ...fullStudentForm, [part]: { ...fullStudentForm[part], [field]: '' } };
    const { status, error } = await save(form);
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path: `form.${part}.${field}`, message }]);
  });

  test('a second name and a flat may be left out', async () => {
    const { personal, address } = fullStudentForm;
    const form = {
      ...fullStudentForm,
      personal: { ...personal, secondName: '' },
      address: { ...address, homeNr: '' },
    };
    expect((await save(form)).body).toMatchObject({ form, complete: true, version: 1 });
  });

  test.each([
    ['1949-12-31', 400],
    ['1950-01-01', 200],
    ['2026-11-16', 200],
    ['2026-11-17', 400],
  ])('somebody born on %s is answered %i', async (dayOfBirth, status) => {
    const form = { ...fullStudentForm, personal: { ...fullStudentForm.personal, dayOfBirth } };
    expect((await save(form)).status).toBe(status);
  });

  test('keeps it sealed, renames the account, and says which fields without their values', async () => {
    await save({ ...fullStudentForm, personal: { ...fullStudentForm.personal, surname: 'Nowa-Nazwa' } });
    const row = await app.db
      .selectFrom('student_forms')
      .selectAll()
      .where('uid', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ complete: true, version: 1, changed_at: null });
    expect(row.sealed).not.toContain('Źrebięta');
    expect(await nameNow()).toBe('Łucja Nowa-Nazwa');
    const [trace] = await app.auditOf('student-form.save', person.id);
    expect(JSON.stringify(trace)).toContain('personal.placeOfBirth');
    expect(JSON.stringify(trace)).not.toContain('Źrebięta');
  });

  test('the account of a company keeps its name', async () => {
    await app.db.updateTable('users').set({ is_company: 1 }).where('id', '=', person.id).execute();
    await save({ ...fullStudentForm, personal: { ...fullStudentForm.personal, surname: 'Inna' } });
    expect(await nameNow()).toBe('Łucja Żółkiewska');
    expect((await get()).form.personal.surname).toBe('Inna');
  });

  test('a lecturer’s personal part is that of the questionnaire, whatever is sent', async () => {
    await lecturerWhoStudies();
    await insertQuestionnaire(app.db, app.services.sealer, person.id);
    const { surname, name, secondName, placeOfBirth, dayOfBirth } = fullForm.personal;
    const personal = { surname, name, secondName, placeOfBirth, dayOfBirth };
    expect(await get()).toMatchObject({ form: { personal }, personal_fixed: true, complete: false });
    const { personal: _left, ...rest } = fullStudentForm;
    expect((await save(rest)).body).toMatchObject({ form: { personal, ...rest }, complete: true });
    expect((await save(moved, 1)).body.form.personal).toEqual(personal);
    student = await app.signedInAs(person);
    expect(await nameNow()).toBe('Ewa Wykładowczyni');
  });

  test('a lecturer who settles as a company has it filled in here; it must then be sent', async () => {
    await lecturerWhoStudies();
    await insertQuestionnaire(app.db, app.services.sealer, person.id, fullCompany);
    expect(await get()).toMatchObject({ personal_fixed: false });
    const { personal: _left, ...rest } = fullStudentForm;
    expect((await save(rest)).error.fields).toEqual([
      { path: 'form.personal.surname', message: 'Podanie nazwiska jest konieczne' },
    ]);
    expect((await save()).body.complete).toBe(true);
  });

  test('a second writer is told who saved and what, and the first save stays', async () => {
    await save(moved, 0, coordinator);
    const { status, error } = await save();
    expect(status).toBe(409);
    expect(error.code).toBe('record/stale');
    expect(error.details).toMatchObject({
      current: { form: { address: { city: 'Zgierz' } }, version: 1 },
      saved: { by: 'Koordynator Tutejszy' },
    });
    expect((await get()).form.address.city).toBe('Zgierz');
  });

  test('of many first saves at once one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.call(routes.save, { params, body: studentSave() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await entries()).toHaveLength(1);
  });

  test('a save that changes nothing leaves neither a version nor a line', async () => {
    await save();
    expect((await save(fullStudentForm, 1)).body.version).toBe(1);
    expect(await entries()).toHaveLength(1);
  });
});

describe('GET /api/students/{uid}/form/history', () => {
  test('tells each save, the newest first; to others the secretariat has no name', async () => {
    await save();
    await save(moved, 1, coordinator);
    const [second, first] = await entries(student);
    expect(second).toMatchObject({
      kind: 'changed',
      form: 'student',
      uid: person.id,
      author: 'Koordynator Tutejszy',
      // Only the secretariat has it to read.
      read: true,
      changes: [
        { field: 'address.city', before: 'Łódź', after: 'Zgierz' },
        { field: 'address.homeNr', before: '12', after: '' },
      ],
    });
    expect((await entries())[0]?.read).toBe(false);
    expect(first).toMatchObject({ kind: 'created', author: 'Sekretariat' });
    expect(first?.changes).toContainEqual({ field: 'personal.dayOfBirth', before: '', after: '28.02.1991' });
  });

  test('tells what was said for the yearly report, and a save without it leaves it as it was', async () => {
    const report = { sex: 'kobieta', citizenship: 'polskie', secondaryCountry: 'Ukraina' } as const;
    await save({ ...fullStudentForm, report });
    expect(await get(student)).toMatchObject({ form: { report }, complete: true });
    await save({ ...moved, report: { ...report, secondaryCountry: 'Polska' } }, 1);
    await save(fullStudentForm, 2);
    expect((await get()).form.report).toEqual({ ...report, secondaryCountry: 'Polska' });
    const [, second] = await entries();
    expect(second?.changes).toContainEqual({
      field: 'report.secondaryCountry',
      before: 'Ukraina',
      after: 'Polska',
    });
    const accountant = await app.signedIn(6);
    expect((await get(accountant)).form).not.toHaveProperty('report');
    const told = (await entries(accountant)).flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(told).toContain('address.city');
    expect(told.filter((field) => field.startsWith('report'))).toEqual([]);
  });

  test('stands apart from the questionnaire’s', async () => {
    await lecturerWhoStudies();
    await save();
    const { body } = await admin.call(historyRoutes.ofUser, { params: { id: person.id }, query: {} });
    expect(body.items).toEqual([]);
  });
});

describe('POST /api/students/history/mark-as-read-multiple', () => {
  const mark = (ids: number[], who = admin) => who.call(routes.markAsRead, { body: ids });

  test('marks the chosen ones, once, and leaves a trace', async () => {
    await save();
    await save(moved, 1);
    const [newest] = await entries();
    const id = newest?.id ?? 0;
    for (const _ of [1, 2]) expect((await mark([id])).status).toBe(200);
    expect((await entries()).map(({ read }) => read)).toEqual([true, false]);
    const traces = await app.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'student-form.history-read')
      .execute();
    expect(
      traces.filter(({ after }) => JSON.stringify(after) === JSON.stringify({ ids: [id] })),
    ).toHaveLength(1);
  });

  test('is the secretariat’s', async () => {
    await save();
    const ids = (await entries()).map(({ id }) => id);
    for (const who of [coordinator, student]) expect((await mark(ids, who)).status).toBe(403);
  });
});
