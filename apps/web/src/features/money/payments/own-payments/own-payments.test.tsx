import type { OwnDues, OwnPayments } from '@indeks/contract/money/payments/own-payments.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { OwnPaymentsPage } from './own-payments-page.tsx';

let server: Loopback;
let money: OwnPayments;
beforeEach(async () => {
  money = { lastReport: '2020-11-13', together, enrolments: [owed, overpaid], payments };
  server = await loopback(() => ({ body: money }));
});
afterEach(() => server.close());

const nothing = { owed: 0, overdueDays: 0, due: null, toPay: 0, next: null };
const together = { dues: nothing, balance: 0 };
const instalment = { amount: 120_000, paid: 120_000, paidOn: '2020-10-10', state: 'paid' } as const;
const owed: OwnDues = {
  id: 2,
  date: '2020-10-01',
  courseName: 'Kadry i płace',
  courseName2: null,
  price: 360_000,
  paid: 150_000,
  balance: 210_000,
  dues: {
    owed: 90_000,
    overdueDays: 1,
    due: '2020-11-14',
    toPay: 90_000,
    next: { due: '2021-03-01', amount: 120_000 },
  },
  instalments: [
    { ...instalment, due: '2020-10-20' },
    { ...instalment, due: '2020-11-14', paid: 30_000, paidOn: null, state: 'overdue' },
    { ...instalment, due: '2021-03-01', paid: 0, paidOn: null, state: 'next' },
  ],
  transfer: {
    account: '61109010140000071219812874',
    recipient: 'Akademia',
    title: 'Czesne 48210 Ewa Los',
    amount: 90_000,
    qr: '<svg/>',
  },
};
const overpaid: OwnDues = {
  ...owed,
  id: 1,
  courseName: 'Terapia',
  paid: 380_000,
  balance: -20_000,
  dues: { owed: 0, overdueDays: 0, due: null, toPay: 0, next: null },
  instalments: [],
  transfer: null,
};
const payments = [
  { id: 9, scid: 1, amount: 400_000, date: '2020-11-02', courseName: 'Terapia', courseName2: null },
  { id: 8, scid: 1, amount: -20_000, date: '2020-11-01', courseName: 'Terapia', courseName2: null },
];

test('says what to pay now, the whole balance, and the next instalment', async () => {
  renderSignedIn(3, <OwnPaymentsPage />);
  const card = within(await screen.findByRole('region', { name: 'Kadry i płace' }));
  for (const words of [
    '900,00',
    /^Zaległość 900,00\szł · 1\sdzień$/u,
    /^wpłacono 1\s?500,00\szł z\s3\s?600,00\szł$/u,
    /^całe saldo: 2\s?100,00\szł$/u,
    /^Kolejna rata: 1\s?200,00\szł do 1 marca 2021$/u,
    '1 z 3 zapłacone',
    'zapłacona 10.10.2020',
    'po terminie od 14.11.2020',
    /^wpłacono 300,00\szł$/u,
    'termin 01.03.2021',
  ])
    expect(card.getByText(words)).toBeTruthy();
  expect(screen.getByText('Stan na dzień 13.11.2020')).toBeTruthy();
});

test('an instalment that is near is called so, not arrears', async () => {
  const dues = { ...nothing, toPay: 90_000, next: { due: '2020-11-20', amount: 90_000 } };
  money = { lastReport: null, together, enrolments: [{ ...owed, dues }], payments: [] };
  renderSignedIn(3, <OwnPaymentsPage />);
  const card = within(await screen.findByRole('region', { name: 'Kadry i płace' }));
  expect(card.getByText('900,00').parentElement?.textContent).toMatch(/^900,00 zł najbliższa rata/u);
  expect(card.getByText(/^Rata 900,00\szł do 20 listopada$/u)).toBeTruthy();
});

test('the code is a picture, and the same in words is copied', async () => {
  const user = userEvent.setup();
  renderSignedIn(3, <OwnPaymentsPage />);
  const picture = await screen.findByRole('img', { name: /^Kod QR przelewu za Kadry i płace: 900,00\szł$/u });
  expect(picture.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent('<svg/>')}`);
  for (const [label, value] of [
    ['kwotę', '900,00'],
    ['numer rachunku', '61109010140000071219812874'],
    ['odbiorcę', 'Akademia'],
    ['tytuł', 'Czesne 48210 Ewa Los'],
  ]) {
    await user.click(screen.getByRole('button', { name: `Kopiuj ${label}: Kadry i płace` }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
});

test('what is paid too much stands apart, and each payment in the history', async () => {
  renderSignedIn(3, <OwnPaymentsPage />);
  const card = within(await screen.findByRole('region', { name: 'Terapia' }));
  expect(card.getByText(/^Nadpłata 200,00\szł$/u)).toBeTruthy();
  expect(card.queryByRole('img')).toBeNull();
  const history = within(screen.getByRole('region', { name: 'Historia wpłat' }));
  expect(history.getByText(/^2\swpłaty, 3\s?800,00\szł$/u)).toBeTruthy();
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 listopada 2020Terapia\+4\s?000,00\szł$/u),
    expect.stringMatching(/^1 listopada 2020Terapiazwrot lub korekta−200,00\szł$/u),
  ]);
});

test('without payments and without studies the page says so', async () => {
  money = { lastReport: null, together, enrolments: [owed], payments: [] };
  const { unmount } = renderSignedIn(3, <OwnPaymentsPage />);
  expect(await screen.findByText('Brak wpłat')).toBeTruthy();
  unmount();
  money = { lastReport: null, together, enrolments: [], payments: [] };
  renderSignedIn(3, <OwnPaymentsPage />);
  expect(await screen.findByText('Nie ma jeszcze opłat')).toBeTruthy();
});
