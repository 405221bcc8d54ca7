import type { SettlementsToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { today } from '#shared/lib/today.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { SettlementsDashboard } from './settlements-dashboard.tsx';

const first: SettlementsToday = {
  reports: [
    {
      id: 5,
      name: 'Wyciąg 5',
      timestamp: '2020-11-13T08:12:00.000Z',
      accepted: false,
      acceptable: true,
      amount: 0,
      waiting: 4,
    },
    {
      id: 4,
      name: 'Wyciąg 4',
      timestamp: '2020-10-13T08:12:00.000Z',
      accepted: true,
      acceptable: true,
      amount: 96,
      waiting: 2,
    },
    {
      id: 3,
      name: 'Wyciąg 3',
      timestamp: '2020-09-13T08:12:00.000Z',
      accepted: true,
      acceptable: true,
      amount: 211,
      waiting: 0,
    },
  ],
  waiting: { total: 14, sum: 1_842_000, oldest: '2020-10-02' },
  received: {
    months: Array.from({ length: 12 }, (_, index) => ({
      month: `2020-${String(index + 1).padStart(2, '0')}`,
      value: index * 1_000_000,
    })),
    payments: 284,
  },
  overpaid: { people: 2, sum: 15_000 },
  overdue: { people: 312, sum: 59_700_000, month: 181, quarter: 90, longer: 41 },
  arrears: [
    {
      id: 7,
      name: 'Bartłomiej Gąsior',
      listed_name: 'Gąsior Bartłomiej',
      avatar: null,
      courseName: 'Kadry i płace',
      date: '2020-10-01',
      price: 480_000,
      paid: 0,
      owed: 480_000,
      days: 45,
      lastPayment: null,
      reminded: null,
    },
  ],
};

let day = first;
const withReminder = (reminded: string): SettlementsToday => ({
  ...first,
  arrears: first.arrears.map((person) => ({ ...person, reminded })),
});

let server: Loopback;
beforeEach(async () => {
  day = first;
  server = await loopback(({ url }) =>
    url.endsWith('/remind') ? { body: { reminded: '2020-12-15', amount: 480_000 } } : { body: day },
  );
});
afterEach(() => server.close());

test('numbers of the accountant lead to what they count', async () => {
  renderSignedIn(6, <SettlementsDashboard />);
  const linkIn = async (card: string, name: RegExp) => {
    const region = within(await screen.findByRole('region', { name: card }));
    return region.getByRole('link', { name }).getAttribute('href');
  };
  expect(await linkIn('Wpłaty do wyjaśnienia', /^14 wpłat na 18\s420,00\szł$/u)).toBe(
    '/accountant-settlements?tab=do-wyjasnienia&page=1',
  );
  const received = within(screen.getByRole('region', { name: 'Wpłynęło w\u00a0grudniu' }));
  expect(received.queryByRole('link', { name: /zł$/u })).toBeNull();
  expect(await linkIn('Zaległości', /^597\s000 zł \(597\s000,00\szł\)$/u)).toBe(
    '/accountant-students?sortBy=overdue&sortDesc=true&state=overdue',
  );
  expect(await linkIn('Zaległości', /^Nadpłaty: 150,00\szł \(2\sosoby\)$/u)).toBe(
    '/accountant-students?sortBy=balance&state=overpaid',
  );
  expect(await linkIn('Zaległości', /^31–90 90$/u)).toBe(
    '/accountant-students?sortBy=overdue&sortDesc=true&state=overdue-quarter',
  );
  expect(await linkIn('Zaległości', /^Przypomnij 41\sosobom$/u)).toBe(
    '/accountant-students?sortBy=overdue&sortDesc=true&state=overdue-longer',
  );
  expect(await linkIn('Największe zaległości', /^Gąsior Bartłomiej$/u)).toBe('/accountant-students/7');
  expect(await linkIn('Największe zaległości', /^4\s800,00\szł$/u)).toBe('/accountant-students/7');
  const arrears = within(screen.getByRole('region', { name: 'Największe zaległości' }));
  expect(arrears.getByRole('listitem').textContent).toMatch(/nigdy\s*0%\s*4\s800,00\szł45\sdni$/u);
  expect(await linkIn('Wyciągi', /^Wyciąg 5.*do zaakceptowania$/u)).toBe('/accountant-settlements/5');
  expect(await linkIn('Wyciągi', /^Wyciąg 4.*2 do wyjaśnienia$/u)).toBe('/accountant-settlements/4');
  expect(await linkIn('Wyciągi', /^Wyciąg 3.*Rozliczony$/u)).toBe('/accountant-settlements/3');
});

test('a debtor is reminded by one click, and not again on the same day', async () => {
  renderSignedIn(6, <SettlementsDashboard />);
  const button = await screen.findByRole('button', { name: /^Przypomnij o\swpłacie: Bartłomiej Gąsior$/u });
  day = withReminder(today());
  await userEvent.click(button);
  expect(await screen.findByText(/^Wysłano przypomnienie o\skwocie 4\s800,00\szł$/u)).toBeTruthy();
  const posted = () => server.received.filter(({ url }) => url === '/api/settlements/user/7/remind');
  await userEvent.click(await screen.findByRole('button', { name: /Przypomniano dziś/u }));
  expect(posted()).toHaveLength(1);
});
