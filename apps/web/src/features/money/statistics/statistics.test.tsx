import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { StatisticsPage } from './statistics-page.tsx';

let server: Loopback;
let failing: string;
beforeEach(async () => {
  failing = 'nothing';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
  server = await loopback(({ url }) => {
    const path = url.split('?')[0] ?? '';
    return path === failing ? { status: 500, body: {} } : { body: answers[path] ?? { items: [] } };
  });
});
afterEach(() => server.close());

const longName = 'Integracja sensoryczna z elementami terapii ręki';
const answers: Record<string, unknown> = {
  '/api/settlements/statistics': {
    items: [
      {
        due: 600_970_000,
        paid: 560_000_000,
        owed: 59_700_000,
        overpaid: 18_730_000,
        lastReport: '2026-10-06T08:00:00.000Z',
      },
    ],
  },
  '/api/student-course/groups': {
    items: [
      { count: 1, amount: 1540 },
      { count: 2, amount: 214 },
      { count: 3, amount: 37 },
      { count: 4, amount: 4 },
    ],
  },
  '/api/student-course/grouped': {
    pid: Array.from({ length: 10 }, (_, index) => ({
      id: index + 1,
      name: `Miasto ${index}`,
      amount: 400 - index,
    })),
    cid: [{ id: 5, name: longName, amount: 118 }],
    total: { pid: 10, cid: 1 },
  },
  '/api/student-course/trends': {
    items: [
      { id: 5, name: longName, date: '2026-03-01', amount: 10, total: 40 },
      { id: 5, name: longName, date: '2026-08-01', amount: 3, total: 19 },
      { id: 5, name: longName, date: '2026-10-01', amount: 10, total: 30 },
    ],
  },
  '/api/users/statistics': {
    places: 24,
    coordinators: 1,
    administratives: 18,
    professors: 128,
    subjects: 412,
    courses: 57,
  },
  '/api/activeSessions': { amount: 39 },
  '/api/places': { items: [{ id: 3, name: 'Łódź' }], total: 1, capped: false },
};

const show = (address = '/statistics') => renderSignedIn(11, <StatisticsPage />, { address });
/** Loaded: before that it has no numbers. */
const card = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('region', { name }).textContent).toMatch(/\d/u));
  return screen.getByRole('region', { name });
};
const link = async (region: string, name: string | RegExp) =>
  within(await card(region)).getByRole('link', { name });
const asked = (path: string) =>
  server.received.filter(({ url }) => url.startsWith(path)).map(({ url }) => url);

test('money is shown in złote, and each sum leads to its list', async () => {
  show();
  expect(
    (await link('Rozliczenia', '409\u00a0700\u00a0zł (409\u00a0700,00\u00a0zł)')).getAttribute('href'),
  ).toContain('sortBy=balance');
  expect(
    (await link('Rozliczenia', '5\u00a0600\u00a0000\u00a0zł (5\u00a0600\u00a0000,00\u00a0zł)')).getAttribute(
      'href',
    ),
  ).toBe('/accountant-students?date=2026-10-01');
  expect(
    (await link('Rozliczenia', '597\u00a0000\u00a0zł (597\u00a0000,00\u00a0zł)')).getAttribute('href'),
  ).toContain('state=owed');
  const { textContent } = await card('Rozliczenia');
  expect(textContent).toContain('90% należności wpłacone');
  expect(textContent).toContain('nadpłaty 187\u00a0300,00\u00a0zł');
  expect(textContent).toContain('ostatni wyciąg 6 października 2026');
});

test('students are counted, and how many study several courses', async () => {
  show();
  expect((await link('Słuchacze', '1\u00a0795')).getAttribute('href')).toBe('/students?date=2026-10-01');
  expect((await link('Słuchacze', '214')).getAttribute('href')).toBe('/students?date=2026-10-01&courses=2');
  expect((await link('Słuchacze', '4')).getAttribute('href')).toBe('/students?date=2026-10-01&courses=4');
  expect((await card('Słuchacze')).textContent).toContain('14% słuchaczy studiuje więcej niż jeden kierunek');
});

test('eight bars are drawn, the table has all of them, and both lead to the list', async () => {
  const { user } = show();
  const region = await card('Słuchacze według miast');
  expect(within(region).getAllByRole('link')).toHaveLength(8);
  expect(region.textContent).toContain('oraz 2\u00a0kolejne miasta: w\u00a0tabeli');
  await user.click(within(region).getByRole('button', { name: 'Pokaż tabelę: Słuchacze według miast' }));
  const table = within(within(region).getByRole('table'));
  expect(table.getAllByRole('link').map((each) => each.getAttribute('href'))[9]).toBe(
    '/students?date=2026-10-01&pid=10',
  );
});

test('a long name is cut to forty characters in the drawing and whole in the table', async () => {
  show();
  const region = within(await card('Słuchacze według kierunków'));
  expect(region.getByText('Integracja sensoryczna z elementami tera…')).toBeDefined();
  expect(region.getByRole('rowheader', { name: longName })).toBeDefined();
});

test('the share of a course is that of all students of the intake, where there are at least twenty', async () => {
  show();
  const region = within(await card('Udział kierunków w\u00a0naborach'));
  expect(region.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Kierunekmar 2026paź 2026',
    `${longName}25%33,3%`,
  ]);
});

test('counts have the right word and lead to their lists', async () => {
  show();
  expect((await link('Uczelnia w\u00a0liczbach', '24 aktywne placówki')).getAttribute('href')).toBe(
    '/places?active=1',
  );
  expect(await link('Uczelnia w\u00a0liczbach', '1 koordynator')).toBeDefined();
  // No list has exactly these.
  const tiles = await card('Uczelnia w\u00a0liczbach');
  expect(within(tiles).getAllByRole('link')).toHaveLength(4);
  for (const words of ['18 pracowników adm. z\u00a0umową', '412 przedmiotów', '39 aktywnych sesji'])
    expect(tiles.textContent).toContain(words);
});

test('several places and courses are asked for at once, and then no list has the same', async () => {
  show('/statistics?date=&pid=3&pid=4&cid=5');
  await card('Słuchacze');
  await waitFor(() =>
    expect(asked('/api/student-course/groups')).toEqual(['/api/student-course/groups?pid=3%2C4&cid=5']),
  );
  expect(within(await card('Słuchacze')).queryAllByRole('link')).toEqual([]);
  // A bar has its own place.
  expect((await link('Słuchacze według miast', /Miasto 0/)).getAttribute('href')).toBe(
    '/students?date=&pid=1&cid=5',
  );
});

test('all places are one of the choices', async () => {
  const { user } = show('/statistics?pid=3');
  await user.click(await screen.findByRole('combobox', { name: 'Placówka' }));
  await user.click(await screen.findByRole('option', { name: 'Wszystkie miasta' }));
  await waitFor(() =>
    expect(asked('/api/student-course/groups').at(-1)).toBe('/api/student-course/groups?date=2026-10-01'),
  );
});

test('a card that fails says so and offers another try, the others stand', async () => {
  failing = '/api/settlements/statistics';
  const { user } = show();
  expect(await screen.findByText('Nie udało się wczytać: Rozliczenia')).toBeDefined();
  expect(await link('Słuchacze', '1\u00a0795')).toBeDefined();
  failing = 'nothing';
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await link('Rozliczenia', '597\u00a0000\u00a0zł (597\u00a0000,00\u00a0zł)')).toBeDefined();
});
