import { screen, waitFor, within } from '@testing-library/react';
import type { CalendarFeed } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';

const own: CalendarFeed = { id: 4, pid: null, placeName: null, created_at: '2025-11-14T09:00:00.000Z' };
const address = 'https://indeks.example/api/calendars/abc.ics';

let server: Loopback;
let feeds: CalendarFeed[];
let refuses: boolean;
beforeEach(async () => {
  [feeds, refuses] = [[], false];
  server = await loopback(({ method, url }) => {
    if (method !== 'GET' && refuses)
      return { status: 503, body: { code: 'server/unavailable', message: 'Przerwa.' } };
    if (method === 'POST') feeds = [own];
    if (method === 'POST') return { body: { ...own, address } };
    if (method === 'DELETE') feeds = [];
    if (method === 'DELETE') return { body: { ok: true } };
    if (url.startsWith('/api/calendar-feeds')) return { body: { items: feeds } };
    return { body: { items: [{ id: 2, name: 'Łódź', active: 1 }], total: 1, capped: false } };
  });
});
afterEach(() => server.close());

const show = (role: 0 | 1 | 3) => renderSignedIn(role, <CalendarDialog opened onClose={() => undefined} />);
const written = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => [method, url, body.toString()]);

test('an address is made, shown once, listed without itself, and ended', async () => {
  const { user } = show(3);
  const dialog = within(await screen.findByRole('dialog', { name: 'Subskrypcja kalendarza' }));
  expect(dialog.queryByRole('combobox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Utwórz adres' }));
  expect(await dialog.findByText(address)).toBeTruthy();
  expect(written()[0]).toEqual(['POST', '/api/calendar-feeds', '{"pid":null}']);
  const row = within(await dialog.findByRole('listitem'));
  expect(row.getByText(/^Mój kalendarz: adres z/)).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Unieważnij: Mój kalendarz' }));
  await waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
  expect(written()[1]?.slice(0, 2)).toEqual(['DELETE', '/api/calendar-feeds/4']);
  expect(dialog.queryByText(address)).toBeNull();
});

test('the secretariat chooses a place', async () => {
  const { user } = show(1);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Czyj kalendarz' }));
  await user.click(await screen.findByRole('option', { name: 'Łódź' }));
  await user.click(dialog.getByRole('button', { name: 'Utwórz adres' }));
  await waitFor(() => expect(written()[0]?.[2]).toBe('{"pid":2}'));
});

test('an address that could not be ended stays', async () => {
  [feeds, refuses] = [[own], true];
  const { user } = show(0);
  await user.click(await screen.findByRole('button', { name: 'Unieważnij: Mój kalendarz' }));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(screen.getByRole('listitem')).toBeTruthy();
});
