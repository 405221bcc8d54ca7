import type { Graduate } from '@indeks/contract/studies/graduation/graduation.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { GraduationPage } from './graduation-page.tsx';

const graduate = (id: number, more: Partial<Graduate>): Graduate => ({
  id,
  uid: id,
  name: 'Adamczyk Ewa',
  album_nr: '48210',
  courseName: 'Logopedia',
  cityName: 'Łódź',
  date: '2024-10-01',
  subjects: 12,
  lacking: [],
  thesis: 1,
  practice: 1,
  owed: 0,
  ready: true,
  ...more,
});
const lacking = [
  { name: 'Etyka', grade: null },
  { name: 'Seminarium', grade: 2 },
];
const listed = [
  graduate(1, {}),
  graduate(2, { name: 'Żbik Michał', ready: false, lacking, thesis: 0, owed: 120_000 }),
];

let server: Loopback;
beforeEach(async () => {
  server = await loopback(({ url }) =>
    url.startsWith('/api/graduation')
      ? { body: { items: listed, total: 2, capped: false } }
      : { body: { items: [] } },
  );
});
afterEach(() => server.close());

test('says who may finish and what the others lack, and asks for a state', async () => {
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(1)}>
        <StorageOwner userId={1}>
          <GraduationPage />
        </StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address: '/students/graduation?cid=3&date=2024-10-01' },
  );
  const ewa = within(await screen.findByRole('row', { name: /Adamczyk Ewa/u }));
  expect(ewa.getByText('Gotowy')).toBeTruthy();
  expect(ewa.getByText('12\u00a0z\u00a012', { normalizer: (text) => text })).toBeTruthy();
  const michal = within(screen.getByRole('row', { name: /Żbik Michał/u }));
  expect(michal.getByText('Niegotowy')).toBeTruthy();
  expect(michal.getByText(/^1\s200,00\szł$/u)).toBeTruthy();
  expect(michal.getByText('Etyka, Seminarium (2,0)')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Stan' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Gotowi do ukończenia' }));
  await waitFor(() => {
    const asked = server.received.map(({ url }) => new URLSearchParams(url.split('?')[1]));
    expect(asked.some((query) => query.get('state') === 'ready' && query.get('cid') === '3')).toBe(true);
  });
  const students = screen.getByRole('link', { name: 'Na liście słuchaczy' });
  expect(students.getAttribute('href')).toBe('/students?date=2024-10-01&cid=3&graduation=ready');
});
