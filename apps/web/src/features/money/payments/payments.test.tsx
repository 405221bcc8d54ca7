import type {
  Payment,
  SettledStudent,
  SettlementsOfPerson,
} from '@indeks/contract/money/payments/payments.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { settledEnrolment, settledPerson } from '#parts/studies/students/testing/settled.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { SettlementsPage } from './settlements-page.tsx';

let server: Loopback;
let sent: unknown[];
let can: SettlementsOfPerson['can'];
let listed: SettledStudent;
let paid: Payment[];
beforeEach(async () => {
  sent = [];
  listed = student;
  paid = [payment];
  can = { setPrice: true, anyPrice: true };
  server = await loopback(({ url, method, body }) => {
    if (url.startsWith('/api/settlements/students/remind'))
      return { body: { sent: 2, amount: 240_000, before: 0 } };
    if (method === 'POST' || method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      return { body: payment };
    }
    if (url.startsWith('/api/settlements/students/totals'))
      return { body: { totals: { sums, owed: 40_000, late: 1 } } };
    if (url.startsWith('/api/settlements/students'))
      return { body: { items: [listed], total: 1, capped: false, can } };
    if (url.startsWith('/api/settlements/user')) return { body: { ...settlements, payments: paid, can } };
    return { body: { items: [], total: 0, capped: false } };
  });
});
afterEach(() => server.close());

const sums = { price: 420_000, paid: 300_000, user_paid: 0, balance: 120_000 };
const enrolment = { ...settledEnrolment, sums };
const payment: Payment = {
  id: 9,
  scid: 3,
  uid: 7,
  name: 'Ewa Łoś',
  amount: 300_000,
  date: '2020-11-02',
  courseName: 'Kadry i płace',
  courseName2: null,
  studentCourseBankAccount: null,
  bank_account: null,
  comment: '',
  source: 'hand',
  inFile: null,
  withdrawn: null,
  version: 4,
};
const twoParts = [
  { due: '2020-11-01', amount: 340_000 },
  { due: '2021-03-01', amount: 80_000 },
];
const plan = {
  instalments: twoParts,
  version: 3,
  templates: [[{ due: '2020-11-01', amount: 420_000 }], twoParts],
};
const settlements: Omit<SettlementsOfPerson, 'can'> = {
  person: settledPerson,
  sums,
  dues: settledEnrolment.dues,
  enrolments: [{ ...enrolment, plan }],
  payments: [payment],
  reminded: null,
};
const student: SettledStudent = {
  ...settledPerson,
  sums,
  dues: settledEnrolment.dues,
  enrolments: [enrolment],
  reminded: null,
};

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`, 'u') });

test('shows what is owed in words and every payment', async () => {
  renderSignedIn(6, <PaymentsTab user={7} />);
  const owed = within(await screen.findByRole('region', { name: 'Kierunki i\u00a0salda' }));
  expect(owed.getByText(/^Zaległość 400,00\szł · 12\sdni$/u)).toBeTruthy();
  expect(screen.getByText(/^−1\s?200,00\szł$/u)).toBeTruthy();
  const figure = screen.getByText('Zaległość', { selector: 'dt' }).parentElement;
  expect(figure?.textContent).toMatch(/^Zaległość400,00\szł$/u);
  expect(screen.queryByText(/do zapłaty/iu)).toBeNull();
  expect(await screen.findByText('02.11.2020')).toBeTruthy();
});

test('a payment is typed in złoty and sent in grosze; a return asks for its reason', async () => {
  const user = userEvent.setup();
  renderSignedIn(6, <PaymentsTab user={7} />);
  await user.click(await screen.findByRole('button', { name: 'Dodaj wpłatę' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => user.click(dialog.getByRole('button', { name: 'Dodaj wpłatę' }));
  await save();
  expect(await screen.findByText('Podanie kwoty jest wymagane')).toBeTruthy();
  await user.type(await field('Kwota'), '-50,25');
  await save();
  expect(await screen.findByText('Przy kwocie ujemnej podaj powód zwrotu lub korekty')).toBeTruthy();
  await user.type(await field('Komentarz'), 'Zwrot');
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ amount: -5_025, scid: 3, comment: 'Zwrot' }]));
});

test('an emptied day and course are said to be needed and do not prevent saving', async () => {
  const user = userEvent.setup();
  renderSignedIn(6, <PaymentsTab user={7} />);
  await user.click(await screen.findByRole('button', { name: 'Dodaj wpłatę' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(/jest wymagane/u)).toBeNull();
  await user.clear(dialog.getByLabelText('Data'));
  expect(dialog.getByText(/^Podanie daty jest wymagane\./u)).toBeTruthy();
  await user.click(dialog.getByLabelText('Wyczyść'));
  expect(dialog.getByText(/^Podanie kierunku jest wymagane\./u)).toBeTruthy();
  await user.type(await field('Kwota'), '50');
  await user.click(dialog.getByRole('button', { name: 'Dodaj wpłatę' }));
  await waitFor(() => expect(sent).toMatchObject([{ amount: 5_000, date: '', scid: null }]));
});

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));

test('one enrolment stands on the row of its person, with the sums in their columns', async () => {
  renderSignedIn(6, <SettlementsPage />);
  const link = await screen.findByRole('link', { name: 'Łoś Ewa' });
  expect(link.getAttribute('href')).toBe('/accountant-students/7');
  const row = link.closest('tr');
  if (!row) throw new Error('no row');
  expect(cellsOf(row).slice(1)).toEqual([
    'Łoś EwaKadry i płace · 10.2020',
    'Zaległość 400,00 zł · 12 dni',
    expect.stringContaining('4 200,00'),
    '3 000,00',
    '−1 200,00',
    '400,00',
    '12',
  ]);
  const asked = server.received.find(({ url }) => url.startsWith('/api/settlements/students?'));
  expect(asked?.url).toContain('sortBy=overdue&sortDesc=true');
  expect(await screen.findByText(/^Razem: 1\sosoba$/u)).toBeTruthy();
});

test('several enrolments open below in the same columns; what was paid too much is said to be taken off', async () => {
  const user = userEvent.setup();
  const overpaid = {
    ...enrolment,
    id: 4,
    courseName: 'Logopedia',
    sums: { price: 100_000, paid: 110_000, user_paid: 0, balance: -10_000 },
    dues: { owed: 0, overdueDays: 0, due: null, toPay: 0, next: null },
  };
  listed = {
    ...student,
    dues: { ...student.dues, owed: 30_000 },
    sums: { ...sums, balance: 110_000 },
    enrolments: [enrolment, overpaid],
  };
  renderSignedIn(6, <SettlementsPage />);
  const toggle = await screen.findByRole('button', { name: /^2\szapisy: Ewa Łoś$/u });
  expect(screen.getByText(/^nadpłata 100,00\szł odliczona od zaległości$/u)).toBeTruthy();
  expect(screen.queryByText('Logopedia')).toBeNull();
  await user.click(toggle);
  const line = screen.getByText('Logopedia').closest('tr');
  if (!line) throw new Error('no line');
  expect(cellsOf(line).slice(1)).toEqual([
    'Nadpłata 100,00 zł',
    expect.stringContaining('4 200,00'),
    '1 100,00',
    '100,00',
    '–',
    '–',
  ]);
  await user.click(screen.getByRole('button', { name: /^2\szapisy: Ewa Łoś$/u, expanded: true }));
  expect(screen.queryByText('Logopedia')).toBeNull();
});

test('the chosen people are reminded, and what is overdue of them stands beside their number', async () => {
  const user = userEvent.setup();
  renderSignedIn(6, <SettlementsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Ewa Łoś' }));
  expect(screen.getByText(/^400,00\szł$/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Przypomnij 1\sosobie$/u }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Przypomnij 1\sosobie$/u }));
  await screen.findByText(/^Przypomniano 2\sosobom/u);
  expect(server.received.some(({ url }) => url === '/api/settlements/students/remind?ids=7')).toBe(true);
});

test('everybody of a list of debtors is reminded after a question; others cannot be', async () => {
  const user = userEvent.setup();
  const first = renderSignedIn(6, <SettlementsPage />);
  await screen.findByRole('link', { name: 'Łoś Ewa' });
  expect(screen.queryByRole('button', { name: /^Przypomnij/u })).toBeNull();
  first.unmount();
  renderSignedIn(6, <SettlementsPage />, { address: '/?state=overdue-longer&search=los' });
  await user.click(await screen.findByRole('button', { name: /^Przypomnij 1\sosobie$/u }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Przypomnieć o\swpłacie 1\sosobie\?$/u }));
  await user.click(dialog.getByRole('button', { name: /^Przypomnij 1\sosobie$/u }));
  expect(await screen.findByText(/^Przypomniano 2\sosobom, razem o\skwocie 2\s400,00\szł$/u)).toBeTruthy();
  const asked = server.received.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(asked).toEqual(['/api/settlements/students/remind?search=los&state=overdue-longer']);
});

test('a payment by hand is withdrawn with a reason; a withdrawn one is struck through and cannot be changed', async () => {
  const user = userEvent.setup();
  const withdrawn = { at: '2020-11-03T09:00:00.000Z', by: 'Danuta Śliwińska', reason: 'wpisana dwa razy' };
  paid = [payment, { ...payment, id: 10, amount: 12_345, withdrawn }];
  renderSignedIn(6, <PaymentsTab user={7} />);
  const struck = await screen.findByText(/^123,45\szł$/u);
  expect(struck.tagName).toBe('S');
  expect(screen.getByText(/^wycofana 03\.11\.2020, Danuta Śliwińska: wpisana dwa razy$/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Wycofaj wpłatę: wpłata 123,45/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Wycofaj wpłatę: wpłata 3\s000,00/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wycofanie wpłaty' }));
  await user.click(dialog.getByRole('button', { name: 'Wycofaj wpłatę' }));
  expect(await dialog.findByText('Podaj powód wycofania wpłaty')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Powód/u }), 'pomyłka');
  await user.click(dialog.getByRole('button', { name: 'Wycofaj wpłatę' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'pomyłka', version: 4 }]));
});

test('a plan is changed row by row and saved when it comes to the price', async () => {
  const user = userEvent.setup();
  renderSignedIn(6, <PaymentsTab user={7} />);
  await user.click(await screen.findByRole('button', { name: 'Raty: Kadry i płace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Raty: Kadry i płace' }));
  const [first] = await dialog.findAllByRole('textbox', { name: /^Kwota/u });
  if (!first) throw new Error('no field');
  await user.clear(first);
  await user.type(first, '3000');
  expect(await dialog.findByText(/brakuje 400,00\szł$/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Zapisz raty' }));
  expect(await dialog.findByText(/^Raty muszą dać razem całe czesne/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Wyrównaj ostatnią ratę' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz raty' }));
  const instalments = [
    { due: '2020-11-01', amount: 300_000 },
    { due: '2021-03-01', amount: 120_000 },
  ];
  await waitFor(() => expect(sent).toEqual([{ instalments, version: 3 }]));
});

test('a template puts its rows in the place of all, and none takes the plan away', async () => {
  const user = userEvent.setup();
  renderSignedIn(6, <PaymentsTab user={7} />);
  await user.click(await screen.findByRole('button', { name: 'Raty: Kadry i płace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Raty: Kadry i płace' }));
  await user.click(await dialog.findByRole('button', { name: 'Jednorazowo' }));
  expect(dialog.getAllByRole('group', { name: /^Rata/u })).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Bez planu' }));
  expect(await dialog.findByText('Bez planu całe czesne jest płatne do 1 listopada 2020.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Zapisz raty' }));
  await waitFor(() => expect(sent).toEqual([{ instalments: [], version: 3 }]));
});

test('whoever chooses tuition from the list may type it in any way; what cannot be read is not sent', async () => {
  const user = userEvent.setup();
  can = { setPrice: true, anyPrice: false };
  renderSignedIn(6, <PaymentsTab user={7} />);
  await user.click(await screen.findByRole('button', { name: 'Zmień czesne: Kadry i płace' }));
  const price = await screen.findByRole('combobox', { name: 'Czesne: Kadry i płace' });
  const type = async (text: string) => {
    await user.clear(price);
    await user.type(price, `${text}{Enter}`);
  };
  await type('12a,5');
  expect(await screen.findByText('Proszę podać wyłącznie cyfry')).toBeTruthy();
  await type('3050');
  expect(await screen.findByText(/^Wybierz czesne z\slisty/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await type('3000');
  expect(await screen.findByText('Zapisano czesne')).toBeTruthy();
  const asked = server.received.filter(({ method }) => method === 'PUT').map(({ url }) => url);
  expect(asked).toEqual(['/api/student-course/3/set-price/300000']);
});
