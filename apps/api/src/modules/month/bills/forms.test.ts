import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import { paperRoutes } from '@indeks/contract/employment/questionnaire/papers.routes';
import { insertCar } from '#testing/month/cars.ts';
import type { Client } from '#testing/client.ts';
import { insertContract } from '#testing/employment/contracts.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import type { Person } from '#testing/identity/people.ts';
import { fullCompany, insertQuestionnaire } from '#testing/employment/questionnaires.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

let person: Person;
let lecturer: Client;

const app = await startTestApp();
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.person({ role: 0, name: 'Łucja Próbna' });
  lecturer = await app.signedInAs(person);
});

type Bill = 'lecturerBillPdf' | 'mileageBillPdf';

const month = '2026-10';
const thereAndBack = { return_to_start: true, return_date: '2026-10-09' };
const ask = (bill: Bill, query = {}) =>
  lecturer.call(paperRoutes[bill], { params: { uid: person.id }, query });
const print = async (bill: Bill, query = {}) => {
  const { bytes, headers } = await ask(bill, query);
  const pages = await pdfPages(bytes);
  return { pages, text: pages.join('\n'), name: String(headers['content-disposition']) };
};
const fillIn = () => insertQuestionnaire(app.db, app.services.sealer, person.id);
const becomeCompany = () =>
  app.db.updateTable('users').set({ is_company: 1 }).where('id', '=', person.id).execute();
const accept = (type: 'czas' | 'przejazd') =>
  insertReport(app.db, { userId: person.id, type, month, status: 2 });

describe('the lecturer’s bill', () => {
  test('names both parties and the account, and leaves number, dates and amounts blank', async () => {
    await fillIn();
    const { text, pages, name } = await print('lecturerBillPdf');
    expect(name).toContain('rachunek-wykladowcy.pdf');
    expect(pages).toHaveLength(1);
    for (const part of [
      'Księżycowa 12A/3',
      '99-150 Grabów',
      'Akademia Przykładowa Sp. z o.o.',
      'ul. Wymyślona 1',
      fullForm.salary.bankName,
      formatNrb(fullForm.salary.accountNumber),
    ])
      expect(text).toContain(part);
    for (const blank of [
      /Rachunek nr +\.{20}/,
      /Do umowy nr +\.{20}/,
      /Słownie do wypłaty +\.{20}/,
      /Liczba godzin +\.{20}/,
    ])
      expect(text).toMatch(blank);
    expect(text).toMatch(/^ *1 +Wynagrodzenie brutto *$/m);
    expect(text).toMatch(/Składka na ubezpieczenie zdrowotne/);
  });

  test('of an accepted month has its days, its hours and the number of its contract', async () => {
    await fillIn();
    await insertContract(app.db, person.id, { start: '2026-10-15', end: '2027-01-31', number: 'UZ/77/2026' });
    await insertContract(app.db, person.id, { start: '2025-10-01', end: '2026-09-30', number: 'UZ/11/2025' });
    await insertWorkTime(app.db, person.id, { date: '2026-10-09', hours: 6 });
    await insertWorkTime(app.db, person.id, { date: '2026-10-31', hours: 4.5 });
    await insertWorkTime(app.db, person.id, { date: '2026-11-01', hours: 8 });
    await accept('czas');
    const { text, name } = await print('lecturerBillPdf', { month });
    expect(name).toContain('rachunek-wykladowcy-2026-10.pdf');
    expect(text).toMatch(/Za okres +od 01\.10\.2026 do 31\.10\.2026/);
    expect(text).toMatch(/Liczba godzin +10,5/);
    expect(text).toMatch(/Do umowy nr +UZ\/77\/2026/);
    expect(text).not.toContain('UZ/11/2025');
  });

  test('leaves the number of the contract to the person where two cover the month', async () => {
    for (const number of ['A/1', 'A/2'])
      await insertContract(app.db, person.id, { start: '2026-10-01', end: '2026-10-31', number });
    await insertWorkTime(app.db, person.id, { date: '2026-10-09' });
    await accept('czas');
    expect((await print('lecturerBillPdf', { month })).text).toMatch(/Do umowy nr +\.{20}/);
  });

  test('of a company has no insurance and no tax of a natural person', async () => {
    await becomeCompany();
    await insertQuestionnaire(app.db, app.services.sealer, person.id, fullCompany);
    const { text } = await print('lecturerBillPdf');
    expect(text).not.toMatch(/ubezpieczeni|podatek dochodowy|Koszty uzyskania/);
    expect(text).toMatch(/VAT/);
    expect(text).toContain('Żółw i Syn Sp. z o.o.');
    expect(text).toContain('Łucja Próbna');
    expect(text).toContain(formatNrb(fullCompanyForm.accountNumber));
  });
});

describe('the bill for kilometres', () => {
  test('has the cars and rows to write on', async () => {
    await fillIn();
    await insertCar(app.db, person.id);
    const { text, pages, name } = await print('mileageBillPdf');
    expect(name).toContain('rachunek-za-kilometry.pdf');
    expect(pages).toHaveLength(1);
    expect(text).toMatch(/Škoda Octavia, 1598 cm³, EL 4K123/);
    expect(text).toMatch(/^ *7 *$/m);
    await insertCar(app.db, person.id, { brand: 'Fiat' });
    expect((await print('mileageBillPdf')).pages).toHaveLength(1);
  });

  test('of an accepted month has its trips, their values and the sum, and only the cars driven', async () => {
    await fillIn();
    await insertContract(app.db, person.id, { start: '2026-10-01', end: '2027-01-31', number: 'UZ/77/2026' });
    await insertCar(app.db, person.id, { brand: 'Fiat' });
    const cid = await insertCar(app.db, person.id);
    await insertTrip(app.db, person.id, { cid, date: '2026-10-09', km: 100, ...thereAndBack });
    await insertTrip(app.db, person.id, { cid, date: '2026-10-10', km: 10 });
    // As the acceptance leaves them.
    await app.db.updateTable('trips').set({ accepted_rate: 115 }).where('user_id', '=', person.id).execute();
    await accept('przejazd');
    const { text, name } = await print('mileageBillPdf', { month });
    expect(name).toContain('rachunek-za-kilometry-2026-10.pdf');
    expect(text).toMatch(/Za miesiąc +październik 2026/);
    expect(text).toMatch(/1 +09\.10\.2026 +Łódź – Warszawa – Łódź .* 200,0 +1,15 +230,00/);
    expect(text).toMatch(/Razem +210,0 +241,50/);
    expect(text).toMatch(/Słownie do wypłaty +dwieście czterdzieści jeden złotych 50\/100/);
    expect(text).toContain(formatNrb(fullForm.salary.accountNumber));
    expect(text).toMatch(/Do umowy nr +UZ\/77\/2026/);
    expect(text).not.toContain('Fiat');
  });
});

describe.each(['lecturerBillPdf', 'mileageBillPdf'] as const)('%s', (bill) => {
  test('without a form has the name and lines', async () => {
    const { text } = await print(bill);
    expect(text).toContain('Łucja Próbna');
    expect(text).toMatch(/Adres +\.{20}/);
    expect(text).toMatch(/Numer rachunku +\.{20}/);
  });

  test('filled in by hand has the number of the contract of today', async () => {
    await insertContract(app.db, person.id, { start: '2026-11-01', end: '2026-11-30', number: 'UZ/5/2026' });
    await insertContract(app.db, person.id, { start: '2026-10-01', end: '2026-10-31', number: 'UZ/4/2026' });
    expect((await print(bill)).text).toMatch(/Do umowy nr +UZ\/5\/2026/);
  });

  test('of a month that was not accepted is refused', async () => {
    await insertTrip(app.db, person.id, { date: '2026-10-10' });
    await insertWorkTime(app.db, person.id, { date: '2026-10-10' });
    expect(await ask(bill, { month })).toMatchObject({ status: 409, error: { code: 'month/no-pdf-yet' } });
  });
});
