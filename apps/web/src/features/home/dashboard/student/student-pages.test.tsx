import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import type { FileGroup, GroupFile } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import type { OwnDues, OwnPayments } from '@indeks/contract/money/payments/own-payments.schemas';
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
let money: OwnDues[];
let together: OwnPayments['together'];
beforeEach(async () => {
  studies = [enrolment(2, 'Kadry i płace', '61109010140000071219812874'), enrolment(1, 'Terapia', null)];
  money = [owedFor(2), settledFor(1)];
  together = owedFor(2);
  server = await loopback(({ url }) => {
    if (url === '/api/student-course/own') return { body: { enrolments: studies } };
    if (url === '/api/settlements/own')
      return { body: { lastReport: '2020-11-13', together, enrolments: money, payments: [] } };
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
    id: 2,
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

type NextMeeting = Pick<
  OnlineMeeting,
  'id' | 'topic' | 'starts_at' | 'opens_at' | 'duration' | 'username'
> & { can: Pick<OnlineMeeting['can'], 'join' | 'start'> };
const meetings: NextMeeting[] = [
  {
    id: 1,
    topic: 'Prawo pracy',
    starts_at: '2030-11-16T16:30:00.000Z',
    opens_at: '2030-11-16T16:15:00.000Z',
    duration: 90,
    username: 'dr Łukasz Źrebiec',
    can: { join: true, start: false },
  },
];
const file = (id: number, name: string, fresh: boolean): GroupFile => ({
  id,
  gid: 1,
  name,
  url: '',
  file: '',
  description: id === 2 ? 'Plan zjazdów' : '',
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
  test('several enrolments are one card: what they come to, what is next, and the account of each', async () => {
    studies = [enrolment(2, 'Kadry i płace', '61109010140000071219812874'), enrolment(1, 'Terapia', null)];
    money = [
      owedFor(2),
      { ...owedFor(1), dues: { ...nothingOwed, toPay: 5000, next: { due: '2030-03-01', amount: 5000 } } },
    ];
    // What is too much elsewhere pays a part of the arrears.
    together = { dues: { ...owedFor(2).dues, owed: 100_000 }, balance: 205_000 };
    open(<OwnStudies />);
    const card = within(await screen.findByRole('region', { name: 'Opłaty za studia' }));
    expect(await card.findByText(/^Zaległość 1\s000,00\szł · 14\sdni$/u)).toBeTruthy();
    expect((await card.findByText('2 050,00')).parentElement?.textContent).toMatch(/zł zostało razem$/u);
    expect(card.getByText(/^Najbliższa rata: 50,00\szł do 1 marca 2030 \(Terapia\)$/u)).toBeTruthy();
    const lines = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(
      /^Kadry i płace.*Zaległość 1\s050,00\szł · 14\sdni61 1090 1014 0000 0712 1981 2874/u,
    );
    expect(lines[1]).toMatch(/^Terapia.*Numer nie został jeszcze nadany/u);
    const user = userEvent.setup();
    await user.click(card.getByRole('button', { name: 'Kopiuj numer rachunku: Kadry i płace' }));
    expect(await screen.findByText('Skopiowano numer rachunku do schowka!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('61109010140000071219812874');
    expect(card.getByRole('link', { name: 'Zapłać kodem QR' }).getAttribute('href')).toBe(
      '/student-payments',
    );
  });

  test('the one enrolment that goes on has a card; those that are over and paid are folded', async () => {
    studies = [
      enrolment(2, 'Kadry i płace', '61109010140000071219812874'),
      { ...enrolment(1, 'Terapia', null), date: '2018-10-01' },
    ];
    open(<OwnStudies />);
    const owed = within(await screen.findByRole('region', { name: 'Kadry i płace' }));
    expect((await owed.findByText('1 050,00')).parentElement?.textContent).toMatch(/zł zaległości$/u);
    for (const words of ['75% wpłacone', /^Zaległość 1\s050,00\szł · 14\sdni$/u])
      expect(owed.getByText(words)).toBeTruthy();
    expect(owed.getByRole('link', { name: 'Zapłać kodem QR: Kadry i płace' })).toBeTruthy();
    const ended = screen.getByText('Zakończone studia (1)').closest('details');
    expect([ended?.open, ended?.textContent?.includes('Terapia')]).toEqual([false, true]);
    expect(screen.getByText('Wpłaty: stan na dzień 13.11.2020')).toBeTruthy();
  });

  test('studies that are over but not paid for stay in sight', async () => {
    studies = [enrolment(2, 'Kadry i płace', null), { ...enrolment(1, 'Terapia', null), date: '2018-10-01' }];
    money = [owedFor(2), owedFor(1)];
    open(<OwnStudies />);
    const card = within(await screen.findByRole('region', { name: 'Opłaty za studia' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByText(/^Zakończone studia/u)).toBeNull();
  });

  test('one’s own data are reachable from the top', async () => {
    open(<OwnStudies />);
    const link = await screen.findByRole('link', { name: 'Twoje dane osobowe' });
    expect(link.getAttribute('href')).toBe('/#dane');
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
    const card = within(await screen.findByRole('region', { name: 'Do ukończenia studiów' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Kadry i płace1 z\s4 gotowe · przedmioty: 2 z\s3\socen .* opłaty: zostało 1\s050,00\szł/u,
      ),
      expect.stringMatching(/^Logopedia1 z\s4 gotowe .*Źrebiec/u),
    ]);
    expect(card.getAllByText(/zostało/u)).toHaveLength(1);
  });

  test('names the next online meeting and the documents that are new', async () => {
    open(<OwnStudies />);
    const meeting = within(await screen.findByRole('region', { name: 'Najbliższe spotkanie online' }));
    expect(meeting.getByText('16 listopada').parentElement?.textContent).toBe('16 listopada sobota, 17:30');
    expect(meeting.getByText('Prawo pracy')).toBeTruthy();
    expect(meeting.getByText(/^dr Łukasz Źrebiec · 90.minut$/u)).toBeTruthy();
    expect(meeting.getByRole('link').getAttribute('href')).toBe('/online-meetings');
    expect(meeting.queryByRole('button')).toBeNull();
    const documents = within(await screen.findByRole('region', { name: 'Nowe dokumenty' }));
    expect(documents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wzór.docx03.10.2026',
      'Plan zjazdówHarmonogram.pdf · 02.10.2026',
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
    const [own, another] = await cards('Ośrodki');
    expect([own?.textContent, another?.textContent]).toEqual([
      expect.stringMatching(/^PoznańTwój ośrodek/u),
      expect.stringMatching(/^ŁódźSzkoła 1/u),
    ]);
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
    // The own one stands before the others.
    expect(first?.textContent).toContain('Anna WierzbickaTwój koordynator');
    expect(second?.textContent).toContain('Grzegorz Łętowski');
    expect(second?.textContent).toContain('Łódź · Szkoła 1');
    expect(second?.textContent).toContain('Poznań · Szkoła 2');
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
