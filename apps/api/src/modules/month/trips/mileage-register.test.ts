import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { questionnaireRoutes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import { insertCar } from '#testing/month/cars.ts';
import type { Client } from '#testing/client.ts';
import { pdfPages, pdfText } from '#testing/pdf-text.ts';
import type { Person } from '#testing/identity/people.ts';
import { personSave } from '#testing/employment/questionnaires.ts';
import { insertRate } from '#testing/month/rates.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';

let person: Person;
let lecturer: Client;

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => {
  person = await app.person({ role: 0, name: 'Łucja Żółć' });
  lecturer = await app.signedInAs(person);
});
afterAll(() => app.close());

const query = { month: '2026-10' };
const accept = () =>
  insertReport(app.db, { userId: person.id, type: 'przejazd', month: '2026-10', status: 2 });
const setRate = (rate: number, from: string) => insertRate(app.db, person.id, { rate, from });
const printed = async () => {
  const { bytes } = await admin.call(routes.register, { query: { ...query, user: person.id } });
  return pdfText(bytes);
};

describe('GET /api/trips/pdf', () => {
  test('has the nine columns, the doubled kilometres, the rate of each day and the sums', async () => {
    await setRate(89, '2026-01-01');
    await setRate(115, '2026-10-10');
    const cid = await insertCar(app.db, person.id);
    await insertTrip(app.db, person.id, { cid, date: '2026-10-09', km: 12.5 });
    await insertTrip(app.db, person.id, {
      cid,
      date: '2026-10-10',
      km: 1030.1,
      return_to_start: true,
      return_date: '2026-10-11',
      comment: 'egzamin poprawkowy',
    });
    const text = await printed();
    for (const part of [
      'Akademia Przykładowa Sp. z o.o.',
      'Ewidencja przebiegu pojazdu – październik 2026',
      'Żółć Łucja',
      'Adres zamieszkania',
      'Škoda Octavia',
      'EL 4K123',
      '1598 cm³',
      'strona 1 z 1',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/1 +09\.10\.2026 +Łódź – Warszawa +zajęcia dydaktyczne – zjazd +12,5 +0,89 +11,13/);
    expect(text).toMatch(/2 +10\.10\.2026 +Łódź – Warszawa – Łódź +egzamin.* +2 060,2 +1,15 +2 369,23/);
    expect(text).toContain('powrót 11.10.2026');
    expect(text).toMatch(/Razem +2 072,7 +2 380,36/);
  });

  test('takes the home address from the questionnaire, and has a line for it where there is none', async () => {
    await insertTrip(app.db, person.id, { date: '2026-10-09' });
    expect(await printed()).toMatch(/Adres zamieszkania +\.{20}/);
    const body = personSave();
    await lecturer.call(questionnaireRoutes.save, { params: { uid: person.id }, body });
    const text = await printed();
    expect(text).toMatch(/Adres zamieszkania +Księżycowa 12A\/3/);
    expect(text).toContain('99-150 Grabów');
  });

  test('gives each car a register of its own and the month a sum', async () => {
    await setRate(100, '2026-01-01');
    const other = { brand: 'Fiat', model: 'Panda', engine: '899', registration_nr: 'KR 1' };
    await insertTrip(app.db, person.id, { date: '2026-10-09', km: 10 });
    await insertTrip(app.db, person.id, {
      cid: await insertCar(app.db, person.id, other),
      date: '2026-10-10',
      km: 5.5,
    });
    const text = await printed();
    expect(text).toContain('Škoda Octavia, nr rejestracyjny EL 4K123, pojemność silnika 1598 cm³');
    expect(text).toContain('Fiat Panda, nr rejestracyjny KR 1, pojemność silnika 899 cm³');
    expect(text.match(/Razem +\d+,\d +\d+,\d\d/g)).toHaveLength(2);
    expect(text).toMatch(/Razem w miesiącu +15,5 km, 15,50 zł/);
  });

  test('a rate that changes later never changes an accepted month', async () => {
    await setRate(115, '2026-01-01');
    const id = await insertTrip(app.db, person.id, { date: '2026-10-09', km: 100 });
    await app.db.updateTable('trips').set({ accepted_rate: 115 }).where('id', '=', id).execute();
    const before = await printed();
    await setRate(200, '2026-10-01');
    expect(await printed()).toBe(before);
    expect(before).toMatch(/100,0 +1,15 +115,00/);
  });

  test.each([
    ['nobody set one', () => accept()],
    ['one was set after the month was accepted', () => accept().then(() => setRate(115, '2026-01-01'))],
  ])('a missing rate is never worth 0,00 zł: %s', async (_, given) => {
    await insertTrip(app.db, person.id, { date: '2026-10-09', km: 100 });
    await given();
    const text = await printed();
    expect(text).toMatch(/100,0 +– +–/);
    expect(text).toMatch(/Razem +100,0 +–/);
    expect(text).toMatch(/Razem w miesiącu +100,0 km(?!,)/);
    expect(text).toContain('Przejazdy bez stawki');
    expect(text).not.toContain('0,00');
  });

  test('the sum says that it leaves out trips without a rate', async () => {
    await setRate(100, '2026-10-10');
    await insertTrip(app.db, person.id, { date: '2026-10-09', km: 100 });
    await insertTrip(app.db, person.id, { date: '2026-10-10', km: 7 });
    const text = await printed();
    expect(text).toMatch(/Razem w miesiącu +107,0 km, 7,00 zł/);
    expect(text).toContain('Suma ich nie obejmuje');
  });

  test('the owner has it once the month is accepted, the secretariat at any time but not empty', async () => {
    expect((await admin.call(routes.register, { query: { ...query, user: person.id } })).error.code).toBe(
      'month/no-pdf-yet',
    );
    await insertTrip(app.db, person.id, { date: '2026-10-09' });
    expect((await lecturer.call(routes.register, { query })).error.code).toBe('month/no-pdf-yet');
    await accept();
    const { status, headers } = await lecturer.call(routes.register, { query });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('kilometrowka-2026-10.pdf');
  });

  test('says who accepted it and when: to the secretariat by name, to others as Sekretariat', async () => {
    await insertTrip(app.db, person.id, { date: '2026-10-09' });
    expect(await printed()).toMatch(/Zaakceptowano +miesiąc nie jest zaakceptowany/);
    const id = await accept();
    const decider = await app.person({ role: 1, name: 'Anna Decyzyjna' });
    const decided = { decided_at: new Date('2026-11-03T09:15:00Z'), decided_by: decider.id };
    await app.db.updateTable('monthly_reports').set(decided).where('id', '=', id).execute();
    expect(await printed()).toMatch(/Zaakceptowano +03\.11\.2026, 10:15, Anna Decyzyjna/);
    const { bytes } = await lecturer.call(routes.register, { query });
    expect(await pdfText(bytes)).toMatch(/Zaakceptowano +03\.11\.2026, 10:15, Sekretariat/);
  });

  test('another’s register is refused', async () => {
    const other = await app.signedIn(0);
    const { error } = await other.call(routes.register, { query: { ...query, user: person.id } });
    expect(error.code).toBe('auth/not-allowed');
  });

  test('carries the sums from page to page, which all name the month and the driver', async () => {
    await setRate(100, '2026-01-01');
    for (let day = 1; day <= 31; day += 1)
      await insertTrip(app.db, person.id, { date: `2026-10-${String(day).padStart(2, '0')}`, km: 10 });
    const { bytes } = await admin.call(routes.register, { query: { ...query, user: person.id } });
    const pages = await pdfPages(bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page).toContain('październik 2026');
      expect(page).toContain('Żółć Łucja');
    }
    const driven = pages.map((page) => 10 * [...page.matchAll(/^ *\d+ +\d\d\.10\.2026 /gm)].length);
    const below = driven.map((_, page) => driven.slice(0, page + 1).reduce((sum, km) => sum + km, 0));
    const readKm = (words: string) =>
      pages.flatMap((page) =>
        [...page.matchAll(new RegExp(`${words} +(\\d+),0 +\\1,00`, 'g'))].map(([, km]) => Number(km)),
      );
    expect(readKm('Do przeniesienia')).toEqual(below.slice(0, -1));
    expect(readKm('Z przeniesienia')).toEqual(below.slice(0, -1));
    expect(readKm('Razem')).toEqual([310]);
  });

  test('takes at most six statements', async () => {
    await insertTrip(app.db, person.id, { date: '2026-10-09' });
    const { statements } = await app.counting(printed);
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});
