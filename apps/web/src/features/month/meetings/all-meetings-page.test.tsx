import { screen, waitFor, within } from '@testing-library/react';
import type { AllMeetings, Meeting } from '@indeks/contract/month/meetings/meetings.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { AllMeetingsPage } from './all-meetings-page.tsx';

const ewa: Meeting = {
  id: 31,
  uid: 7,
  username: 'Ewa Żak',
  pid: 2,
  name: 'Obrony prac',
  dates: { start: '2026-11-13', end: '2026-11-14' },
  start: '2026-11-13',
  end: '2026-11-14',
  cityName: 'Łódź',
  color: 1,
  comment: '',
  version: 1,
};
const calendar: AllMeetings = {
  items: [
    {
      friday: '2026-11-13',
      places: [
        { pid: 2, cityName: 'Łódź', start: '2026-11-13', end: '2026-11-15', lecturers: 5, sessions: 6 },
      ],
      vacant: [{ pid: 3, cityName: 'Kutno' }],
    },
    { friday: '2026-11-20', places: [], vacant: [] },
  ],
  capped: false,
  filter: { place: null, lecturer: null },
  can: { add: true },
};

let server: Loopback;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00+01:00') });
  server = await loopback(({ url }) => ({ body: answerTo(new URL(url, 'http://x')) }));
});
afterEach(() => server.close());

const answerTo = ({ pathname, searchParams }: URL): object => {
  if (pathname.endsWith('/all/place')) return { items: [ewa], total: 1, capped: false };
  if (pathname.endsWith('/all'))
    return {
      ...calendar,
      items: searchParams.get('start') === '2026-12-01' ? [] : calendar.items,
      filter: { place: null, lecturer: searchParams.has('uid') ? 'Żak Ewa' : null },
    };
  if (pathname.includes('/places')) return { items: [{ id: 2, name: 'Łódź' }], total: 1, capped: false };
  return { items: [{ id: 7, name: 'Ewa Żak', listed_name: 'Żak Ewa', user_role: 0 }] };
};
const asked = (path: string) =>
  server.received
    .map(({ url }) => new URL(url, 'http://x'))
    .filter(({ pathname }) => pathname.endsWith(path))
    .map(({ searchParams }) => Object.fromEntries(searchParams));

test('a place says how many teach there, and opened who they are', async () => {
  const { user } = renderSignedIn(1, <AllMeetingsPage />, { address: '/admin/calendar?month=2026-11' });
  await user.click(await screen.findByRole('button', { name: /^Łódź: 5.wykładowców, 13–15 listopada 2026/ }));
  const opened = await screen.findByRole('dialog', { name: 'Łódź, 13–15 listopada 2026' });
  expect(await within(opened).findByText('Ewa Żak')).toBeInstanceOf(HTMLElement);
  expect(asked('/all/place')).toEqual([
    expect.objectContaining({ start: '2026-11-13', end: '2026-11-15', pid: '2' }),
  ]);
  await user.click(within(opened).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć ten zjazd?' })).toBeInstanceOf(
    HTMLElement,
  );
});

test('a month without sessions says so', async () => {
  const { user } = renderSignedIn(1, <AllMeetingsPage />, { address: '/admin/calendar?month=2026-11' });
  await screen.findByRole('button', { name: /^Łódź: / });
  expect(screen.queryByText(/^Brak zjazdów/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Następny miesiąc' }));
  expect(await screen.findByText(/^Brak zjazdów w.tym miesiącu/)).toBeInstanceOf(HTMLElement);
});

test('filters stand in the address, and the server is asked by them', async () => {
  const { user, router } = renderSignedIn(1, <AllMeetingsPage />, {
    address: '/admin/calendar?month=2026-11',
  });
  await user.click(await screen.findByRole('combobox', { name: 'Miejscowość' }));
  await user.click(await screen.findByRole('option', { name: 'Łódź' }));
  await waitFor(() => expect(asked('/all').at(-1)).toMatchObject({ start: '2026-11-01', pid: '2' }));
  await user.click(screen.getByRole('combobox', { name: 'Wykładowca' }));
  await user.click(await screen.findByRole('option', { name: 'Żak Ewa' }));
  await waitFor(() => expect(asked('/all').at(-1)).toMatchObject({ pid: '2', uid: '7' }));
  expect(router.state.location.search).toBe('?month=2026-11&place=2&lecturer=7');
  await user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  expect(router.state.location.search).toBe('?month=2026-11');
});

test('somebody named by the address is shown by the name that the server gives', async () => {
  renderSignedIn(1, <AllMeetingsPage />, { address: '/admin/calendar?month=2026-11&lecturer=99' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Wykładowca' }).value).toBe('Żak Ewa'),
  );
  expect(asked('/all')).toEqual([{ start: '2026-11-01', end: '2026-11-30', uid: '99' }]);
});
