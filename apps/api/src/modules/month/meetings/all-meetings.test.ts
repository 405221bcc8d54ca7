import { afterAll, describe, expect, test } from 'vitest';
import { meetingRoutes as routes } from '@indeks/contract/month/meetings/meetings.routes';
import { insertMeeting } from '#testing/month/meetings.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';

const october = { start: '2026-10-01', end: '2026-10-31' };

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(11);
const ewa = await app.person({ role: 0, name: 'Ewa Ćwik' });
const adam = await app.person({ role: 8, name: 'Adam Zając' });
const [lodz, zgierz] = [await insertPlace(app.db, 'Łódź'), await insertPlace(app.db, 'Zgierz')];
const closed = await insertPlace(app.db, 'Żary');
await app.db.updateTable('places').set({ active: 0 }).where('id', '=', closed).execute();
const on = (start: string, end: string, comment = '') => ({ dates: { start, end }, comment });
await insertMeeting(app.db, ewa.id, lodz, on('2026-10-10', '2026-10-11', '=1+1; "sala"'));
await insertMeeting(app.db, adam.id, zgierz, on('2026-10-02', '2026-10-04', 'obrony'));
await insertMeeting(app.db, adam.id, zgierz, on('2026-11-06', '2026-11-06'));
for (const day of ['2026-10-03', '2026-10-04']) await insertMeeting(app.db, ewa.id, zgierz, on(day, day));
await insertMeeting(app.db, adam.id, closed, on('2026-11-01', '2026-11-01'));

describe('GET /api/meetings/all', () => {
  const ask = async (query: object = {}) =>
    (await admin.call(routes.listAll, { query: { ...october, ...query } })).body;
  const listTowns = async (query: object = {}) =>
    (await ask(query)).items.map(({ friday, places, vacant }) => [
      friday,
      places.map(({ cityName, lecturers }) => `${cityName} ${lecturers}`).join(', '),
      vacant.map(({ cityName }) => cityName).join(', '),
    ]);

  test('counts everybody’s sessions by place, and names the places in use where nobody teaches', async () => {
    expect(await listTowns()).toEqual([
      ['2026-10-02', 'Zgierz 2', 'Łódź'],
      ['2026-10-09', 'Łódź 1', 'Zgierz'],
      ['2026-10-16', '', 'Łódź, Zgierz'],
      ['2026-10-23', '', 'Łódź, Zgierz'],
      // Begins in November, on a weekend that October touches.
      ['2026-10-30', 'Żary 1', 'Łódź, Zgierz'],
    ]);
    const [first] = (await ask()).items;
    expect(first?.places).toEqual([
      { pid: zgierz, cityName: 'Zgierz', start: '2026-10-02', end: '2026-10-04', sessions: 3, lecturers: 2 },
    ]);
    expect(await ask()).toMatchObject({ capped: false, can: { add: true } });
  });

  test('is narrowed to a place', async () => {
    expect((await listTowns({ pid: zgierz })).slice(0, 2)).toEqual([
      ['2026-10-02', 'Zgierz 2', ''],
      ['2026-10-09', '', 'Zgierz'],
    ]);
    expect((await ask({ pid: zgierz })).filter).toEqual({ place: 'Zgierz', lecturer: null });
  });

  test('is narrowed to a lecturer, and then says nothing of places without one', async () => {
    expect((await listTowns({ uid: ewa.id })).slice(0, 3)).toEqual([
      ['2026-10-02', 'Zgierz 1', ''],
      ['2026-10-09', 'Łódź 1', ''],
      ['2026-10-16', '', ''],
    ]);
    expect((await ask({ uid: ewa.id })).filter).toEqual({ place: null, lecturer: 'Ćwik Ewa' });
    expect((await listTowns({ uid: ewa.id, pid: lodz })).map(([, towns]) => towns)).toEqual([
      '',
      'Łódź 1',
      '',
      '',
      '',
    ]);
  });

  test.each([{ pid: 999_999 }, { uid: 999_999 }])('%o is unknown', async (unknown) => {
    for (const route of [routes.listAll, routes.csvOfAll, routes.pdfOfAll]) {
      const answer = await admin.call(route, { query: { ...october, ...unknown } });
      expect([answer.status, answer.error.code]).toEqual([404, 'record/not-found']);
    }
  });

  test('takes at most a year', async () => {
    const query = { start: '2025-01-01', end: '2026-12-31' };
    expect((await admin.call(routes.listAll, { query })).status).toBe(400);
    const whole = { start: '2024-01-01', end: '2024-12-31' };
    expect((await admin.call(routes.listAll, { query: whole })).status).toBe(200);
  });
});

test('GET /api/meetings/all/place gives the sessions that begin there between the days', async () => {
  const listNames = async (query: object = {}) =>
    (
      await admin.call(routes.listOfPlace, {
        query: { start: '2026-10-02', end: '2026-10-04', pid: zgierz, ...query },
      })
    ).body.items.map(({ username, start }) => `${username} ${start}`);
  expect(await listNames()).toEqual(['Adam Zając 2026-10-02', 'Ewa Ćwik 2026-10-03', 'Ewa Ćwik 2026-10-04']);
  expect(await listNames({ uid: ewa.id, start: '2026-10-04' })).toEqual(['Ewa Ćwik 2026-10-04']);
  expect(await listNames({ pid: lodz })).toEqual([]);
});

test('GET /api/meetings/all/csv has a BOM, semicolons, and no formula', async () => {
  const { text, headers } = await admin.raw(routes.csvOfAll, { query: october });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('zjazdy-2026-10.csv');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFOd;Do;Miasto;Uwagi;Wykładowca',
    '2026-10-02;2026-10-04;Zgierz;obrony;Zając Adam',
    '2026-10-03;2026-10-03;Zgierz;;Ćwik Ewa',
    '2026-10-04;2026-10-04;Zgierz;;Ćwik Ewa',
    `2026-10-10;2026-10-11;Łódź;"'=1+1; ""sala""";Ćwik Ewa`,
    '',
  ]);
});

test('GET /api/meetings/all/pdf prints the same columns', async () => {
  const { bytes, headers } = await admin.call(routes.pdfOfAll, { query: october });
  expect(headers['content-disposition']).toContain('indeks-zjazdy-2026-10.pdf');
  const text = await pdfText(bytes);
  expect(text).toContain('Kalendarz zjazdów – październik 2026');
  expect(text).toMatch(/Od +Do +Miasto +Uwagi +Nazwisko i imię/);
  expect(text).toMatch(/02\.10\.2026 +04\.10\.2026 +Zgierz +obrony +Zając Adam/);
});

test.each([
  [() => ({ pid: lodz }), ', miejscowość: Łódź', '-lodz', 1],
  [() => ({ uid: ewa.id }), ', wykładowca: Ćwik Ewa', '-cwik-ewa', 3],
  [
    () => ({ pid: zgierz, uid: ewa.id }),
    ', miejscowość: Zgierz, wykładowca: Ćwik Ewa',
    '-zgierz-cwik-ewa',
    2,
  ],
])('the exports of a filtered calendar say the filter, and hold nothing else: %o', async (...given) => {
  const [narrowing, title, fileName, rows] = given;
  const query = { ...october, ...narrowing() };
  const pdf = await admin.call(routes.pdfOfAll, { query });
  expect(pdf.headers['content-disposition']).toContain(`indeks-zjazdy-2026-10${fileName}.pdf`);
  expect(await pdfText(pdf.bytes)).toContain(`Kalendarz zjazdów – październik 2026${title}`);
  const csv = await admin.raw(routes.csvOfAll, { query });
  expect(csv.headers['content-disposition']).toContain(`zjazdy-2026-10${fileName}.csv`);
  expect(csv.text.split('\r\n')).toHaveLength(rows + 2);
});

describe('GET /api/meetings/pdf', () => {
  const query = { month: '2026-10' };

  test('lists a person’s month with its days', async () => {
    const { bytes, headers } = await admin.call(routes.listPdf, { query: { ...query, user: ewa.id } });
    expect(headers['content-disposition']).toContain('zjazdy-2026-10.pdf');
    const text = await pdfText(bytes);
    expect(text).toContain('Lista zjazdów – październik 2026');
    expect(text).toContain('Ćwik Ewa');
    expect(text).toMatch(/3 +10\.10\.2026 +11\.10\.2026 +2 +Łódź +Zjazd +=1\+1/);
    expect(text).toMatch(/Liczba zjazdów +3/);
    expect(text).toMatch(/Liczba dni +4/);
  });

  test('the owner has it once the month is accepted', async () => {
    const lecturer = await app.signedInAs(ewa);
    expect((await lecturer.call(routes.listPdf, { query })).error.code).toBe('month/no-pdf-yet');
    await insertReport(app.db, { userId: ewa.id, type: 'zjazd', month: '2026-10', status: 2 });
    expect((await lecturer.call(routes.listPdf, { query })).status).toBe(200);
  });
});
