import { screen, waitFor, within } from '@testing-library/react';
import type {
  ChatMessage,
  Conversation,
  Correspondent,
  History,
} from '@indeks/contract/talk/chat/chat.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { ChatPage } from './chat-page.tsx';

const person = (id: number, name: string) => ({ id, uuid: null, name, is_admin: 3 as const, avatar: null });
const ada = person(15, 'Ada Pytająca');
const jan = person(16, 'Jan Drugi');
const since = '2026-11-16T08:50:00.000Z';
const row = (of: typeof ada, changes: Partial<Conversation> = {}): Conversation => ({
  ...of,
  uid: of.id,
  lastActiveItems: [
    { id: 5, text: `Pyta ${of.name}`, datetime: since, own: false, file: false, deleted: false },
  ],
  unread: 1,
  taken: null,
  waiting_since: since,
  done: null,
  can: { markUnread: false },
  ...changes,
});
const asked: ChatMessage = {
  id: 5,
  datetime: since,
  status: 0,
  text: 'Pytanie',
  uid_from: 15,
  uid_to: 0,
  uuid_to: null,
  name_to: '',
  file: null,
  attachment: null,
  own: false,
  author: null,
  deleted: false,
  earlier: [],
  issue_id: null,
  can: { delete: false, edit: false },
};
const history = (partner: typeof ada): History => ({
  partner,
  messages: [asked],
  notes: [
    {
      id: 1,
      text: 'Przeksięguj, proszę',
      datetime: '2026-11-16T09:00:00.000Z',
      author: { id: 3, name: 'Anna Kowalczyk' },
      handed_to: { id: 7, name: 'Ja' },
    },
  ],
  more: false,
  unread: 0,
  taken: { id: 3, name: 'Anna Kowalczyk' },
  done: null,
  can: { write: true, take: true },
});
const correspondent: Correspondent = {
  email: 'ada@poczta.example',
  telephone: null,
  enrolments: [],
  overdue: null,
  next: null,
  issues: [],
  messages: [],
  values: {
    vocative: 'Ewo',
    course: 'Kadry i płace',
    place: 'Lublin',
    due: '',
    dueDay: '',
    album: '',
  },
};
const bounded = (total: number, capped = false) => ({ total, capped });

let server: Loopback;
let newer: boolean;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T11:00:00Z') });
  newer = false;
  server = await loopback(({ method, url }) => {
    if (url === '/chatapi/inbox/counts')
      return {
        body: {
          mine: bounded(2),
          unclaimed: bounded(14),
          all: bounded(31),
          done: bounded(1_000, true),
          waiting: bounded(14),
          median_minutes: 130,
          longest: { uid: 15, name: 'Ada Pytająca', since },
        },
      };
    if (url === '/chatapi/inbox/colleagues')
      return {
        body: { items: [{ id: 9, uuid: 'u', name: 'Danuta Śliwińska', avatar: null, taken: bounded(3) }] },
      };
    if (url.startsWith('/chatapi/inbox')) return { body: { items: [row(ada), row(jan)], next: null } };
    if (url.startsWith('/chatapi/replies')) return { body: { items: [] } };
    if (url.endsWith('/done') && newer)
      return { status: 409, body: { code: 'chat/newer-message', message: 'Przyszła nowa wiadomość.' } };
    if (method !== 'GET') return { body: { ok: true } };
    if (url.endsWith('/person')) return { body: correspondent };
    if (url.startsWith('/chatapi/user/16')) return { body: history(jan) };
    if (url.startsWith('/chatapi/user/')) return { body: history(ada) };
    return { body: { items: [] } };
  });
});
afterEach(() => server.close());

const show = (address: string, width?: number) =>
  renderSignedIn(
    1,
    <StorageOwner userId={7}>
      <ChatPage />
    </StorageOwner>,
    { address, ...(width !== undefined && { width }) },
    { id: 7 },
  );
const written = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => `${method} ${url} ${body.toString()}`);

test('the views stand with their counts, the chosen one is asked, and who waits longest is named', async () => {
  const { user } = show('/chat');
  const views = within(await screen.findByRole('navigation', { name: 'Widoki skrzynki' }));
  expect(await views.findByText('31')).toBeInstanceOf(HTMLElement);
  expect(views.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
    ['Moje2', 'Niczyje14', 'Wszystkie31', 'Załatwione1 000+'],
  );
  expect(screen.getByText('najdłużej czeka Ada Pytająca, 2 godz. 10 min')).toBeInstanceOf(HTMLElement);
  expect(server.received.some(({ url }) => url === '/chatapi/inbox?view=mine')).toBe(true);
  await user.click(views.getByRole('link', { name: /Niczyje/ }));
  await screen.findByRole('list', { name: 'Rozmowy: Niczyje' });
  expect(server.received.some(({ url }) => url === '/chatapi/inbox?view=unclaimed')).toBe(true);
});

test('J opens the next conversation, E says that it is done and goes on to the one beside it', async () => {
  const { user } = show('/chat?view=all');
  await screen.findByRole('button', { name: /^Ada Pytająca/ });
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'Ada Pytająca' });
  await screen.findByRole('button', { name: 'Załatw' });
  await user.keyboard('e');
  await screen.findByRole('heading', { name: 'Jan Drugi' });
  expect(written()).toContain('PUT /chatapi/user/15/done {"done":true,"last":5}');
});

test('what came meanwhile is not done, and one stays', async () => {
  newer = true;
  const { user } = show('/chat?user=15');
  await user.click(await screen.findByRole('button', { name: 'Załatw' }));
  expect(await screen.findByText('Przyszła nowa wiadomość.')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { name: 'Ada Pytająca' })).toBeInstanceOf(HTMLElement);
});

test('E typed into an answer is a letter', async () => {
  const { user } = show('/chat?user=15');
  await user.type(await screen.findByRole('textbox', { name: 'Wiadomość' }), 'je');
  expect(screen.getByDisplayValue('je')).toBeInstanceOf(HTMLElement);
  expect(written().filter((call) => call.includes('/done'))).toEqual([]);
});

test('a conversation is handed over to a colleague with a note', async () => {
  const { user } = show('/chat?user=15');
  await user.click(await screen.findByRole('button', { name: 'Przekaż' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Przekaż rozmowę' }));
  const colleague = await choice.findByRole('radio', { name: 'Danuta Śliwińska' });
  expect(choice.getByText(/^3.rozmowy$/)).toBeInstanceOf(HTMLElement);
  expect(choice.getByRole('button', { name: 'Przekaż' })).toHaveProperty('disabled', true);
  await user.click(colleague);
  await user.type(choice.getByRole('textbox', { name: 'Notatka do przekazania' }), 'Sprawdź');
  await user.click(choice.getByRole('button', { name: 'Przekaż' }));
  await waitFor(() =>
    expect(written()).toContain('POST /chatapi/user/15/hand-over {"uid":9,"note":"Sprawdź"}'),
  );
  expect(await screen.findByText('Rozmowa przekazana: Danuta Śliwińska.')).toBeInstanceOf(HTMLElement);
});

test('a note stands after the message before it, apart from it, and what is written as a note is never sent', async () => {
  const { user } = show('/chat?user=15');
  const note = await screen.findByRole('note', { name: 'Notatka wewnętrzna' });
  expect(note.textContent).toContain('Anna Kowalczyk · przekazano Tobie');
  expect(screen.getByRole('log').textContent).toMatch(/Pytanie.*Przeksięguj, proszę/);
  await user.click(screen.getByRole('button', { name: 'Notatka' }));
  expect(screen.queryByRole('button', { name: 'Dodaj załącznik' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'Tylko dla nas');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await waitFor(() => expect(written()).toContain('POST /chatapi/user/15/notes {"text":"Tylko dla nas"}'));
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'Szkic');
  await user.click(screen.getByRole('button', { name: 'Odpowiedź' }));
  expect(screen.getByRole('textbox', { name: 'Wiadomość' })).toHaveProperty('value', '');
  expect(written().filter((call) => call.startsWith('POST /chatapi '))).toEqual([]);
});

test('on a phone each row says how long it waits, and what is nobody’s is taken from there', async () => {
  const { user } = show('/chat?view=unclaimed', 390);
  const list = within(await screen.findByRole('list', { name: 'Rozmowy: Niczyje' }));
  expect(await list.findAllByText(/^czeka 2.godz\. 10.min$/)).toHaveLength(2);
  await user.click(list.getByRole('button', { name: 'Biorę rozmowę: Jan Drugi' }));
  await waitFor(() => expect(written()).toContain('PUT /chatapi/user/16/taken {"taken":true}'));
});

test.each([390, 1440])('who deals with an open conversation stands in it at %d px', async (width) => {
  show('/chat?view=all&user=15', width);
  expect(await screen.findByText('Zajmuje się: Anna Kowalczyk')).toBeInstanceOf(HTMLElement);
});
