import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { SecurityEventEntry } from '@indeks/contract/identity/security-events/security-events.schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { describeEvent, tellEvent } from './event-words.ts';
import { SecurityEventsList } from './security-events-list.tsx';

const event = (changes: Partial<SecurityEventEntry>): SecurityEventEntry => ({
  id: 1,
  at: '2026-11-15T10:05:00.000Z',
  kind: 'login-failed',
  actor: null,
  subject: null,
  address: '192.0.2.7',
  session_id: null,
  route: null,
  detail: null,
  times: 1,
  request_id: 'r',
  ...changes,
});

test.each<[Partial<SecurityEventEntry>, string]>([
  [{}, ''],
  [{ times: 4 }, '4\u00a0razy'],
  [{ kind: 'role-changed', detail: '0>11' }, 'Wykładowca → Superadministrator'],
  [{ kind: 'role-changed', detail: '>1' }, 'nowe konto: Sekretariat'],
  [{ kind: 'sealed-read', detail: '12', route: 'GET /api/history' }, '12\u00a0osób'],
  [{ kind: 'record-refused', detail: '7', route: 'GET /api/bills/:id' }, '7'],
  [{ kind: 'throttled', detail: 'many-callers' }, 'z\u00a0wielu adresów'],
  [{ kind: 'key-operation', detail: 'resealed 130' }, 'zapieczętowano ponownie: 130'],
])('%o says %s', (changes, words) => {
  expect(describeEvent(event(changes))).toBe(words);
});

const ewa = { id: 7, name: 'Ewa Żak' };
test.each<[Partial<SecurityEventEntry>, string]>([
  [
    { kind: 'sealed-read', route: 'GET /api/students/:uid/form', subject: ewa },
    'Odczytano formularz słuchacza: Ewa Żak',
  ],
  [{ kind: 'sealed-read', route: 'GET /api/history', detail: '12' }, 'Odczytano historię kwestionariuszy'],
  [
    { kind: 'sealed-export', route: 'GET /api/users/:uid/registrationForm/pdf', subject: ewa },
    'Pobrano kwestionariusz: Ewa Żak',
  ],
  [
    { kind: 'file-export', route: 'GET /api/settlements/own/pdf', subject: ewa, actor: ewa },
    'Pobrano rozliczenia',
  ],
  [{ kind: 'file-export', route: 'GET /api/places/export' }, 'Pobrano plik'],
  [{ kind: 'login-failed', subject: ewa }, 'Nie udało się zalogować: Ewa Żak'],
])('%o is told as %s', (changes, sentence) => {
  expect(tellEvent(event(changes))).toBe(sentence);
});

let server: Loopback;
const items = [
  event({ subject: { id: 7, name: 'Ewa Żak' }, route: 'POST /api/users/login' }),
  event({ id: 2, kind: 'session-ended', actor: { id: 9, name: null }, session_id: 31 }),
];
beforeEach(async () => {
  server = await loopback(() => ({ body: { items, total: 2, capped: false } }));
});
afterEach(() => server.close());

test('events are listed and asked for by kind, address, days and person', async () => {
  const { user } = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(11)}>
        <SecurityEventsList />
      </SessionProvider>
    </QueryClientProvider>,
    { width: 1440 },
  );
  expect(await screen.findByText('Ewa Żak')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('osoba nr 9')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('sesja 31')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('POST /api/users/login').closest('details')?.open).toBe(false);
  await user.click(screen.getByRole('combobox', { name: 'Rodzaj zdarzenia' }));
  await user.click(await screen.findByRole('option', { name: 'Sesja wygasła' }));
  await asked({ kind: 'session-expired', sortBy: 'at', sortDesc: 'true' });
  await user.type(screen.getByRole('textbox', { name: 'Adres IP' }), '192.0.2.7');
  await asked({ kind: 'session-expired', address: '192.0.2.7' });
  await user.type(screen.getByRole('combobox', { name: 'Od dnia' }), '01.11.2026');
  await asked({ address: '192.0.2.7', from: '2026-11-01' });
  await user.type(screen.getByRole('searchbox'), 'zak');
  await asked({ from: '2026-11-01', search: 'zak' });
});

const asked = (query: Record<string, string>) =>
  waitFor(() => {
    const { searchParams } = new URL(server.received.at(-1)?.url ?? '', 'http://x');
    expect(Object.fromEntries(searchParams)).toMatchObject(query);
  });
