import { screen, waitFor, within } from '@testing-library/react';
import type { CalendarFeed } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';

const own: CalendarFeed = {
  id: 4,
  name: 'Telefon',
  kinds: ['sessions', 'meetings'],
  pid: null,
  placeName: null,
  created_at: '2025-11-14T09:00:00.000Z',
  asked_at: null,
};
const work: CalendarFeed = { ...own, id: 5, name: 'Praca', asked_at: '2025-11-15T08:00:00.000Z' };
const address = 'https://indeks.example/api/calendars/abc.ics';

let server: Loopback;
let feeds: CalendarFeed[];
let refuses: boolean;
beforeEach(async () => {
  [feeds, refuses] = [[work], false];
  server = await loopback(({ method, url }) => {
    if (method !== 'GET' && refuses)
      return { status: 503, body: { code: 'server/unavailable', message: 'Przerwa.' } };
    if (method === 'POST') feeds = [work, own];
    if (method === 'POST')
      return { body: { ...own, address, qr: '<svg xmlns="http://www.w3.org/2000/svg"/>' } };
    if (method === 'DELETE') feeds = feeds.filter(({ id }) => !url.endsWith(`/${id}`));
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
const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Subskrypcja kalendarza' }));

test('a named address is made beside another, and leads into three calendars and a telephone', async () => {
  const { user } = show(3);
  const dialog = await openDialog();
  expect(dialog.queryByRole('combobox')).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: 'Terminy wysłania rozliczeń' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Terminy wpłat za studia' }));
  await user.type(dialog.getByRole('textbox', { name: /^Nazwa adresu/ }), 'Telefon');
  await user.click(dialog.getByRole('button', { name: 'Utwórz adres' }));
  expect(await dialog.findByText(address)).toBeTruthy();
  expect(written()[0]).toEqual([
    'POST',
    '/api/calendar-feeds',
    JSON.stringify({ pid: null, name: 'Telefon', kinds: ['sessions', 'meetings'] }),
  ]);
  const webcal = 'webcal://indeks.example/api/calendars/abc.ics';
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    webcal,
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    webcal,
    `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=Telefon`,
  ]);
  expect(dialog.getByRole('img', { name: 'Kod QR adresu „Telefon”' })).toBeTruthy();
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /^PracaMój kalendarz · Zjazdy, Spotkania online · utworzony .* · ostatnio odczytany/,
    ),
    expect.stringMatching(/^Telefon.*jeszcze nieodczytany/),
  ]);
});

test('a name is asked for', async () => {
  const { user } = show(0);
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Utwórz adres' }));
  expect(await dialog.findByText('Nazwij ten adres, na przykład „Telefon”')).toBeTruthy();
  expect(written()).toEqual([]);
});

test('revoking asks first, names the address and leaves the others', async () => {
  feeds = [work, own];
  const { user } = show(0);
  await user.click(await screen.findByRole('button', { name: 'Unieważnij: Telefon' }));
  expect(await screen.findByText('Czy na pewno chcesz unieważnić adres „Telefon”?')).toBeTruthy();
  expect(written()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unieważnij adres' }));
  await waitFor(() => expect(written()[0]?.slice(0, 2)).toEqual(['DELETE', '/api/calendar-feeds/4']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unieważnij: Telefon' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Unieważnij: Praca' })).toBeTruthy();
});

test('the secretariat chooses a place, whose calendar has no deadlines', async () => {
  const { user } = show(1);
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: /^Nazwa adresu/ }), 'Łódź');
  await user.click(dialog.getByRole('combobox', { name: 'Czyj kalendarz' }));
  await user.click(await screen.findByRole('option', { name: 'Łódź' }));
  expect(dialog.queryByRole('checkbox', { name: 'Terminy wpłat za studia' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Utwórz adres' }));
  await waitFor(() => expect(JSON.parse(written()[0]?.[2] ?? '{}')).toMatchObject({ pid: 2, name: 'Łódź' }));
});

test('an address that could not be ended stays, and the question says why', async () => {
  refuses = true;
  const { user } = show(0);
  await user.click(await screen.findByRole('button', { name: 'Unieważnij: Praca' }));
  await user.click(await screen.findByRole('button', { name: 'Unieważnij adres' }));
  expect(await screen.findByText('Przerwa.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unieważnij: Praca' })).toBeTruthy();
});
