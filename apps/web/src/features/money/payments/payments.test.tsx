import type {
  Payment,
  SettledStudent,
  SettlementsOfPerson,
} from '@indeks/contract/payments/payments.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { settledEnrolment, settledPerson } from '#parts/studies/testing/settled.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { SettlementsPage } from './settlements-page.tsx';

let server: Loopback;
let sent: unknown[];
beforeEach(async () => {
  sent = [];
  server = await loopback(({ url, method, body }) => {
    if (url.startsWith('/api/settlements/students/remind'))
      return { body: { sent: 2, amount: 240_000, before: 0 } };
    if (method === 'POST' || method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      return { body: payment };
    }
    if (url.startsWith('/api/settlements/students'))
      return { body: { items: [student], total: 1, capped: false, can } };
    if (url.startsWith('/api/settlements/user')) return { body: settlements };
    return { body: { items: [], total: 0, capped: false } };
  });
});
afterEach(() => server.close());

const can = { setPrice: true, anyPrice: true };
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
const settlements: SettlementsOfPerson = {
  person: settledPerson,
  sums,
  enrolments: [{ ...enrolment, plan }],
  payments: [payment],
  reminded: null,
  can,
};
const student: SettledStudent = {
  ...settledPerson,
  sums: { ...sums, balance: -5_000 },
  enrolments: [enrolment],
  reminded: null,
};

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`, 'u') });

test('shows what is owed in words and every payment', async () => {
  renderSignedIn(6, <PaymentsTab user={7} />);
  const owed = within(await screen.findByRole('region', { name: 'Kierunki i\u00a0salda' }));
  expect(owed.getByText(/^Do zapłaty 1\s?200,00\szł$/u)).toBeTruthy();
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

test('the list shows people with their sums and leads to them', async () => {
  renderSignedIn(6, <SettlementsPage />);
  const link = await screen.findByRole('link', { name: 'Szczegóły: Ewa Łoś' });
  expect(link.getAttribute('href')).toBe('/accountant-students/7');
  expect(screen.getByText(/^Nadpłata 50,00\szł$/u)).toBeTruthy();
  expect(screen.getByText(/zobowiązanie 4\s?200,00\szł · wpłaty 3\s?000,00\szł/u)).toBeTruthy();
});

test('everybody of a list of debtors is reminded after a question; others cannot be', async () => {
  const user = userEvent.setup();
  const first = renderSignedIn(6, <SettlementsPage />);
  await screen.findByRole('link', { name: 'Szczegóły: Ewa Łoś' });
  expect(screen.queryByRole('button', { name: /^Przypomnij/u })).toBeNull();
  first.unmount();
  renderSignedIn(6, <SettlementsPage />, { address: '/?state=overdue-longer&search=los' });
  await user.click(await screen.findByRole('button', { name: /^Przypomnij 1\sosobie$/u }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Przypomnieć o\swpłacie 1\sosobie\?$/u }));
  await user.click(dialog.getByRole('button', { name: /^Przypomnij 1\sosobie$/u }));
  expect(await screen.findByText(/^Przypomniano 2\sosobom: do zapłaty 2\s400,00\szł$/u)).toBeTruthy();
  const asked = server.received.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(asked).toEqual(['/api/settlements/students/remind?search=los&state=overdue-longer']);
});

test('what is owed today and for how long stands beside the whole balance', async () => {
  renderSignedIn(6, <PaymentsTab user={7} />);
  const owed = within(await screen.findByRole('region', { name: 'Kierunki i\u00a0salda' }));
  expect(owed.getByText('Po terminie 12 dni')).toBeTruthy();
  expect(owed.getByText(/^na dziś 400,00\szł · 2\sraty$/u)).toBeTruthy();
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
