import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { splitName } from '@indeks/contract/identity/people/names.rules';
import { peopleRoutes } from '@indeks/contract/identity/people/people.routes';
import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { companySave, personSave } from '#testing/employment/questionnaires.ts';
import { startTestApp } from '#testing/test-app.ts';

let person: Person;
let lecturer: Client;
let params: { uid: number };

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => {
  app.clock.set('2026-11-16T08:00:00Z');
  person = await app.person({ role: 0, name: 'Przed Ankietą' });
  lecturer = await app.signedInAs(person);
  params = { uid: person.id };
});
afterAll(() => app.close());

const save = (body = personSave(), who = lecturer) => who.call(routes.save, { params, body });
const makeCompany = () =>
  app.db.updateTable('users').set({ is_company: 1 }).where('id', '=', person.id).execute();
const readRow = (id: number) =>
  app.db.selectFrom('questionnaires').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
const nameNow = async () => (await lecturer.call(accountRoutes.current)).body.user.name;

describe('GET /api/users/{uid}/registrationForm', () => {
  test('says that there is none yet, and of which kind it will be', async () => {
    expect((await lecturer.call(routes.get, { params })).body).toEqual({
      uid: person.id,
      name: 'Przed Ankietą',
      is_company: 0,
      questionnaire: null,
      version: 0,
      saved_at: null,
    });
  });

  test('is for the person and the secretariat; another’s is as good as missing, a student has none', async () => {
    await save();
    const other = await app.signedIn(0);
    expect((await other.call(routes.get, { params })).status).toBe(404);
    expect((await admin.call(routes.get, { params })).body.questionnaire).toEqual({
      kind: 'person',
      form: fullForm,
    });
    const [clerk, student] = [await app.person({ role: 4 }), await app.person({ role: 3 })];
    expect((await admin.call(routes.get, { params: { uid: clerk.id } })).status).toBe(200);
    expect((await admin.call(routes.get, { params: { uid: student.id } })).status).toBe(404);
  });
});

describe('POST /api/users/{uid}/registrationForm/create', () => {
  test('keeps every field, seals it, and the session knows the date', async () => {
    const { body } = await save();
    expect(body).toMatchObject({ questionnaire: { form: fullForm }, version: 1, name: await nameNow() });
    expect(await readRow(person.id)).toMatchObject({ form_date: '2026-10-01', changed_at: null, version: 1 });
    expect((await readRow(person.id)).sealed).not.toContain('Brzęcz');
    const { body: session } = await lecturer.call(accountRoutes.current);
    expect(session.user.registration_form).toEqual({ registerFormGeneral: { formDate: '2026-10-01' } });
  });

  test('a person’s account takes name and degree of the form, a company’s only the degree', async () => {
    await save();
    expect(await nameNow()).toBe('Żaneta Żółć-Brzęczyszczykiewicz');
    expect(await app.auditOf('account.rename', person.id)).toEqual([
      {
        before: { ...splitName(person.name), degree: '' },
        after: { given_name: 'Żaneta', surname: 'Żółć-Brzęczyszczykiewicz', degree: 'dr hab.inż' },
      },
    ]);
    person = await app.person({ role: 0, name: 'Wanda Własna' });
    [lecturer, params] = [await app.signedInAs(person), { uid: person.id }];
    await makeCompany();
    expect((await lecturer.call(routes.save, { params, body: companySave() })).status).toBe(200);
    const { body } = await admin.call(peopleRoutes.get, { params: { id: person.id } });
    expect(body).toMatchObject({ name: 'Wanda Własna', degree: 'mgr' });
  });

  test('the longest names of the form fit into the account', async () => {
    const long = { ...fullForm.personal, name: 'Ż'.repeat(120), surname: 'Ź'.repeat(120) };
    expect((await save(personSave({ ...fullForm, personal: long }))).status).toBe(200);
    expect(await nameNow()).toHaveLength(241);
  });

  test('what the person could not see is dropped', async () => {
    const insurance = { ...fullForm.insurance, insuranceType: ['value-1' as const] };
    const other = { ...fullForm.other, disabled: 'false' as const };
    const { body } = await save(personSave({ ...fullForm, insurance, other }));
    expect(body.questionnaire?.form).toMatchObject({
      insurance: { placesOfWork: [], placesOfTemporaryWork: [] },
      pensionerNFZ: { number1: '', nameNFZ: '' },
      student: { schoolName: '' },
      otherInsurance: { title: '' },
      other: { level: '' },
    });
  });

  test('the form of the other kind is refused', async () => {
    const company = await lecturer.call(routes.save, { params, body: companySave() });
    expect(company).toMatchObject({ status: 409, error: { code: 'questionnaire/other-kind' } });
    await makeCompany();
    expect((await save()).error.code).toBe('questionnaire/other-kind');
  });

  test('dates are held against the day in Warsaw', async () => {
    // Already the 17th there.
    app.clock.set('2026-11-16T23:30:00Z');
    lecturer = await app.signedInAs(person);
    const on = (formDate: string) => personSave({ ...fullForm, registerFormGeneral: { formDate } });
    const tomorrow = await save(on('2026-11-18'));
    expect(tomorrow).toMatchObject({
      status: 400,
      error: {
        code: 'input/invalid',
        fields: [
          { path: 'form.registerFormGeneral.formDate', message: 'Podaj datę nie późniejszą niż dzisiejsza' },
        ],
      },
    });
    expect((await save(on('2026-11-17'))).status).toBe(200);
  });

  test('a stale version is refused with the current document, and nothing is written', async () => {
    await save();
    const stale = await save(personSave(fullForm, 0), admin);
    expect(stale).toMatchObject({
      status: 409,
      error: {
        code: 'record/stale',
        details: { current: { version: 1, questionnaire: { form: fullForm } } },
      },
    });
    expect((await save(personSave(fullForm, 2))).status).toBe(409);
    expect((await save(personSave(fullForm, 1))).body.version).toBe(2);
  });

  test('of two who fill in at once, also the very first time, one wins', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all([
        save(personSave(fullForm, version)),
        save(personSave(fullForm, version), admin),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test('only a change of data counts as one, and the trace names fields without values', async () => {
    await save();
    const confirmed = { ...fullForm, registerFormGeneral: { formDate: '2026-11-16' } };
    await save(personSave(confirmed, 1));
    expect((await readRow(person.id)).changed_at).toBeNull();
    await save(personSave({ ...confirmed, contact: { ...confirmed.contact, mobileNr: '1' } }, 2), admin);
    expect((await readRow(person.id)).changed_at).toEqual(app.clock.now());
    const traces = await app.auditOf('questionnaire.save', person.id);
    expect(traces.map(({ before, after }) => [before, after]).slice(1)).toEqual([
      [null, { form: 'person', kind: 'confirmed', fields: ['registerFormGeneral.formDate'] }],
      [null, { form: 'person', kind: 'changed', fields: ['contact.mobileNr'] }],
    ]);
  });

  test('takes few statements', async () => {
    const { statements } = await app.counting(() => lecturer.call(routes.get, { params }));
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});
