import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { draftRoutes as routes } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { questionnaireRoutes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { draftSave, personSave } from '#testing/employment/questionnaires.ts';
import { startTestApp } from '#testing/test-app.ts';

let person: Person;
let desk: Client;
let phone: Client;
let params: { uid: number };

const app = await startTestApp();
app.clock.set('2026-11-16T07:04:00Z');
const admin = await app.signedIn(1);
beforeEach(async () => {
  app.clock.set('2026-11-16T07:04:00Z');
  person = await app.person({ role: 0 });
  desk = await app.signedInAs(person);
  phone = await app.signedInAs(person);
  params = { uid: person.id };
});
afterAll(() => app.close());

const keep = (who: Client, version = 0, form = draftSave().form) =>
  who.call(routes.keep, { params, body: { ...draftSave(form), version } });
const draftOn = async (who: Client) => (await who.call(routes.get, { params })).body.draft;
const rows = () =>
  app.db.selectFrom('questionnaire_drafts').selectAll().where('user_id', '=', person.id).execute();

describe('PUT /api/users/{uid}/registrationForm/draft', () => {
  test('what a desk began is there on the phone, sealed at rest and without a trace in the audit log', async () => {
    expect(await draftOn(phone)).toBeNull();
    const { body } = await keep(desk);
    expect(body).toEqual({ version: 1, updated_at: '2026-11-16T07:04:00.000Z' });
    expect(await draftOn(phone)).toEqual({ ...draftSave(), ...body });
    const [row] = await rows();
    expect(row).toMatchObject({ form: 'person', read_version: 0, version: 1 });
    expect(row?.sealed).toMatch(/^v1\./);
    expect(row?.sealed).not.toContain('Żółć');
    const traces = app.db.selectFrom('audit_log').select('id').where('actor_id', '=', person.id).execute();
    expect(await traces).toEqual([]);
  });

  test('any part of the form may be missing or half typed', async () => {
    const form = {
      personal: { pesel: '84', dayOfBirth: '', education: '' },
      insurance: { insuranceType: ['value-2'], placesOfWork: [{ name: 'Sz' }] },
      additionalInsurance: { medical: 'true' },
    };
    expect((await keep(desk, 0, form)).status).toBe(200);
    expect(await draftOn(phone)).toMatchObject({ form });
    expect((await keep(desk, 1, {})).status).toBe(200);
    expect((await keep(desk, 2, fullForm)).status).toBe(200);
  });

  test.each([
    ['a field that the form does not have', { personal: { shoe: '42' } }],
    ['a text without end', { personal: { surname: 'x'.repeat(301) } }],
    ['rows without end', { insurance: { placesOfWork: Array.from({ length: 21 }, () => ({ name: 'x' })) } }],
    ['no text', { personal: { surname: 7 } }],
  ])('refuses %s', async (_, form) => {
    const answer = await desk.raw(routes.keep, { params, body: { ...draftSave(), form } });
    expect(answer.status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('what was kept elsewhere meanwhile is not overwritten; after reading it one goes on', async () => {
    await keep(desk);
    app.clock.set('2026-11-16T07:08:00Z');
    expect((await keep(phone, 0, { personal: { surname: 'Inne' } })).body).toMatchObject({
      code: 'questionnaire/draft-newer',
      message: 'Nowszą wersję roboczą tego formularza zapisano na innym urządzeniu lub w\u00a0innej karcie.',
      details: { updated_at: '2026-11-16T07:04:00.000Z' },
    });
    expect(await draftOn(phone)).toMatchObject({ version: 1, form: draftSave().form });
    expect((await keep(phone, 1)).body).toMatchObject({ version: 2 });
    expect((await keep(desk, 1)).status).toBe(409);
  });

  test('of two that keep at once one is first, and the other is told', async () => {
    const answers = await Promise.all([keep(desk), keep(phone)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('the draft of the other kind of form is refused', async () => {
    const body = { ...draftSave(), kind: 'company' as const, form: { name: 'Firma' } };
    expect((await desk.call(routes.keep, { params, body })).body).toMatchObject({
      code: 'questionnaire/other-kind',
    });
  });
});

describe('a draft goes', () => {
  test('when it is given up, and one that goes on elsewhere has a number of its own', async () => {
    await keep(desk);
    expect((await phone.call(routes.drop, { params })).status).toBe(200);
    expect(await draftOn(desk)).toBeNull();
    expect((await keep(desk, 1)).body).toMatchObject({ version: 2 });
    expect((await keep(phone, 0)).status).toBe(409);
  });

  test('with the save of the questionnaire, but not with a refused one', async () => {
    await keep(desk);
    const save = (version: number) =>
      phone.call(questionnaireRoutes.save, { params, body: personSave(fullForm, version) });
    expect((await save(3)).status).toBe(409);
    expect(await rows()).toHaveLength(1);
    expect((await save(0)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('with the change between person and company', async () => {
    await keep(desk);
    expect((await desk.call(questionnaireRoutes.switchCompany)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('not when the secretariat saves the questionnaire: its person has not seen that yet', async () => {
    await keep(desk);
    const saved = await admin.call(questionnaireRoutes.save, { params, body: personSave() });
    expect(saved.status).toBe(200);
    expect(await draftOn(phone)).toMatchObject({ read_version: 0, version: 1 });
  });
});

test('nobody else has the draft, also not the secretariat: neither to read, nor to keep, nor to drop', async () => {
  await keep(desk);
  for (const other of [admin, await app.signedIn(11), await app.signedIn(0)]) {
    expect((await other.call(routes.get, { params })).body).toMatchObject({ code: 'record/not-found' });
    expect((await keep(other, 1)).status).toBe(404);
    expect((await other.call(routes.drop, { params })).status).toBe(404);
  }
  expect(await draftOn(desk)).toMatchObject({ version: 1 });
});

test('an account that holds nothing but a draft can still be erased', async () => {
  await keep(desk);
  await app.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
  await app.asOwner(`delete from users where id = ${person.id}`);
  expect(await rows()).toEqual([]);
});
