import type {
  LecturerReports,
  RestOfMonth,
} from '@indeks/contract/month/report-review/report-review.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { ReportsPage } from './reports-page.tsx';
import { reportsListOptions, ReportsTable } from './reports-list.tsx';

const waiting = (uid: number, listed_name: string): LecturerReports => ({
  uid,
  name: listed_name.split(' ').toReversed().join(' '),
  listed_name,
  role: 0,
  left: false,
  sends: ['czas', 'przejazd', 'zjazd'],
  report_time: { status: 2, version: 1, changed: false },
  report_trip: { status: 1, version: 4, changed: false },
  report_meeting: { status: 1, version: 1, changed: false },
  concerns: [],
});

const missing = [
  { uid: 3, listed_name: 'Cis Cezary', reminded: '2026-11-02' },
  { uid: 4, listed_name: 'Dąb Daria', reminded: null },
];

const backlog = {
  waiting: 11,
  oldest: '2026-09',
  months: [
    { month: '2026-09', waiting: 7 },
    { month: '2026-10', waiting: 4 },
  ],
};

let server: Loopback;
let rows: LecturerReports[];
let rest: RestOfMonth;
beforeEach(async () => {
  rows = [waiting(1, 'Adamska Ada'), waiting(2, 'Bąk Borys')];
  rest = {
    decided: { people: 49, reports: 147 },
    missing: { people: 3, unreminded: 2 },
    can: { remind: true },
  };
  server = await loopback(({ url, method }) => {
    if (url.startsWith('/api/reports/waiting')) return { body: { waiting: 4, clean: 2, doubted_people: 1 } };
    if (url.startsWith('/api/reports/backlog')) return { body: backlog };
    if (url.startsWith('/api/reports/rest')) return { body: rest };
    if (url.startsWith('/api/reports/to-remind')) return { body: { items: missing } };
    if (method === 'POST' && url === '/api/reports/remind') return { body: { sent: 2, before: 0 } };
    if (url.includes('part=missing'))
      return {
        body: { items: [{ ...waiting(4, 'Dąb Daria'), report_trip: null }], total: 1, capped: false },
      };
    if (url.startsWith('/api/reports/all'))
      return { body: { items: rows, total: rows.length, capped: false } };
    if (method === 'POST' && url.startsWith('/api/reports/user/1')) {
      rows = rows.slice(1);
      return { body: { uid: 1, type: 'przejazd', status: 2, version: 5 } };
    }
    return { body: { items: [] } };
  });
});
afterEach(() => server.close());

function Reports({ month = '2026-10' }: { month?: string }) {
  return <ReportsTable list={useListState(reportsListOptions)} month={month} />;
}

const open = (month = '2026-10') => {
  renderSignedIn(1, <Reports month={month} />, { address: `/reports?month=${month}&waiting=1` });
  return screen.findByRole('link', { name: /Adamska Ada/ });
};

test('A accepts the first waiting report of the row with the focus, R asks why, and without a row nothing happens', async () => {
  await open();
  await userEvent.keyboard('a');
  expect(server.received.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toContain('Adamska Ada');
  await userEvent.keyboard('a');
  await waitFor(() =>
    expect(server.received.find(({ method }) => method === 'POST')?.url).toBe('/api/reports/user/1'),
  );
  const accepted = server.received.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(accepted?.body))).toMatchObject({ type: 'przejazd', status: 2, version: 4 });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Adamska Ada/ })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Bąk Borys'));
  await userEvent.keyboard('r');
  await screen.findByRole('dialog', { name: 'Odrzucenie raportu' });
});

test('a month of which nothing waits says so, and offers no filter to clear', async () => {
  rows = [];
  renderSignedIn(1, <Reports />, { address: '/reports?month=2026-10&waiting=1' });
  await screen.findByText('Wszystko rozpatrzone');
  expect(screen.queryByRole('button', { name: /Wyczyść/ })).toBeNull();
});

test('whose reports are decided and who sent none are folded, and open below', async () => {
  await open();
  const decided = await screen.findByRole('button', { name: /^Rozpatrzone 49.osób, 147.raportów$/ });
  expect(decided.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: /^Bez raportu 3.osoby$/ }));
  const part = await screen.findByRole('region', { name: 'Bez raportu' });
  await within(part).findByRole('link', { name: /Dąb Daria/ });
});

test('the reminder names everybody first, says who was told before, and is sent once', async () => {
  await open();
  const button = await screen.findByRole('button', { name: /^Przypomnij 2.osobom$/ });
  expect(server.received.some(({ url }) => url.startsWith('/api/reports/to-remind'))).toBe(false);
  await userEvent.click(button);
  const question = await screen.findByRole('dialog');
  const told = await within(question).findByRole('list', { name: 'Komu' });
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cis Cezary (przypomniano 02.11.2026)', 'Dąb Daria']);
  await userEvent.dblClick(within(question).getByRole('button', { name: /^Przypomnij 2.osobom$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.received.filter(({ url }) => url === '/api/reports/remind');
  expect(sent.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([{ month: '2026-10' }]);
});

test.each([
  ['2026-10', { people: 3, unreminded: 0 }, true, 'Przypomniano dziś'],
  ['2026-11', { people: 3, unreminded: 3 }, false, 'Przypomnieć można, gdy miesiąc się skończy.'],
  ['2026-06', { people: 3, unreminded: 3 }, false, 'Przypomnieć można za trzy ostatnie miesiące.'],
])('where nobody can be reminded of %s it says why', async (month, missed, remind, why) => {
  vi.setSystemTime('2026-11-16T09:00:00+01:00');
  rest = { ...rest, missing: missed, can: { remind } };
  await open(month);
  await screen.findByText(why);
  expect(screen.queryByRole('button', { name: /^Przypomnij/ })).toBeNull();
});

test('those with a concern and those without are counted and folded apart; another month that waits is a link', async () => {
  const concern: LecturerReports['concerns'][number] = {
    kind: 'long-day',
    type: 'przejazd',
    date: '2026-10-10',
    ids: [5],
    text: '24 godziny',
    short: '24 godz. 10.10',
  };
  rows = [{ ...waiting(1, 'Adamska Ada'), concerns: [concern] }, waiting(2, 'Bąk Borys')];
  renderSignedIn(1, <ReportsPage />, { address: '/reports?month=2026-10&waiting=1' });
  const doubted = await screen.findByRole('button', { name: /^Z.uwagami 1.osoba, 2.raporty$/ });
  expect(screen.getByRole('button', { name: /^Bez uwag 1.osoba, 2.raporty$/ })).toBeTruthy();
  await userEvent.click(doubted);
  expect(screen.queryByRole('link', { name: /Adamska Ada/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Bąk Borys/ })).toBeTruthy();
  const other = await screen.findByRole('link', { name: /^jeszcze 7$/ });
  expect(other.getAttribute('href')).toBe('/reports?month=2026-09&waiting=1');
  expect(other.parentElement?.textContent).toMatch(/Za.wrzesień jeszcze 7\.$/);
});
