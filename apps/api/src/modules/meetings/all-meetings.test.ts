import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meetingRoutes as routes } from '@indeks/contract/meetings/meetings.routes';
import type { Client } from '#testing/client.ts';
import { insertMeeting } from '#testing/meetings.ts';
import { pdfText } from '#testing/pdf-text.ts';
import type { Person } from '#testing/people.ts';
import { insertPlace } from '#testing/places.ts';
import { insertReport } from '#testing/reports.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Client;
let ewa: Person;
const october = { start: '2026-10-01', end: '2026-10-31' };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(11);
  ewa = await app.person({ role: 0, name: 'Ewa Ćwik' });
  const adam = await app.person({ role: 8, name: 'Adam Zając' });
  const [lodz, zgierz] = [await insertPlace(app.db, 'Łódź'), await insertPlace(app.db, 'Zgierz')];
  const on = (start: string, end: string, comment = '') => ({ dates: { start, end }, comment });
  await insertMeeting(app.db, ewa.id, lodz, on('2026-10-10', '2026-10-11', '=1+1; "sala"'));
  await insertMeeting(app.db, adam.id, zgierz, on('2026-10-02', '2026-10-04', 'obrony'));
  await insertMeeting(app.db, adam.id, zgierz, on('2026-11-06', '2026-11-06'));
});
afterAll(() => app.close());

describe('GET /api/meetings/all', () => {
  test('gives everybody’s weekends by day', async () => {
    const { body } = await admin.call(routes.listAll, { query: october });
    expect(body.items.map((item) => [item.start, item.cityName, item.username])).toEqual([
      ['2026-10-02', 'Zgierz', 'Adam Zając'],
      ['2026-10-10', 'Łódź', 'Ewa Ćwik'],
    ]);
    expect(body).toMatchObject({ can: { add: true } });
    expect(body.days).toEqual([
      { date: '2026-10-02', total: 1 },
      { date: '2026-10-03', total: 1 },
      { date: '2026-10-04', total: 1 },
      { date: '2026-10-10', total: 1 },
      { date: '2026-10-11', total: 1 },
    ]);
  });

  test('takes at most a year', async () => {
    const query = { start: '2025-01-01', end: '2026-12-31' };
    expect((await admin.call(routes.listAll, { query })).status).toBe(400);
    const whole = { start: '2024-01-01', end: '2024-12-31' };
    expect((await admin.call(routes.listAll, { query: whole })).status).toBe(200);
  });
});

describe('GET /api/meetings/all/day', () => {
  test('gives what goes on on the day, also what began before it', async () => {
    const onDay = async (day: string) =>
      (await admin.call(routes.ofDay, { query: { day } })).body.items.map(({ username }) => username);
    expect(await onDay('2026-10-04')).toEqual(['Adam Zając']);
    expect(await onDay('2026-10-10')).toEqual(['Ewa Ćwik']);
    expect(await onDay('2026-10-12')).toEqual([]);
  });
});

test('GET /api/meetings/all/csv has a BOM, semicolons, and no formula', async () => {
  const { text, headers } = await admin.raw(routes.csvOfAll, { query: october });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('zjazdy-2026-10.csv');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFOd;Do;Miasto;Uwagi;Wykładowca',
    '2026-10-02;2026-10-04;Zgierz;obrony;Adam Zając',
    `2026-10-10;2026-10-11;Łódź;"'=1+1; ""sala""";Ewa Ćwik`,
    '',
  ]);
});

test('GET /api/meetings/all/pdf prints the same columns', async () => {
  const { bytes, headers } = await admin.call(routes.pdfOfAll, { query: october });
  expect(headers['content-disposition']).toContain('indeks-zjazdy-2026-10.pdf');
  const text = await pdfText(bytes);
  expect(text).toContain('Kalendarz zjazdów – październik 2026');
  expect(text).toMatch(/Od +Do +Miasto +Uwagi +Wykładowca/);
  expect(text).toMatch(/02\.10\.2026 +04\.10\.2026 +Zgierz +obrony +Adam Zając/);
});

describe('GET /api/meetings/pdf', () => {
  const query = { month: '2026-10' };

  test('lists a person’s month with its days', async () => {
    const { bytes, headers } = await admin.call(routes.listPdf, { query: { ...query, user: ewa.id } });
    expect(headers['content-disposition']).toContain('zjazdy-2026-10.pdf');
    const text = await pdfText(bytes);
    expect(text).toContain('Lista zjazdów – październik 2026');
    expect(text).toContain('Ewa Ćwik');
    expect(text).toMatch(/1 +10\.10\.2026 +11\.10\.2026 +2 +Łódź +Zjazd +=1\+1/);
    expect(text).toMatch(/Liczba zjazdów +1/);
    expect(text).toMatch(/Liczba dni +2/);
  });

  test('the owner has it once the month is accepted', async () => {
    const lecturer = await app.signedInAs(ewa);
    expect((await lecturer.call(routes.listPdf, { query })).error.code).toBe('month/no-pdf-yet');
    await insertReport(app.db, { userId: ewa.id, type: 'zjazd', month: '2026-10', status: 2 });
    expect((await lecturer.call(routes.listPdf, { query })).status).toBe(200);
  });
});
