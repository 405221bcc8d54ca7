import type {
  Payment,
  SettledStudent,
  SettlementsOfPerson,
} from '@indeks/contract/payments/payments.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { SettlementsPage } from './settlements-page.tsx';

let server: Loopback;
let sent: unknown[];
beforeEach(async () => {
  sent = [];
  server = await loopback(({ url, method, body }) => {
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
const person = {
  id: 7,
  name: 'Ewa Łoś',
  listed_name: 'Łoś Ewa',
  email: 'ewa@test.example',
  telephone: null,
  avatar: null,
};
const sums = { price: 420_000, paid: 300_000, user_paid: 0, balance: 120_000 };
const enrolment = {
  id: 3,
  date: '2020-10-01',
  cityName: 'Łódź',
  cid: 1,
  courseName: 'Kadry i płace',
  courseName2: null,
  prices: [420_000],
  studentCourseBankAccount: null,
  archived: false,
  sums,
  version: 1,
};
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
const settlements: SettlementsOfPerson = { person, sums, enrolments: [enrolment], payments: [payment], can };
const student: SettledStudent = { ...person, sums: { ...sums, balance: -5_000 }, enrolments: [enrolment] };

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

test('the list shows people with their sums and leads to them', async () => {
  renderSignedIn(6, <SettlementsPage />);
  const link = await screen.findByRole('link', { name: 'Szczegóły: Ewa Łoś' });
  expect(link.getAttribute('href')).toBe('/accountant-students/7');
  expect(screen.getByText(/^Nadpłata 50,00\szł$/u)).toBeTruthy();
  expect(screen.getByText(/zobowiązanie 4\s?200,00\szł · wpłaty 3\s?000,00\szł/u)).toBeTruthy();
});
