import { screen } from '@testing-library/react';
import { monthOf } from '@indeks/contract/common/months.rules';
import type { Role } from '@indeks/contract/access/roles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { today } from '#shared/lib/today.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { WaitsToday } from './waits-today.tsx';

const month = monthOf(today());
const meeting = {
  topic: 'Dydaktyka',
  time: '17:30',
  courseName: 'Oligofrenopedagogika',
  username: 'Ewa Żak',
};
const rejected = { id: 1, uid: 1, type: 'czas', status: 0, date_from: '2026-03-01', reason: 'Brak soboty' };

const answers: Readonly<Record<string, unknown>> = {
  '/api/reports': { items: [rejected, { ...rejected, id: 2, status: 2, date_from: '2026-04-01' }] },
  '/api/reports/preview': {
    previews: [{ type: 'czas', entries: 3, total: 6, ahead: [], status: null, can: { submit: true } }],
    questionnaire_missing: false,
  },
  '/meetingapi/meetings/course/all': {
    items: [
      { ...meeting, id: 7, date: today() },
      { ...meeting, id: 8, date: '2099-01-01', topic: 'Za wiele lat' },
    ],
    total: 2,
    capped: false,
  },
  '/chatapi/unread': { unread: 0 },
};

let server: Loopback;
beforeEach(async () => {
  server = await loopback(({ url }) => {
    const path = url.split('?')[0] ?? '';
    return { body: answers[path] ?? { items: [], more: false, unread: 0, total: 0, capped: false } };
  });
});
afterEach(() => server.close());

const asked = () => server.received.map(({ url }) => url.split('?')[0]);

test('role 7 sees rejected months, the last day of the open one, and the meetings of the day', async () => {
  renderSignedIn(7 satisfies Role, <WaitsToday />);
  const fix = await screen.findByRole('link', {
    name: /Popraw czas pracy za marzec 2026 Powód: Brak soboty/,
  });
  expect(fix.getAttribute('href')).toBe('/times?month=2026-03');
  const send = screen.getAllByRole('link', { name: /^Wyślij czas pracy za .* 3.wpisy/ });
  expect(send.at(-1)?.getAttribute('href')).toBe(`/times?month=${month}`);
  const today7 = await screen.findByRole('link', { name: /Dydaktyka.*17:30/ });
  expect(today7.getAttribute('href')).toBe('/online-meetings?meeting=7');
  expect(screen.queryByText('Za wiele lat')).toBeNull();
  expect(screen.queryByText(/kwiecień/)).toBeNull();
});

test('role 4 keeps neither months nor meetings: only messages are asked for', async () => {
  renderSignedIn(4 satisfies Role, <WaitsToday />);
  expect(await screen.findByText('Wszystkie wiadomości przeczytane.')).toBeTruthy();
  expect(asked().filter((path) => path?.includes('reports') || path?.includes('meetings'))).toEqual([]);
});
