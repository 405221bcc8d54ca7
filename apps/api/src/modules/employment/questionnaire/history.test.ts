import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { historyRoutes as routes } from '@indeks/contract/employment/questionnaire/history.routes';
import { peopleRoutes } from '@indeks/contract/identity/people/people.routes';
import { questionnaireRoutes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { personSave } from '#testing/employment/questionnaires.ts';
import { startTestApp } from '#testing/test-app.ts';

let person: Person;
let lecturer: Client;

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedInAs(await app.person({ role: 1, name: 'Sekretarka Prawdziwa' }));
beforeEach(async () => {
  person = await app.person({ role: 0, name: 'Łucja Próbna' });
  lecturer = await app.signedInAs(person);
});

const save = async (version: number, form = fullForm, who = lecturer) => {
  await app.clock.forward({ minutes: 1 });
  const body = personSave(form, version);
  expect((await who.call(questionnaireRoutes.save, { params: { uid: person.id }, body })).status).toBe(200);
};
const moved = { ...fullForm, address: { ...fullForm.address, city: 'Łódź', homeNr: '' } };
const confirmed = { ...moved, registerFormGeneral: { formDate: '2026-11-16' } };
const threeSaves = async () => {
  await save(0);
  await save(1, moved, admin);
  await save(2, confirmed);
};
const entries = async (who = lecturer, query = {}) =>
  (await who.call(routes.ofUser, { params: { id: person.id }, query })).body.items;

describe('GET /api/history/user/{id}', () => {
  test('tells each save, the newest first, field by field', async () => {
    await threeSaves();
    const [third, second, first] = await entries();
    expect(third).toMatchObject({
      kind: 'confirmed',
      changes: [{ field: 'registerFormGeneral.formDate', before: '01.10.2026', after: '16.11.2026' }],
    });
    expect(second).toMatchObject({
      kind: 'changed',
      form: 'person',
      uid: person.id,
      read: false,
      changes: [
        { field: 'address.city', before: 'Źrebięta', after: 'Łódź' },
        { field: 'address.homeNr', before: '3', after: '' },
      ],
    });
    expect(first?.kind).toBe('created');
    expect(first?.changes).toContainEqual({
      field: 'personal.pesel',
      before: '',
      after: fullForm.personal.pesel,
    });
    expect((first?.date ?? '') < (second?.date ?? '')).toBe(true);
  });

  test('to others the secretariat has no name', async () => {
    await threeSaves();
    const own = 'Żaneta Żółć-Brzęczyszczykiewicz';
    expect((await entries()).map(({ author }) => author)).toEqual([own, 'Sekretariat', own]);
    expect((await entries(admin)).map(({ author }) => author)).toEqual([own, 'Sekretarka Prawdziwa', own]);
  });

  test('comes in pages, also the other way round', async () => {
    await threeSaves();
    const page = (more: object) => entries(lecturer, { page: 2, itemsPerPage: 2, ...more });
    expect((await page({})).map(({ kind }) => kind)).toEqual(['created']);
    expect((await page({ sortBy: 'date', sortDesc: false })).map(({ kind }) => kind)).toEqual(['confirmed']);
  });

  test('another’s is as good as missing', async () => {
    await threeSaves();
    const other = await app.signedIn(0);
    const { status } = await other.call(routes.ofUser, { params: { id: person.id }, query: {} });
    expect(status).toBe(404);
  });
});

describe('GET /api/history', () => {
  test('has everybody’s, found by name, for the secretariat', async () => {
    await threeSaves();
    const of = async (search: string) =>
      (await admin.call(routes.list, { query: { page: 1, search } })).body.items.filter(
        ({ uid }) => uid === person.id,
      );
    expect(await of('brzeczyszczykiewicz zaneta')).toHaveLength(3);
    expect(await of('nikt taki')).toHaveLength(0);
    expect((await lecturer.call(routes.list, { query: {} })).status).toBe(403);
  });

  test('takes few statements, whatever the number of rows', async () => {
    await threeSaves();
    const { statements } = await app.counting(() => admin.call(routes.list, { query: { page: 1 } }));
    // One of them notes that sealed data was read.
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});

describe('POST /api/history/mark-as-read-multiple', () => {
  test('marks the chosen ones, once, and leaves a trace', async () => {
    await threeSaves();
    const [newest, , oldest] = await entries();
    const ids = [newest?.id ?? 0, oldest?.id ?? 0];
    for (const _ of ids) expect((await admin.call(routes.markAsRead, { body: ids })).status).toBe(200);
    expect((await entries()).map(({ read }) => read)).toEqual([true, false, true]);
    const traces = await app.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'history.read')
      .execute();
    expect(traces).toHaveLength(1);
    expect((await lecturer.call(routes.markAsRead, { body: ids })).status).toBe(403);
  });

  test('the mark of a changed person clears when the change is read', async () => {
    await threeSaves();
    const isMarked = async () =>
      (await admin.call(peopleRoutes.get, { params: { id: person.id } })).body.changed_recently;
    expect(await isMarked()).toBe(true);
    const unread = (await entries(admin)).filter(({ kind }) => kind === 'changed').map(({ id }) => id);
    await admin.call(routes.markAsRead, { body: unread });
    expect(await isMarked()).toBe(false);
  });
});
