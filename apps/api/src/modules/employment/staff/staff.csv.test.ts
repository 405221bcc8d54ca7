import { afterAll, expect, test } from 'vitest';
import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { insertContract } from '#testing/employment/contracts.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const lis = await app.person({
  role: 0,
  name: 'Zofia Lis',
  email: 'lis@test.example',
  telephone: '501220410',
});
const cma = await app.person({ role: 8, name: 'Ćma', email: 'cma@test.example', consent: false });
await app.person({ role: 5, name: '=Łoś()', email: 'los@test.example', active: 0 });
const changes = { is_company: 1, email_alt: 'lis@wykladowcy.example' };
await app.db.updateTable('users').set(changes).where('id', '=', lis.id).execute();
await insertContract(app.db, lis.id, { start: '2025-10-01', end: '2026-09-30', number: 'UZ/1' });
await insertContract(app.db, lis.id, { start: '2026-10-01', end: '2027-09-30', number: 'UZ/2;a' });
await insertContract(app.db, cma.id, { start: '2026-10-01', end: '2026-12-31', number: '+3' });
await app.person({ role: 6, name: 'Żbik', email: 'zbik@test.example' });
await app.person({ role: 3, name: 'Słuchacz', email: 'sluchacz@test.example' });

const exported = async (
  route: typeof routes.exportPeople | typeof routes.exportContracts,
  group: 'lecturers' | 'administrative',
  search?: string,
) => {
  const { text, headers, status } = await admin.raw(route, { query: { group, search } });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const fileName = /filename="?([^";]+)/.exec(String(headers['content-disposition']))?.[1];
  return { fileName, lines: text.split('\r\n') };
};

test('all lecturers, in the Polish order, with their latest contract', async () => {
  expect(await exported(routes.exportPeople, 'lecturers')).toEqual({
    fileName: 'wykladowcy.csv',
    lines: [
      '\uFEFFLP;Nazwisko i imię;E-mail;Drugi e-mail;Telefon;Rodzaj umowy;Status;RODO;Umowa od;Umowa do',
      "1;'=Łoś();los@test.example;;;Pracownik;Nieaktywny;Tak (2026-01-01);;",
      '2;Ćma;cma@test.example;;;Pracownik;Aktywny;Nie;2026-10-01;2026-12-31',
      '3;Lis Zofia;lis@test.example;lis@wykladowcy.example;501220410;Firma;Aktywny;Tak (2026-01-01);2026-10-01;2027-09-30',
      '',
    ],
  });
});

test('all administrative staff, with their role', async () => {
  const { fileName, lines } = await exported(routes.exportPeople, 'administrative');
  expect(fileName).toBe('pracownicy-administracyjni.csv');
  expect(lines[0]).toContain(';Telefon;Rola;Status;');
  expect(lines[1]).toBe('1;Żbik;zbik@test.example;;;Księgowość;Aktywny;Tak (2026-01-01);;');
});

test('contract ranges: a line per contract, the latest first, and one for whoever has none', async () => {
  expect(await exported(routes.exportContracts, 'lecturers')).toEqual({
    fileName: 'wykladowcy-umowy.csv',
    lines: [
      '\uFEFFLP;Nazwisko i imię;E-mail;Telefon;Status;Numer umowy;Umowa od;Umowa do',
      "1;'=Łoś();los@test.example;;Nieaktywny;;;",
      "2;Ćma;cma@test.example;;Aktywny;'+3;2026-10-01;2026-12-31",
      '3;Lis Zofia;lis@test.example;501220410;Aktywny;"UZ/2;a";2026-10-01;2027-09-30',
      '4;Lis Zofia;lis@test.example;501220410;Aktywny;UZ/1;2025-10-01;2026-09-30',
      '',
    ],
  });
  const { fileName } = await exported(routes.exportContracts, 'administrative');
  expect(fileName).toBe('pracownicy-administracyjni-umowy.csv');
});

test('of a searched list come those who were found, and the file’s name says the search', async () => {
  const people = await exported(routes.exportPeople, 'lecturers', 'ćma');
  expect([people.fileName, people.lines.slice(1)]).toEqual([
    'wykladowcy-cma.csv',
    ['1;Ćma;cma@test.example;;;Pracownik;Aktywny;Nie;2026-10-01;2026-12-31', ''],
  ]);
  const contracts = await exported(routes.exportContracts, 'lecturers', 'lis');
  expect([contracts.fileName, contracts.lines.length]).toEqual(['wykladowcy-umowy-lis.csv', 4]);
});
