import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { placeRoutes as routes } from '@indeks/contract/provider/places/places.routes';
import { placeTexts } from '@indeks/contract/provider/places/places.texts';
import { enrol } from '#testing/studies/enrolments.ts';
import { placeFields } from '#testing/provider/places.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const coordinator = await app.person({ role: 2, name: 'Halina Źrebiec' });

const newPlace = (name: string, more = {}) => ({
  ...placeFields(name),
  coordinators: [coordinator.id],
  ...more,
});
const created = async (name: string, more = {}) =>
  (await admin.call(routes.create, { body: newPlace(name, more) })).body;
const names = async (query: object) =>
  (await admin.call(routes.list, { query })).body.items.map((place) => place.name);

describe('GET /api/places', () => {
  test('sorts by the Polish alphabet and pages in the database', async () => {
    for (const name of ['Zgierz', 'Łomża', 'Ćmielów', 'Lublin', 'Cieszyn'])
      await created(name, { organization: 'Sort' });
    const page = (n: number) => names({ page: n, itemsPerPage: 2, search: 'sort' });
    expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual([
      'Cieszyn',
      'Ćmielów',
      'Lublin',
      'Łomża',
      'Zgierz',
    ]);
    const { body } = await admin.call(routes.list, { query: { page: 1, itemsPerPage: 2, search: 'sort' } });
    expect(body).toMatchObject({ total: 5, capped: false });
    expect(await names({ page: 1, search: 'sort', sortBy: 'name', sortDesc: true })).toEqual(
      ['Cieszyn', 'Ćmielów', 'Lublin', 'Łomża', 'Zgierz'].toReversed(),
    );
  });

  test.each([
    // its own words
    ['lodzki', ['Ośrodek Łódzki']],
    ['ŁÓDZKI osrodek', ['Ośrodek Łódzki']],
    ['dę', ['Bursa pod Dębem']],
    ['jedenasta', ['Ośrodek Łódzki']],
    // a coordinator's name
    ['zolwinska', ['Bursa pod Dębem']],
    ['GENOWEFA żół', ['Bursa pod Dębem']],
    // no wildcards
    ['%', ['Sto % frekwencji']],
    ['_', ['Dolna _kreska']],
    // every word must occur, on one side
    ['lodzki bursa', []],
  ])('search "%s" finds %j', async (search, expected) => {
    const own = await app.person({ role: 2, name: 'Genowefa Żółwińska' });
    const tag = randomUUID();
    await created('Ośrodek Łódzki', { organization: `Jedenasta ${tag}`, address: tag });
    await created('Bursa pod Dębem', { organization: tag, address: tag, coordinators: [own.id] });
    for (const name of ['Sto % frekwencji', 'Dolna _kreska', 'Zwykła'])
      await created(name, { organization: tag, address: tag });
    const items = (await admin.call(routes.list, { query: { page: 1, search, itemsPerPage: 100 } })).body
      .items;
    const found = items.filter(({ address }) => address === tag).map(({ name }) => name);
    expect(found).toEqual(expected);
  });

  test('without a page the whole list comes, for pickers, to every role', async () => {
    const student = await app.signedIn(3);
    const { status, body } = await student.call(routes.list, { query: {} });
    expect(status).toBe(200);
    expect(body.items.length).toBe(body.total);
    expect(body.items.every((place) => !place.can.edit && !place.can.delete)).toBe(true);
  });

  test('a page of ten takes at most four statements', async () => {
    const { statements } = await app.counting(() =>
      admin.call(routes.list, { query: { page: 1, search: 'lodz', active: '1' } }),
    );
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});

describe('POST /api/places', () => {
  test('adds an active place and names its coordinators', async () => {
    const other = await app.person({ role: 2, name: 'Adam Ćwikła' });
    const { status, body } = await admin.call(routes.create, {
      body: newPlace('Kraków', { coordinators: [coordinator.id, other.id] }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Kraków',
      active: 1,
      version: 1,
      coordinator_username: 'Adam Ćwikła, Halina Źrebiec',
      can: { edit: true, delete: true },
    });
    expect(await app.auditOf('place.create', body.id)).toMatchObject([{ after: { name: 'Kraków' } }]);
  });

  test.each([
    ['name', placeTexts.nameRequired],
    ['organization', placeTexts.organizationRequired],
    ['address', placeTexts.addressRequired],
    ['telephone', placeTexts.telephoneRequired],
    ['email', placeTexts.emailRequired],
  ])('without %s it says "%s"', async (field, message) => {
    const { status, error } = await admin.raw(routes.create, { body: newPlace('X', { [field]: ' ' }) });
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ path: field, message });
  });

  test('names a missing coordinator and a malformed address in the words of the specification', async () => {
    const body = newPlace('X', { coordinators: [], email: 'to-nie-adres' });
    const { error } = await admin.raw(routes.create, { body });
    expect(error.fields).toContainEqual({
      path: 'coordinators',
      message: 'Podanie koordynatora jest wymagane',
    });
    expect(error.fields).toContainEqual({ path: 'email', message: 'Podany adres e-mail jest niepoprawny' });
  });

  test('a sign that cannot be stored is the caller’s mistake', async () => {
    const { status } = await admin.call(routes.create, { body: newPlace('X\u0000Y') });
    expect(status).toBe(400);
  });

  test('refuses somebody who is not a coordinator', async () => {
    const lecturer = await app.person({ role: 0 });
    const { status, error } = await admin.call(routes.create, {
      body: newPlace('X', { coordinators: [lecturer.id] }),
    });
    expect([status, error.code]).toEqual([422, 'places/unknown-coordinator']);
  });

  test('two clicks with one key make one place; the key is bound to its request', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = (name: string) => admin.call(routes.create, { body: newPlace(name) }, key);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('Podwójne kliknięcie')));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await names({ page: 1, search: 'podwojne' })).toHaveLength(1);
    expect((await send('Coś innego')).error.code).toBe('idempotency/other-request');
  });
});

describe('PUT /api/places/{id}', () => {
  test('changes it and shows the switch', async () => {
    const place = await created('Płock');
    const body = { ...newPlace('Płock nad Wisłą'), active: 0 as const, version: 1 };
    const { body: after } = await admin.call(routes.edit, { params: { id: place.id }, body });
    expect(after).toMatchObject({ name: 'Płock nad Wisłą', active: 0, version: 2 });
    const [entry] = await app.auditOf('place.edit', place.id);
    expect(entry).toMatchObject({ before: { name: 'Płock' }, after: { name: 'Płock nad Wisłą' } });
  });

  test('of two people who read the same version one wins and the other sees the current row', async () => {
    const place = await created('Radom');
    const edit = (name: string) =>
      admin.call(routes.edit, {
        params: { id: place.id },
        body: { ...newPlace(name), active: 1, version: 1 },
      });
    const answers = await Promise.all([edit('Radom A'), edit('Radom B')]);
    const race = judgeRace(answers, 'name');
    expect(race).toMatchObject(oneWins);
    expect(race.loser?.error.details).toMatchObject({ saved: { at: app.clock.now().toISOString() } });
  });
});

describe('POST /api/places/delete-multiple', () => {
  test('deletes the chosen ones and keeps a trace', async () => {
    const [first, second] = [await created('Usuwana 1'), await created('Usuwana 2')];
    expect(await names({ page: 1, search: 'usuwana' })).toHaveLength(2);
    const { status } = await admin.call(routes.removeMany, { body: [first.id, second.id] });
    expect(status).toBe(200);
    expect(await names({ page: 1, search: 'usuwana' })).toEqual([]);
    expect(await app.auditOf('place.delete', first.id)).toHaveLength(1);
  });

  test('a place in use stays, nothing else is deleted, and the answer says where it is used', async () => {
    const [free, used] = [await created('Wolna'), await created('Zajęta')];
    await enrol(app.db, { placeId: used.id });
    const { status, error } = await admin.call(routes.removeMany, { body: [free.id, used.id] });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'places/in-use',
      message:
        'Placówki „Zajęta” nie można usunąć, bo jest w\u00a0użyciu: zapisani słuchacze. Możesz ustawić ją jako nieaktywną.',
      details: { id: used.id, name: 'Zajęta' },
    });
    expect(await names({ page: 1, search: 'wolna' })).toEqual(['Wolna']);
  });

  test('an empty selection is refused', async () => {
    expect((await admin.raw(routes.removeMany, { body: [] })).status).toBe(400);
  });
});

test('GET /api/places/user gives a coordinator their own places', async () => {
  const mine = await app.person({ role: 2 });
  const place = await created('Moja', { coordinators: [mine.id] });
  const { body } = await (await app.signedInAs(mine)).call(routes.ofUser);
  expect(body.items.map((item) => item.id)).toEqual([place.id]);
});

test('GET /api/places/coordinators offers active coordinators only', async () => {
  const gone = await app.person({ role: 2, active: 0 });
  const ids = (await admin.call(routes.coordinators)).body.items.map((item) => item.id);
  expect(ids).toContain(coordinator.id);
  expect(ids).not.toContain(gone.id);
});

test('the CSV has a BOM, semicolons, and no formula', async () => {
  await created('=HYPERLINK("x")', { organization: 'Eksport' });
  const { text, headers } = await admin.raw(routes.exportCsv, { query: { search: 'eksport' } });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('placowki-eksport-2026-11-16.csv');
  const [head, row] = text.split('\r\n');
  expect(head).toBe('\uFEFFPlacówka;Miejsce;Adres;Koordynatorzy;E-mail;Telefon;Status');
  expect(row).toMatch(/^"'=HYPERLINK\(""x""\)";Eksport;/);
});

test.each([
  [{}, 'placowki-2026-11-16.csv'],
  [{ active: '1' }, 'placowki-aktywne-2026-11-16.csv'],
  [{ active: '0', search: 'Łódź, ul.' }, 'placowki-nieaktywne-lodz-ul-2026-11-16.csv'],
])('the file of the list %j is called %s', async (query, name) => {
  const { headers } = await admin.raw(routes.exportCsv, { query });
  expect(headers['content-disposition']).toContain(name);
});

test('the CSV comes in the order that was chosen for the list', async () => {
  for (const [name, organization] of [
    ['Ćmielów', 'Kolejność B'],
    ['Zgierz', 'Kolejność A'],
    ['Cieszyn', 'Kolejność C'],
  ])
    await created(name ?? '', { organization });
  const exported = async (query: object) =>
    (await admin.raw(routes.exportCsv, { query: { search: 'kolejnosc', ...query } })).text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0]);
  expect(await exported({})).toEqual(['Cieszyn', 'Ćmielów', 'Zgierz']);
  expect(await exported({ sortBy: 'organization' })).toEqual(['Zgierz', 'Ćmielów', 'Cieszyn']);
  expect(await exported({ sortBy: 'name', sortDesc: true })).toEqual(['Zgierz', 'Ćmielów', 'Cieszyn']);
});
