import { screen, waitFor, within } from '@testing-library/react';
import type { OfficeToday, PlacesToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { OfficeDashboard } from './office-dashboard.tsx';
import { PlacesDashboard } from './places-dashboard.tsx';

const office: OfficeToday = {
  waiting: {
    total: 12,
    months: [
      { month: '2026-09', reports: 2 },
      { month: '2026-10', reports: 10 },
    ],
  },
  contracts: {
    ending: 1,
    missing: 1001,
    people: [
      { id: 5, name: 'Ewa Ending', role: 0, end: '2026-11-20' },
      { id: 6, name: 'Ada Missing', role: 0, end: null },
    ],
  },
  changes: { unread: 0, people: [] },
  weekend: {
    start: '2026-11-20',
    end: '2026-11-22',
    towns: [
      { name: 'Kutno', lecturers: 0, place: 6 },
      { name: 'Radom', lecturers: 3, place: null },
    ],
  },
  candidates: {
    total: 2,
    people: [{ id: 8, name: 'Lis Adam', date: '2026-11-12', courseName: 'Logopedia', cityName: 'Kutno' }],
  },
  folders: { total: 22, people: [{ id: 9, name: 'Nowa Anna', missing: ['form', 'album'] }] },
};

const places: PlacesToday = {
  candidates: { total: 0, people: [] },
  folders: office.folders,
  studies: {
    intakes: ['2026-10-01', '2026-03-01'],
    total: 5,
    courses: [{ id: 3, name: 'Mediacje', students: 5 }],
  },
  weekend: {
    start: '2026-11-27',
    end: '2026-11-29',
    places: [
      { id: 4, name: 'Kutno', lecturers: 2 },
      { id: 5, name: 'Radom', lecturers: 0 },
    ],
  },
};

const conversation = {
  id: 15,
  uid: 15,
  name: 'Ola Pytająca',
  role: 3,
  unread: 3,
  lastActiveItems: [
    { id: 1, text: 'Dzień dobry', datetime: '2026-11-16T08:00:00Z', own: false, file: false, deleted: false },
  ],
  taken: null,
  waiting_since: '2026-11-16T08:50:00Z',
  done: null,
  can: { markUnread: false },
};
const bounded = { total: 14, capped: false };
const inboxCounts = {
  mine: bounded,
  unclaimed: { total: 5, capped: false },
  all: bounded,
  done: bounded,
  waiting: bounded,
  median_minutes: 130,
  longest: null,
};
const counts = {
  accepted: 4,
  in_progress: 2,
  resolved: 9,
  total: 15,
  waiting: 1,
  oldest: null,
  median_first: null,
  median_closed: null,
};
const issue = { id: 7, title: 'Nie widzę ocen', reporter: { id: 15, name: 'Ola Pytająca' }, status: 0 };

let server: Loopback;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00+01:00') });
  server = await loopback(({ method, url }) => {
    if (method === 'POST') return { body: { accepted: 2 } };
    if (url.endsWith('/dashboard/places')) return { body: places };
    if (url.startsWith('/meetingapi/meetings/course/all'))
      return { body: { items: [], total: 0, capped: false } };
    if (url === '/chatapi/inbox/counts') return { body: inboxCounts };
    if (url.startsWith('/chatapi/inbox')) return { body: { items: [conversation], next: null } };
    if (url.startsWith('/chatapi/unread')) return { body: { unread: 3 } };
    if (url.startsWith('/chatapi/last')) return { body: { items: [conversation], more: false } };
    if (url.endsWith('/issues/counts')) return { body: counts };
    if (url.startsWith('/issuetrackerapi/issues'))
      return { body: { items: [issue], total: 1, capped: false } };
    return { body: url.endsWith('/office') ? office : { waiting: 2, clean: 2 } };
  });
});
afterEach(() => server.close());

const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

const links = async (name: string | RegExp) =>
  (await card(name)).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('every number leads to exactly what it counts, and each line to its thing', async () => {
  renderSignedIn(1, <OfficeDashboard />);
  expect(await links('Do decyzji')).toEqual([
    ['wrzesień 2026: 2\u00a0raporty', '/reports?month=2026-09&waiting=1'],
    ['październik 2026: 10\u00a0raportów', '/reports?month=2026-10&waiting=1'],
  ]);
  expect(await links('Umowy')).toEqual([
    ['1 umowa się kończy', '/users?concern=contract-ending&sortBy=contract'],
    ['1\u00a0000+ osób bez umowy', '/users?concern=contract-missing&sortBy=contract'],
    ['Ewa EndingKończy się za 4\u00a0dni', '/users/5?tab=okres-umowy'],
    ['Ada MissingBrak umowy', '/users/6?tab=okres-umowy'],
  ]);
  expect(await links(/^Najbliższy zjazd, 20–22 listopada/)).toEqual([
    ['Kutnobrak wykładowcy', '/admin/calendar?month=2026-11&place=6'],
    ['Radom3\u00a0wykładowców', '/admin/calendar?month=2026-11&page=1'],
  ]);
  expect((await card('Zmienione dane')).getByText('Wszystkie zmiany przeczytane.')).toBeInstanceOf(
    HTMLElement,
  );
});

test('candidates and folders that wait lead to the filtered lists and to their people', async () => {
  renderSignedIn(1, <OfficeDashboard />);
  expect(await links('Nowi kandydaci')).toEqual([
    ['2 kandydatów czeka na decyzję', '/candidates?state=waiting'],
    ['Lis AdamLogopedia, Kutno12 listopada 2026', '/candidates/8'],
  ]);
  expect(await links('Teczki niekompletne')).toEqual([
    ['22 słuchaczy', '/students?folder=incomplete'],
    ['Nowa Annabrakuje: kompletny formularz zgłoszeniowy, numer albumu', '/students/9'],
  ]);
});

test('a coordinator sees the own places: students by course and the next weekend lead to these students', async () => {
  renderSignedIn(2, <PlacesDashboard />);
  expect(await links('Słuchacze na kierunkach')).toEqual([
    ['5 słuchaczy', '/students?date=2026-10-01&date=2026-03-01'],
    ['Mediacje5\u00a0słuchaczy', '/students?date=2026-10-01&date=2026-03-01&cid=3'],
  ]);
  expect(await links(/^Najbliższy zjazd, 27–29 listopada/)).toEqual([
    ['Kutnolista słuchaczy2\u00a0wykładowców', '/students?pid=4'],
    ['Radomlista słuchaczybez zajęć', '/students?pid=5'],
  ]);
  expect((await card('Nowi kandydaci')).getByText('Nikt nie czeka na decyzję.')).toBeInstanceOf(HTMLElement);
});

test('what raises no concern is accepted after a question, each month by itself', async () => {
  const { user } = renderSignedIn(1, <OfficeDashboard />);
  expect(await screen.findByRole('button', { name: 'Zaakceptuj 2 bez uwag: wrzesień' })).toBeInstanceOf(
    HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: 'Zaakceptuj 2 bez uwag: październik' }));
  const question = await screen.findByRole('dialog', {
    name: /^Zaakceptować 2.raporty bez uwag za październik 2026/,
  });
  await user.click(within(question).getByRole('button', { name: 'Zaakceptuj 2 bez uwag' }));
  await waitFor(() =>
    expect(server.received.filter(({ method }) => method === 'POST').map(({ body }) => String(body))).toEqual(
      ['{"month":"2026-10"}'],
    ),
  );
});

test('what waits in the inbox leads there, with the median; the number of open problems to the list of exactly these', async () => {
  renderSignedIn(1, <OfficeDashboard />);
  expect(
    (await links('Skrzynka')).map((link) => link.map((words) => words?.replaceAll('\u00a0', ' '))),
  ).toEqual([
    ['5 rozmów niczyich', '/chat?view=unclaimed'],
    ['Ola PytającaDzień dobry2 godz. 10 min', '/chat?view=unclaimed&user=15'],
  ]);
  expect((await card('Skrzynka')).getByText(/osób czeka na odpowiedź$/u).textContent).toBe(
    '14 osób czeka na odpowiedź',
  );
  expect(
    (await card('Skrzynka')).getByText(/^Pierwsza odpowiedź po.2.godz\. 10.min \(mediana/),
  ).toBeInstanceOf(HTMLElement);
  expect(await links('Zgłoszenia')).toEqual([
    ['6 otwartych', '/issue-tracker?view=list&status=0&status=1'],
    ['Nie widzę ocenOla Pytającaprzyjęte', '/issue-tracker/7'],
  ]);
});
