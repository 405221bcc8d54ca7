import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import type { FileGroup, GroupFile } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import type { OwnDues } from '@indeks/contract/money/payments/own-payments.schemas';
import type { Place } from '@indeks/contract/provider/places/places.schemas';
import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { OwnStudies } from './own-studies.tsx';
import { StudentPlacesPage } from './student-places-page.tsx';

let server: Loopback;
let studies: OwnEnrolment[];
beforeEach(async () => {
  studies = [enrolment(2, 'Kadry i płace', '61109010140000071219812874'), enrolment(1, 'Terapia', null)];
  server = await loopback(({ url }) => {
    if (url === '/api/student-course/own') return { body: { enrolments: studies } };
    if (url === '/api/settlements/own')
      return { body: { lastReport: '2020-11-13', enrolments: [owedFor(2), settledFor(1)], payments: [] } };
    if (url === '/api/evaluations/own') return { body: { courses: shownCourses } };
    if (url.startsWith('/meetingapi/meetings/course/all'))
      return { body: { items: meetings, total: meetings.length, capped: false } };
    if (url === '/api/fileGroups') return { body: { items: groups } };
    if (url === '/api/places/secretariat')
      return {
        body: { name: 'Akademia', address: 'ul. Wymyślona 1', telephone: '420000009', email: 'biuro@a.pl' },
      };
    return { body: { items: places, total: places.length, capped: false } };
  });
});
afterEach(() => server.close());

const enrolment = (id: number, name: string, bank_account: string | null): OwnEnrolment => ({
  id,
  date: '2020-10-01',
  courses: [{ name, album_nr: '48210' }],
  bank_account,
  thesis: 0,
  practice: 0,
  coordinatorName: 'Anna Wierzbicka',
  place: {
    name: 'Wrocław',
    organization: 'Mozaika',
    address: 'ul. Przykładowa 80',
    email: 'wroclaw@demo.example',
    telephone: '600176417',
  },
});
const graded = (sid: number, grade: number | null): OwnCourse['grades'][number] => ({
  eid: 2,
  cid: 1,
  sid,
  subject_name: `Przedmiot ${sid}`,
  grade,
  absent: false,
  examDay: null,
  professor_name: null,
  semester: 1,
  date: '2020-10-01',
  exam: 0,
});
const courses: OwnCourse[] = [
  {
    eid: 2,
    cid: 1,
    name: 'Kadry i płace',
    date: '2020-10-01',
    thesis: 0,
    practice: 1,
    promoterName: 'dr Łukasz Źrebiec',
    owed: 105_000,
    grades: [graded(1, 4.5), graded(2, 2), graded(3, null)],
  },
];
let shownCourses: readonly OwnCourse[] = courses;
afterEach(() => void (shownCourses = courses));

const meetings: Pick<OnlineMeeting, 'id' | 'topic' | 'starts_at' | 'duration' | 'username'>[] = [
  {
    id: 1,
    topic: 'Prawo pracy',
    starts_at: '2030-11-16T16:30:00.000Z',
    duration: 90,
    username: 'dr Łukasz Źrebiec',
  },
];
const file = (id: number, name: string, fresh: boolean): GroupFile => ({
  id,
  gid: 1,
  name,
  url: '',
  file: '',
  description: '',
  bytes: 1,
  content_type: 'application/pdf',
  added: `2026-10-0${id}T10:00:00.000Z`,
  fresh,
  version: 1,
});
const groups: FileGroup[] = [
  {
    id: 1,
    name: 'Plany',
    roles: [3],
    semesters: [],
    version: 1,
    files: [file(1, 'Stary.pdf', false), file(2, 'Harmonogram.pdf', true), file(3, 'Wzór.docx', true)],
  },
];
const nothingOwed = { owed: 0, overdueDays: 0, due: null, toPay: 0, next: null };
const settledFor = (id: number): OwnDues => ({
  id,
  date: '2020-10-01',
  courseName: 'Terapia',
  courseName2: null,
  price: 420_000,
  paid: 440_000,
  balance: -20_000,
  dues: nothingOwed,
  instalments: [],
  transfer: null,
});
const owedFor = (id: number): OwnDues => ({
  ...settledFor(id),
  paid: 315_000,
  balance: 105_000,
  dues: { ...nothingOwed, owed: 105_000, overdueDays: 14, due: '2020-11-01', toPay: 105_000 },
  transfer: { account: '61109010140000071219812874', recipient: 'A', title: 'B', amount: 105_000, qr: '' },
});
const place = (id: number, name: string, coordinator_username: string): Place => ({
  id,
  name,
  organization: `Szkoła ${id}`,
  address: `ul. Piękna ${id}`,
  coordinator_username,
  coordinators: [],
  email: `osrodek-${id}@demo.example`,
  telephone: '420000001',
  active: 1,
  version: 1,
  can: { edit: false, delete: false },
});
const places = [
  place(1, 'Łódź', 'Grzegorz Łętowski'),
  place(2, 'Poznań', 'Anna Wierzbicka, Grzegorz Łętowski'),
];

const open = (page: ReactNode) => renderSignedIn(3, page);
const search = async (name: string, words: string) =>
  userEvent.type(await screen.findByRole('searchbox', { name }), words);
const cards = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

describe('one’s own studies', () => {
  test('each enrolment has its account, to be copied, or the word that it has none', async () => {
    open(<OwnStudies />);
    const first = within(await screen.findByRole('region', { name: 'Kadry i płace' }));
    expect(first.getByText('61 1090 1014 0000 0712 1981 2874')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(first.getByRole('button', { name: 'Kopiuj numer rachunku: Kadry i płace' }));
    expect(await screen.findByText('Skopiowano numer rachunku do schowka!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('61109010140000071219812874');
    const second = within(screen.getByRole('region', { name: 'Terapia' }));
    expect(second.getByText(/^Numer nie został jeszcze nadany/)).toBeTruthy();
  });

  test('each enrolment says what is left to be paid, in words, and leads to the code', async () => {
    open(<OwnStudies />);
    const owed = within(await screen.findByRole('region', { name: 'Kadry i płace' }));
    expect(await owed.findByText('1 050,00')).toBeTruthy();
    for (const words of ['75% wpłacone', /^Zaległość 1\s050,00\szł · 14\sdni$/u])
      expect(owed.getByText(words)).toBeTruthy();
    const link = owed.getByRole('link', { name: 'Zapłać kodem QR: Kadry i płace' });
    expect(link.getAttribute('href')).toBe('/student-payments');
    const settled = within(screen.getByRole('region', { name: 'Terapia' }));
    expect(settled.getByText(/^Nadpłata 200,00\szł$/u)).toBeTruthy();
    expect(screen.getByText('Wpłaty: stan na dzień 13.11.2020')).toBeTruthy();
  });

  test('the centre stands once, with whom to call', async () => {
    open(<OwnStudies />);
    const card = within(await screen.findByRole('region', { name: 'Twój ośrodek' }));
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.getByText('Koordynator: Anna Wierzbicka')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Wszystkie ośrodki' }).getAttribute('href')).toBe(
      '/student-places',
    );
  });

  test('says what it still takes to finish, and how much of it is there', async () => {
    open(<OwnStudies />);
    const card = within(await screen.findByRole('region', { name: 'Do ukończenia studiów' }));
    expect(card.getByText('1 z 4 gotowe')).toBeTruthy();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Przedmioty2 z\u00a03\u00a0ocen · do poprawy: 1 · średnia 3,25Dziennik',
      'PraktykizaliczoneDziennik',
      'Praca końcowajeszcze niezłożona · promotor: dr Łukasz ŹrebiecDziennik',
      expect.stringMatching(/^Opłatyzostało 1\s050,00\szł/u),
    ]);
  });

  test('what is owed for two courses of one enrolment is said once', async () => {
    const [first] = courses;
    if (!first) throw new Error('there is a course');
    shownCourses = [first, { ...first, cid: 2, name: 'Logopedia' }];
    open(<OwnStudies />);
    const card = within(await screen.findByRole('region', { name: 'Do ukończenia: Logopedia' }));
    expect(card.getByText(/^jedna opłata z\skierunkiem Kadry i płace$/u)).toBeTruthy();
    const both = screen.getAllByRole('region', { name: /^Do ukończenia/u });
    expect(both.filter(({ textContent }) => /zostało/u.test(textContent ?? ''))).toHaveLength(1);
  });

  test('names the next online meeting and the documents that are new', async () => {
    open(<OwnStudies />);
    const meeting = within(await screen.findByRole('region', { name: 'Najbliższe spotkanie online' }));
    for (const words of ['17:30', 'Prawo pracy']) expect(meeting.getByText(words)).toBeTruthy();
    expect(meeting.getByText(/16 listopada/u)).toBeTruthy();
    expect(meeting.getByText(/^dr Łukasz Źrebiec · 90.minut$/u)).toBeTruthy();
    expect(meeting.getByRole('link').getAttribute('href')).toBe('/online-meetings');
    const documents = within(await screen.findByRole('region', { name: 'Nowe dokumenty' }));
    expect(documents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wzór.docx03.10.2026',
      'Harmonogram.pdf02.10.2026',
    ]);
  });

  test('says the average and of how many grades it is', async () => {
    open(<OwnStudies />);
    const card = within(await screen.findByRole('region', { name: 'Średnia ocen' }));
    expect(card.getByText('3,25').parentElement?.textContent).toBe('3,25 2 z\u00a03\u00a0ocen');
    expect(card.getByRole('link', { name: 'Otwórz dziennik' }).getAttribute('href')).toBe('/student-grades');
  });

  test('without an enrolment the page says so', async () => {
    studies = [];
    open(<OwnStudies />);
    expect(await screen.findByText('Nie ma jeszcze zapisu na studia')).toBeTruthy();
  });
});

describe('whom a student can ask', () => {
  test('three tabs, each with a search of its own', async () => {
    open(<StudentPlacesPage />);
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Ośrodki',
      'Koordynatorzy',
      'Sekretariat',
    ]);
    expect(await cards('Ośrodki')).toHaveLength(2);
    await search('Szukaj ośrodka', 'lodz');
    await waitFor(async () => expect(await cards('Ośrodki')).toHaveLength(1));
    const [centre] = await cards('Ośrodki');
    for (const words of ['Łódź', 'Szkoła 1', 'ul. Piękna 1', 'Grzegorz Łętowski', 'osrodek-1@demo.example'])
      expect(centre?.textContent).toContain(words);
    expect(centre?.textContent).toContain('420\u00a0000\u00a0001');
  });

  test('coordinators stand by surname with their places', async () => {
    open(<StudentPlacesPage />);
    await userEvent.click(await screen.findByRole('tab', { name: 'Koordynatorzy' }));
    const [first, second] = await cards('Koordynatorzy');
    expect(first?.textContent).toContain('Grzegorz Łętowski');
    expect(first?.textContent).toContain('Łódź · Szkoła 1');
    expect(first?.textContent).toContain('Poznań · Szkoła 2');
    expect(second?.textContent).toContain('Anna Wierzbicka');
    await search('Szukaj koordynatora', 'wierz');
    await waitFor(async () => expect(await cards('Koordynatorzy')).toHaveLength(1));
  });

  test('the secretariat has no names of people, and a search that misses says so', async () => {
    open(<StudentPlacesPage />);
    await userEvent.click(await screen.findByRole('tab', { name: 'Sekretariat' }));
    const [office] = await cards('Sekretariat');
    expect(office?.textContent).toContain('Akademia');
    expect(screen.getByRole('link', { name: 'biuro@a.pl' }).getAttribute('href')).toBe('mailto:biuro@a.pl');
    await search('Szukaj w\u00a0sekretariacie', 'xyz');
    expect(await screen.findByText('Nic nie znaleziono')).toBeTruthy();
  });
});
