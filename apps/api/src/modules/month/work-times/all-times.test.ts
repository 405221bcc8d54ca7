import { afterAll, describe, expect, test } from 'vitest';
import { workTimeRoutes as routes } from '@indeks/contract/month/work-times/work-times.routes';
import { pdfPages, pdfText } from '#testing/pdf-text.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };
const year = { from: '2026-01-01', to: '2026-12-31' };

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const zofia = (await app.person({ role: 8, name: 'Zofia Ćwikła' })).id;
const lukasz = (await app.person({ role: 0, name: 'Łukasz Adamski' })).id;
const people = { zofia, lukasz };
const add = (userId: number, date: string, city: string, hours: number, comment = '') =>
  insertWorkTime(app.db, userId, { date, city, hours, comment });
await add(zofia, '2026-10-03', 'Łódź', 6);
await add(lukasz, '2026-10-10', 'Lublin', 8.5);
await add(zofia, '2026-10-11', 'Ćmielów', 7, 'egzamin źródłowy');
await add(lukasz, '2026-10-01', 'on-line', 0.5);
await add(lukasz, '2026-09-30', 'Radom', 4);

const cities = async (query: object) =>
  (await admin.call(routes.listAll, { query: { ...october, page: 1, ...query } })).body.items.map(
    ({ city }) => city,
  );

describe('GET /api/times/all', () => {
  test('finds and sorts the entries of a lecturer who has become a student', async () => {
    const { id } = await app.person({ role: 0, name: 'Bronisława Dawna' });
    await insertWorkTime(app.db, id, { date: '2025-08-01', city: 'Kutno', hours: 2 });
    await app.db.updateTable('users').set({ user_role: 3 }).where('id', '=', id).execute();
    const august = { from: '2025-08-01', to: '2025-08-31' };
    expect(await cities({ ...august, search: 'dawna' })).toEqual(['Kutno']);
    expect(await cities({ ...august, sortBy: 'username' })).toEqual(['Kutno']);
    const { bytes } = await admin.call(routes.registerOfAll, { query: { ...august, search: 'dawna' } });
    expect(await pdfText(bytes)).toContain('Dawna Bronisława');
  });

  test('gives everybody’s entries of the month with name and role', async () => {
    const { body } = await admin.call(routes.listAll, { query: { ...october, page: 1 } });
    expect(body).toMatchObject({ total: 4, capped: false });
    expect(body.items[0]).toMatchObject({
      date: '2026-10-01',
      city: 'on-line',
      hours: 0.5,
      uid: people.lukasz,
      username: 'Łukasz Adamski',
      listed_name: 'Adamski Łukasz',
      role: 0,
      status: 0,
    });
  });

  test.each([
    [{}, ['on-line', 'Łódź', 'Lublin', 'Ćmielów']],
    [{ sortBy: 'date', sortDesc: true }, ['Ćmielów', 'Lublin', 'Łódź', 'on-line']],
    [{ sortBy: 'city' }, ['Ćmielów', 'Lublin', 'Łódź', 'on-line']],
    [{ sortBy: 'hours' }, ['on-line', 'Łódź', 'Ćmielów', 'Lublin']],
    [{ sortBy: 'username' }, ['Lublin', 'on-line', 'Łódź', 'Ćmielów']],
    [{ sortBy: 'username', sortDesc: true }, ['Ćmielów', 'Łódź', 'on-line', 'Lublin']],
    [{ itemsPerPage: 3, page: 2 }, ['Ćmielów']],
    [{ search: 'cmielow' }, ['Ćmielów']],
    [{ search: 'ŹRÓDŁOWY' }, ['Ćmielów']],
    [{ search: 'lukasz' }, ['on-line', 'Lublin']],
    [{ search: 'lu' }, ['on-line', 'Lublin']],
    [{ search: 'nic takiego' }, []],
    [{ ...year, sortBy: 'hours' }, ['on-line', 'Radom', 'Łódź', 'Ćmielów', 'Lublin']],
  ])('%j', async (query, expected) => {
    expect(await cities(query)).toEqual(expected);
  });

  test('more than a year is refused', async () => {
    const query = { from: '2025-01-01', to: '2026-12-31' };
    expect((await admin.call(routes.listAll, { query })).status).toBe(400);
  });
});

test('GET /api/times/all/pdf is titled by month or year, by name, with the sum', async () => {
  const { bytes, headers } = await admin.call(routes.registerOfAll, { query: october });
  expect(headers['content-disposition']).toContain('indeks-czas-pracy-2026-10.pdf');
  const text = await pdfText(bytes);
  expect(text).toContain('Czas pracy – październik 2026');
  const names = ['Adamski Łukasz', 'Ćwikła Zofia'].map((name) => text.indexOf(name));
  expect(names).toEqual(names.toSorted((a, b) => a - b));
  expect(text).toMatch(/Ćwikła Zofia\s+Wykładowca MBA\s+11\.10\.2026\s+Ćmielów\s+7,0/);
  expect(text).toMatch(/Razem\s+22,0/);
  const found = await admin.call(routes.registerOfAll, { query: { ...october, search: 'Ćmiel' } });
  expect(found.headers['content-disposition']).toContain('indeks-czas-pracy-2026-10-cmiel.pdf');
  expect(await pdfText(found.bytes)).toContain('Czas pracy – październik 2026, wyszukane: „Ćmiel”');
  const ofYear = await admin.call(routes.registerOfAll, { query: year });
  expect(ofYear.headers['content-disposition']).toContain('indeks-czas-pracy-2026.pdf');
  expect(await pdfText(ofYear.bytes)).toContain('Czas pracy – rok 2026');
});

describe('GET /api/times/pdf', () => {
  const query = { month: '2026-10' };

  test('is for an accepted month, or for the secretariat when there is something', async () => {
    const person = await app.person({ role: 0, name: 'Żaneta Źdźbło' });
    const lecturer = await app.signedInAs(person);
    const forAdmin = () => admin.call(routes.register, { query: { ...query, user: person.id } });
    expect((await forAdmin()).error.code).toBe('month/no-pdf-yet');
    await insertWorkTime(app.db, person.id, { date: '2026-10-10' });
    expect((await forAdmin()).status).toBe(200);
    expect((await lecturer.call(routes.register, { query })).error.code).toBe('month/no-pdf-yet');
    await insertReport(app.db, { userId: person.id, type: 'czas', month: '2026-10', status: 2 });
    const { status, headers } = await lecturer.call(routes.register, { query });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('rejestr-godzin-2026-10.pdf');
  });

  test('names the person and the month, lists every entry and sums them', async () => {
    const person = await app.person({ role: 0, name: 'Świętosław Gżegżółka' });
    for (let day = 1; day <= 31; day += 1)
      for (const hours of [3, 3.5])
        await insertWorkTime(app.db, person.id, { date: `2026-10-${String(day).padStart(2, '0')}`, hours });
    await insertWorkTime(app.db, person.id, { date: '2026-11-01' });
    const { bytes } = await admin.call(routes.register, { query: { ...query, user: person.id } });
    const pages = await pdfPages(bytes);
    const text = pages.join('\n');
    expect(text).toContain('Rejestr godzin');
    expect(text).toContain('październik 2026');
    expect(text).toContain('Gżegżółka Świętosław');
    expect(text.match(/\d\d\.10\.2026/g)).toHaveLength(62);
    expect(text).not.toContain('01.11.2026');
    expect(text).toMatch(/Razem\s+201,5/);
    expect(text).toContain('podpis zleceniobiorcy');
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain(`strona 1 z ${pages.length}`);
  });
});
