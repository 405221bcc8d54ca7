import type { Dashboard } from '@indeks/contract/home/dashboard/dashboard.schemas';
import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { OwnDashboard } from './own-dashboard.tsx';

const bars = Array.from({ length: 12 }, (_, index) => ({
  month: `2020-${String(index + 1).padStart(2, '0')}`,
  value: 0,
}));
const day: Dashboard = {
  month: '2020-12',
  sendUntil: '2021-01-01',
  times_total: 713,
  trips_total: 14_688,
  meetings_total: 48,
  times: bars,
  trips: bars,
  meetings: bars,
  counts: { times: 0, trips: 0, meetings: 0 },
  nextMeeting: null,
  reports: [],
  tasks: [],
};
const enrolment: OwnEnrolment = {
  id: 2,
  date: '2020-10-01',
  courses: [{ name: 'Kadry i płace', album_nr: '48210' }],
  bank_account: null,
  thesis: 0,
  practice: 0,
  coordinatorName: 'Anna Wierzbicka',
  place: { id: 1, name: 'Wrocław', organization: '', address: '', email: '', telephone: '' },
};
const nothingDue = { owed: 0, overdueDays: 0, due: null, toPay: 0, next: null };
const bodies: Readonly<Record<string, object>> = {
  '/api/dashboard': day,
  '/api/student-course/own': { enrolments: [enrolment] },
  '/api/settlements/own': {
    lastReport: null,
    together: { dues: nothingDue, balance: 0 },
    enrolments: [],
    payments: [],
  },
  '/api/evaluations/own': { courses: [] },
};

let server: Loopback;
beforeEach(async () => {
  server = await loopback(({ url }) => ({ body: bodies[url] ?? { items: [], total: 0, capped: false } }));
});
afterEach(() => server.close());

test('the figure of a month leads to its list, a total of all months to none; whoever studies too sees what is to be paid below them', async () => {
  renderSignedIn(5, <OwnDashboard name="Janie" />);
  const half = within(await screen.findByRole('region', { name: 'Twoje studia' }));
  expect(half.getByRole('region', { name: 'Kadry i płace' })).toBeInstanceOf(HTMLElement);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf(/^\+.*godz\./u), hrefOf(/^\+.*km/u), hrefOf(/^nie masz zaplanowanych/u)]).toEqual([
    '/times?month=2020-12',
    '/trips?month=2020-12',
    '/calendar?month=2020-12',
  ]);
  expect(screen.queryByRole('link', { name: /^(?:713|14\s688|48)/u })).toBeNull();
});

test('whoever only teaches is not asked about studies', async () => {
  renderSignedIn(0, <OwnDashboard name="Janie" />);
  await screen.findByText('713');
  expect(server.received.map(({ url }) => url)).not.toContain('/api/student-course/own');
});
