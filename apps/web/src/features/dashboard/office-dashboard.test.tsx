import { screen, waitFor, within } from '@testing-library/react';
import type { OfficeToday } from '@indeks/contract/dashboard/dashboard.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { OfficeDashboard } from './office-dashboard.tsx';

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
      { name: 'Kutno', lecturers: 0 },
      { name: 'Radom', lecturers: 3 },
    ],
  },
};

let server: Loopback;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00+01:00') });
  server = await loopback(({ method, url }) => {
    if (method === 'POST') return { body: { accepted: 2 } };
    return { body: url.endsWith('/office') ? office : { waiting: 2, clean: 2 } };
  });
});
afterEach(() => server.close());

const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('every number is a link, and each line leads to its thing', async () => {
  renderSignedIn(1, <OfficeDashboard />);
  const links = async (name: string | RegExp) =>
    (await card(name)).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(await links('Do decyzji')).toEqual([
    ['12 raportów', '/reports?month=2026-09'],
    ['wrzesień 2026: 2\u00a0raporty', '/reports?month=2026-09'],
    ['październik 2026: 10\u00a0raportów', '/reports?month=2026-10'],
  ]);
  expect(await links('Umowy')).toEqual([
    ['1 umowa się kończy', '/users?sortBy=contract'],
    ['1\u00a0000+ osób bez umowy', '/users?sortBy=contract&sortDesc=true'],
    ['Ewa EndingKończy się za 4\u00a0dni', '/users/5?tab=okres-umowy'],
    ['Ada MissingBrak umowy', '/users/6?tab=okres-umowy'],
  ]);
  expect(await links(/^Najbliższy zjazd, 20–22 listopada/)).toEqual([
    ['1 miejscowość bez wykładowcy', '/admin/calendar?month=2026-11'],
    ['Kutnobrak wykładowcy', '/admin/calendar?month=2026-11'],
    ['Radom3\u00a0wykładowcy', '/admin/calendar?month=2026-11'],
  ]);
  expect((await card('Zmienione dane')).getByText('Wszystkie zmiany przeczytane.')).toBeInstanceOf(
    HTMLElement,
  );
});

test('what raises no concern in the oldest month is accepted after a question', async () => {
  const { user } = renderSignedIn(1, <OfficeDashboard />);
  await user.click(await screen.findByRole('button', { name: 'Zaakceptuj 2 bez uwag' }));
  const question = await screen.findByRole('dialog', {
    name: /^Zaakceptować 2.raporty bez uwag za wrzesień 2026/,
  });
  await user.click(within(question).getByRole('button', { name: 'Zaakceptuj 2 bez uwag' }));
  await waitFor(() =>
    expect(server.received.filter(({ method }) => method === 'POST').map(({ body }) => String(body))).toEqual(
      ['{"month":"2026-09"}'],
    ),
  );
});
