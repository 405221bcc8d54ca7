import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@indeks/contract/access/roles';
import type { Notification } from '@indeks/contract/notices/notifications/notifications.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { NotificationsPage } from './notifications-page.tsx';

let server: Loopback;
let items: Notification[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-14T12:00:00Z') });
  server = await loopback(({ method, url }) => {
    if (method === 'POST') items = [];
    if (method === 'PUT') for (const item of items) item.status = 1;
    if (url.startsWith('/notificationapi/unread'))
      return { body: { unread: items.filter(({ status }) => status === 0).length } };
    if (url.startsWith('/notificationapi/choices'))
      return { body: { items: [1, 2, 3, 4].map((type) => ({ type, choice: 'digest' })) } };
    if (method === 'GET') return { body: { items, total: items.length, capped: false } };
    return { body: { ok: true } };
  });
});
afterEach(() => server.close());

const told = (changes: Partial<Notification>): Notification => ({
  id: 1,
  text: 'Prośba o uzupełnienie ocen',
  datetime: '2025-11-14T09:42:00.000Z',
  status: 0,
  type: 1,
  kind: 'message',
  uid_from: 0,
  name_from: 'Sekretariat',
  title: null,
  count: 1,
  link: null,
  ...changes,
});
const meeting = told({
  id: 2,
  type: 3,
  kind: 'meeting',
  uid_from: null,
  name_from: null,
  title: 'Nowe spotkanie',
  text: '',
});

async function show(rows: Notification[], role: Role = 0) {
  items = structuredClone(rows);
  const view = renderSignedIn(role, <NotificationsPage />);
  await screen.findByRole('heading', { name: 'Lista wszystkich powiadomień' });
  return view;
}
const sent = () =>
  server.received.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);

test('rows stand by day, with what is unread said, counted and named by its action', async () => {
  await show([told({ count: 2 }), told({ ...meeting, status: 1, datetime: '2025-11-12T09:00:00.000Z' })]);
  const today = within(await screen.findByRole('region', { name: 'Dzisiaj' }));
  expect(today.getByRole('link').textContent).toBe(
    'Sekretariat2, noweProśba o uzupełnienie ocenOdpowiedz10:42',
  );
  const earlier = within(screen.getByRole('region', { name: 'Wcześniej' }));
  expect(earlier.getByRole('link').textContent).toBe('Nowe spotkanie12 lis');
});

test.each([
  [told({}), '/chat', 'PUT /notificationapi/watched/0'],
  [told({ uid_from: 7, link: '/chat?user=7' }), '/chat?user=7', 'PUT /notificationapi/watched/7'],
  [meeting, '/online-meetings', 'PUT /notificationapi/2/watched'],
  [told({ ...meeting, type: 4, kind: 'issue' }), '/issue-tracker', 'PUT /notificationapi/2/watched'],
])('a click marks and leads by type', async (row, target, call) => {
  const { user } = await show([row]);
  const link = within(await screen.findByRole('region', { name: 'Dzisiaj' })).getByRole('link');
  expect(link.getAttribute('href')).toBe(target);
  await user.click(link);
  await waitFor(() => expect(sent()).toEqual([call]));
});

test.each<[Role, string[]]>([
  [0, ['Wszystkie', 'Nowe', 'Chat', 'Spotkania', 'Raporty', 'Zgłoszenia']],
  [3, ['Wszystkie', 'Nowe', 'Chat', 'Spotkania', 'Zgłoszenia', 'Opłaty']],
  [6, ['Wszystkie', 'Nowe', 'Chat', 'Zgłoszenia']],
  [1, ['Wszystkie', 'Nowe', 'Chat', 'Spotkania', 'Zgłoszenia', 'Listy', 'Konta']],
])('role %i chooses among the kinds that can come to it', async (role, names) => {
  await show([told({ status: 1 })], role);
  await screen.findByText('Prośba o uzupełnienie ocen');
  const choices = within(screen.getByRole('group', { name: 'Które powiadomienia' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual(names);
});

test('all are marked at once', async () => {
  const { user } = await show([told({}), meeting]);
  await screen.findByText(/^2 nowe\./u);
  await user.click(screen.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }));
  await screen.findByText(/^Nie masz nowych powiadomień/u);
  expect(sent()).toEqual(['PUT /notificationapi/watched']);
});

test('chosen ones are deleted after the question', async () => {
  const { user } = await show([told({}), meeting]);
  await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Nowe spotkanie' }));
  await user.click(screen.getByRole('button', { name: 'Usuń zaznaczone' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Czy na pewno chcesz usunąć poniższe notyfikacje?',
  });
  expect(within(dialog).getByText('Nowe spotkanie')).toBeInstanceOf(HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Usuń 1\u00a0powiadomienie' }));
  expect(await screen.findByText('Brak powiadomień')).toBeInstanceOf(HTMLElement);
  expect(server.received.find(({ method }) => method === 'POST')?.body.toString()).toBe('[2]');
});
