import { afterAll, beforeEach, expect, test } from 'vitest';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { companySave, personSave } from '#testing/employment/questionnaires.ts';
import { startTestApp } from '#testing/test-app.ts';

let person: Person;
let lecturer: Client;
let params: { uid: number };

const app = await startTestApp();
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
  params = { uid: person.id };
  await lecturer.call(routes.save, { params, body: personSave() });
});

const again = () => app.signedInAs(person);

test('the account changes its kind, the form is gone and the other one is asked for', async () => {
  expect((await lecturer.call(routes.switchCompany)).status).toBe(200);
  const renewed = await again();
  const { body } = await renewed.call(accountRoutes.current);
  expect(body.user).toMatchObject({ is_company: 1, registration_form: null });
  expect((await renewed.call(routes.get, { params })).body).toMatchObject({
    questionnaire: null,
    version: 0,
  });
  expect((await renewed.call(routes.save, { params, body: companySave() })).status).toBe(200);
  expect(await app.auditOf('questionnaire.switch', person.id)).toEqual([
    { before: { is_company: 0 }, after: { is_company: 1 } },
  ]);
});

test('and back again', async () => {
  await lecturer.call(routes.switchCompany);
  await (await again()).call(routes.switchCompany);
  const { body } = await (await again()).call(accountRoutes.current);
  expect(body.user.is_company).toBe(0);
});

test('every session of the person ends, this one with its cookie, and nobody else’s', async () => {
  const elsewhere = await again();
  const stranger = await app.signedIn(0);
  const answer = await lecturer.call(routes.switchCompany);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /__Host-indeks=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
  );
  const statuses = await Promise.all(
    [lecturer, elsewhere, stranger].map(async (who) => (await who.call(accountRoutes.current)).status),
  );
  expect(statuses).toEqual([401, 401, 200]);
});

test('of the history only the names of the fields are left', async () => {
  const moved = { ...fullForm, address: { ...fullForm.address, city: 'Łódź' } };
  await lecturer.call(routes.save, { params, body: personSave(moved, 1) });
  await app.clock.forward({ minutes: 1 });
  await lecturer.call(routes.switchCompany);
  const renewed = await again();
  const { body } = await renewed.call(historyRoutes.ofUser, { params: { id: person.id }, query: {} });
  expect(body.items.map(({ kind, form }) => [kind, form])).toEqual([
    ['switched', 'company'],
    ['changed', 'person'],
    ['created', 'person'],
  ]);
  expect(body.items[1]?.changes).toEqual([{ field: 'address.city', before: null, after: null }]);
  const left = await app.db
    .selectFrom('questionnaire_history')
    .select('id')
    .where('user_id', '=', person.id)
    .where('sealed', 'is not', null)
    .execute();
  expect(left).toEqual([]);
});

test('a save that comes at the same moment never leaves the form of the other kind', async () => {
  for (let round = 0; round < 5; round += 1) {
    const someone = await app.person({ role: 0 });
    const [one, two] = [await app.signedInAs(someone), await app.signedInAs(someone)];
    await Promise.all([
      one.call(routes.save, { params: { uid: someone.id }, body: personSave() }),
      two.call(routes.switchCompany),
    ]);
    const rows = await app.db
      .selectFrom('questionnaires')
      .select('user_id')
      .where('user_id', '=', someone.id)
      .execute();
    expect(rows).toEqual([]);
  }
});
