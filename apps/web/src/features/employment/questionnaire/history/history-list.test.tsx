import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@indeks/contract/access/roles';
import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { HistoryList } from './history-list.tsx';
import { questionnaireHistory } from './questionnaire-history.ts';

let server: Loopback;
let items: HistoryEntry[];
beforeEach(async () => {
  server = await loopback(({ method, body }) => {
    if (method === 'GET') return { body: { items, total: items.length, capped: false } };
    const read = JSON.parse(body.toString()) as number[]; // our own request
    for (const item of items) item.read ||= read.includes(item.id);
    return { body: { ok: true } };
  });
});
afterEach(() => server.close());

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  uid: 7,
  username: 'Ewa Żak',
  date: '2025-11-15T10:05:00.000Z',
  author: 'Ewa Żak',
  kind: 'changed',
  form: 'person',
  changes: [],
  read: true,
  ...changes,
});

async function show(
  entries: HistoryEntry[],
  { role = 1, width = 1440 }: { role?: Role; width?: number } = {},
) {
  items = entries;
  const view = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(role)}>
        <HistoryList user={7} form={questionnaireHistory} />
      </SessionProvider>
    </QueryClientProvider>,
    { width },
  );
  await waitFor(() => expect(server.received[0]?.url).toMatch(/^\/api\/history\/user\/7\?/));
  return view;
}

test('a change shows each field before and after, and who made it for the person', async () => {
  await show([
    entry({
      author: 'Anna Sekretarska',
      changes: [
        { field: 'personal.surname', before: 'Nowak', after: 'Żak' },
        { field: 'personal.familyName', before: '', after: 'Nowak' },
        { field: 'taxOffice.city', before: 'Łódź', after: 'Zgierz' },
        { field: 'contact.mobileNr', before: '600100200', after: '+4930901820' },
      ],
    }),
  ]);
  expect(await screen.findByText('Zapisane przez: Anna Sekretarska')).toBeInstanceOf(HTMLElement);
  const rows = screen.getAllByRole('term').map((term) => {
    const sides = term.nextElementSibling;
    return [
      term.textContent,
      sides?.querySelector('del')?.textContent,
      sides?.querySelector('ins')?.textContent,
    ];
  });
  expect(rows).toEqual([
    ['Nazwisko', 'Przed zmianą: Nowak', 'Po zmianie: Żak'],
    ['Nazwisko rodowe', 'Przed zmianą: puste', 'Po zmianie: Nowak'],
    ['Urząd skarbowy: Miasto', 'Przed zmianą: Łódź', 'Po zmianie: Zgierz'],
    ['Telefon komórkowy', 'Przed zmianą: 600\u00a0100\u00a0200', 'Po zmianie: +49\u00a030\u00a0901820'],
  ]);
});

test.each([
  ['created', 'Inicjacja formularza'],
  ['confirmed', 'Potwierdzenie danych'],
  ['switched', 'Zmiana rodzaju rozliczenia'],
] as const)('%s is "%s"', async (kind, words) => {
  await show([entry({ kind })]);
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/^Zapisane przez/)).toBeNull();
});

test('what was erased with the form is said to be', async () => {
  await show([entry({ changes: [{ field: 'personal.pesel', before: null, after: null }] })]);
  expect((await screen.findByRole('definition')).textContent).toBe(
    'Wartości usunięto wraz z\u00a0formularzem',
  );
});

test('of many fields the first five stand open', async () => {
  const fields = ['surname', 'name', 'secondName', 'familyName', 'mothersName', 'fathersName', 'pesel'];
  const changes = fields.map((field) => ({ field: `personal.${field}`, before: 'a', after: 'b' }));
  const { user } = await show([entry({ changes })]);
  const more = await screen.findByRole('button', { name: 'Pokaż wszystkie zmiany (7)' });
  expect(screen.getAllByRole('term')).toHaveLength(5);
  await user.click(more);
  expect(screen.getAllByRole('term')).toHaveLength(7);
});

test('the secretariat marks the chosen ones as read', async () => {
  const { user } = await show([
    entry({ id: 3, read: false }),
    entry({ id: 2, read: false, kind: 'created' }),
  ]);
  expect(await screen.findAllByText('nowa')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /Zmiana danych, 15\.11\.2025, 11:05/ }));
  await user.click(screen.getByRole('button', { name: 'Oznacz jako przeczytane' }));
  await waitFor(() => expect(screen.getAllByText('nowa')).toHaveLength(1));
  const sent = server.received.find(({ method }) => method === 'POST');
  expect([sent?.url, sent?.body.toString()]).toEqual(['/api/history/mark-as-read-multiple', '[3]']);
  expect(screen.queryByRole('button', { name: 'Oznacz jako przeczytane' })).toBeNull();
});

test('one’s own changes are only read', async () => {
  await show([entry({ read: false })], { role: 0 });
  await screen.findByText('Zmiana danych');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('without changes the list says so', async () => {
  await show([]);
  expect(await screen.findByText('Brak zmian')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { name: 'Lista zmian' })).toBeInstanceOf(HTMLElement);
});

test('on a phone each change is a card', async () => {
  await show([entry({ changes: [{ field: 'personal.name', before: 'Ewa', after: 'Ewelina' }] })], {
    width: 390,
  });
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Imię')).toBeInstanceOf(HTMLElement);
});
