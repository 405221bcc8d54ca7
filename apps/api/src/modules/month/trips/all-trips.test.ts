import { afterAll, describe, expect, test } from 'vitest';
import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import { pdfText } from '#testing/pdf-text.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';

const returning = { return_to_start: true, return_date: '2026-10-11' };
const october = { from: '2026-10-01', to: '2026-10-31' };

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const ewa = await app.person({ role: 0, name: 'Ewa Ćwik' });
const cezary = await app.person({ role: 5, name: 'Cezary Zając' });
const trips = [
  [ewa, { date: '2026-10-03', start: 'Łódź', destination: 'Zgierz', km: 20 }],
  [ewa, { date: '2026-10-10', start: 'Lublin', destination: 'Ćmielów', km: 15.5, ...returning }],
  [cezary, { date: '2026-10-04', start: 'Zamość', destination: 'Cieszyn', km: 25, comment: 'obrony' }],
  [cezary, { date: '2026-09-30', start: 'Zamość', destination: 'Cieszyn', km: 25 }],
  [cezary, { date: '2026-11-01', start: 'Zamość', destination: 'Cieszyn', km: 25 }],
] as const;
for (const [person, more] of trips) await insertTrip(app.db, person.id, more);

const starts = async (query: object) =>
  (await admin.call(routes.listAll, { query: { ...october, page: 1, ...query } })).body.items.map(
    (trip) => trip.start,
  );

describe('GET /api/trips/all', () => {
  test('finds and sorts the trips of a lecturer who has become a student', async () => {
    const { id } = await app.person({ role: 0, name: 'Bronisława Dawna' });
    await insertTrip(app.db, id, { date: '2025-08-01', start: 'Kutno', destination: 'Płock', km: 2 });
    await app.db.updateTable('users').set({ user_role: 3 }).where('id', '=', id).execute();
    const august = { from: '2025-08-01', to: '2025-08-31' };
    expect(await starts({ ...august, search: 'dawna' })).toEqual(['Kutno']);
    expect(await starts({ ...august, sortBy: 'username' })).toEqual(['Kutno']);
  });

  test.each([
    [{}, ['Łódź', 'Zamość', 'Lublin']],
    [{ sortBy: 'date', sortDesc: true }, ['Lublin', 'Zamość', 'Łódź']],
    [{ sortBy: 'start' }, ['Lublin', 'Łódź', 'Zamość']],
    [{ sortBy: 'destination' }, ['Zamość', 'Lublin', 'Łódź']],
    // As shown: a round trip counts twice.
    [{ sortBy: 'km' }, ['Łódź', 'Zamość', 'Lublin']],
    [{ sortBy: 'username' }, ['Łódź', 'Lublin', 'Zamość']],
    [{ search: 'cwik' }, ['Łódź', 'Lublin']],
    [{ search: 'OBRONY' }, ['Zamość']],
    [{ search: 'zgierz lodz' }, ['Łódź']],
    [{ search: '%' }, []],
    [{ itemsPerPage: 1, page: 2 }, ['Zamość']],
  ])('%o gives %j', async (query, expected) => {
    expect(await starts(query)).toEqual(expected);
  });

  test('a row names its person and shows kilometres one way beside the return', async () => {
    const { body } = await admin.call(routes.listAll, { query: { ...october, page: 1, search: 'cmielow' } });
    expect(body).toMatchObject({
      total: 1,
      items: [
        { uid: ewa.id, username: 'Ewa Ćwik', listed_name: 'Ćwik Ewa', km: 15.5, return_date: '2026-10-11' },
      ],
    });
  });

  test('a year is enough', async () => {
    const query = { from: '2025-01-01', to: '2026-12-31', page: 1 };
    expect((await admin.call(routes.listAll, { query })).status).toBe(400);
  });
});

describe('GET /api/trips/all/pdf', () => {
  test('prints the list with the sum of its kilometres', async () => {
    const { status, headers, bytes } = await admin.call(routes.registerOfAll, { query: october });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('indeks-przejazdy-2026-10.pdf');
    const text = await pdfText(bytes);
    expect(text).toContain('Lista przejazdów – październik 2026');
    expect(text).toMatch(/1 +03\.10\.2026 +Łódź +Zgierz +20,0 +Ćwik Ewa/);
    expect(text).toMatch(/3 +10\.10\.2026 +Lublin +Ćmielów +11\.10\.2026 +31,0 +Ćwik Ewa/);
    expect(text).toMatch(/Razem +76,0/);
  });

  test('takes the search and the order of the screen, and a whole year by its name', async () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const query = { ...year, search: 'zając', sortBy: 'date', sortDesc: true } as const;
    const { headers, bytes } = await admin.call(routes.registerOfAll, { query });
    expect(headers['content-disposition']).toContain('indeks-przejazdy-2026-zajac.pdf');
    const text = await pdfText(bytes);
    expect(text).toContain('Lista przejazdów – rok 2026');
    expect(text.match(/\d\d\.\d\d\.2026(?= +Zamość)/g)).toEqual(['01.11.2026', '04.10.2026', '30.09.2026']);
  });

  test('says so when there is nothing', async () => {
    const query = { from: '2024-01-01', to: '2024-01-31' };
    const { bytes } = await admin.call(routes.registerOfAll, { query });
    expect(await pdfText(bytes)).toContain('Brak przejazdów');
  });
});
