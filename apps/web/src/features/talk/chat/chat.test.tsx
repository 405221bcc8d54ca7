import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ChatMessage, Conversation, History } from '@indeks/contract/talk/chat/chat.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { forgetEveryUser } from '#shared/storage/user-storage.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { ChatPage } from './chat-page.tsx';

const office = { id: 0, uuid: null, name: 'Sekretariat', is_admin: null, avatar: null };
const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: 1,
  datetime: '2025-11-14T09:42:00.000Z',
  status: 0,
  text: 'Prośba o uzupełnienie ocen',
  uid_from: 0,
  uid_to: 7,
  uuid_to: null,
  name_to: 'Ewa Żak',
  file: null,
  attachment: null,
  own: false,
  author: null,
  deleted: false,
  earlier: [],
  issue_id: null,
  can: { delete: false, edit: false },
  ...changes,
});

let server: Loopback;
let messages: ChatMessage[];
let refuses: boolean;
/** Messages are answered once it is fulfilled. */
let answered: Promise<void>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-14T12:00:00Z') });
  refuses = false;
  answered = Promise.resolve();
  messages = [message({})];
  server = await loopback(async ({ method, url }) => {
    if (method === 'POST') await answered;
    if (method === 'POST' && refuses)
      return { status: 503, body: { code: 'server/unavailable', message: 'Przerwa.' } };
    if (url.endsWith('/delete-multiple') || url.startsWith('/chatapi/messages/'))
      return { body: { ok: true } };
    if (method === 'PUT' && url.includes('/replies/')) return { body: { ...reply, version: 3 } };
    if (method === 'POST') messages = [...messages, message({ id: 2, own: true, text: 'Odpowiedź' })];
    if (method === 'POST') return { body: messages.at(-1) };
    if (url.startsWith('/chatapi/replies')) return { body: { items: [reply] } };
    if (url === '/chatapi/inbox/counts') return { body: counts };
    if (url.startsWith('/chatapi/inbox')) return { body: { items: [conversation()], next: null } };
    if (url.startsWith('/chatapi/last')) return { body: { items: [conversation()], more: false } };
    if (url.startsWith('/chatapi/user/0')) return { body: method === 'GET' ? history() : { ok: true } };
    if (url.startsWith('/api/users/for-chat')) return { body: { items: [office] } };
    return { body: { items: [] } };
  });
});
afterEach(() => server.close());

const conversation = (): Conversation => ({
  ...office,
  uid: 0,
  lastActiveItems: [
    {
      id: 1,
      text: 'Prośba o uzupełnienie ocen',
      datetime: '2025-11-14T09:42:00.000Z',
      own: false,
      file: false,
      deleted: false,
    },
  ],
  unread: 2,
  taken: null,
  waiting_since: null,
  done: null,
  can: { markUnread: false },
});
const history = (): History => ({
  partner: office,
  messages,
  notes: [],
  more: false,
  unread: 2,
  taken: null,
  done: null,
  can: { write: true, take: false },
});

const none = { total: 0, capped: false };
const counts = {
  mine: none,
  unclaimed: none,
  all: none,
  done: none,
  waiting: none,
  median_minutes: null,
  longest: null,
};
const reply = { id: 3, title: 'Opłaty', text: 'Numer rachunku widać w danych.', version: 2 };

const show = (role: 0 | 1 = 0, address = '/chat?user=0', width?: number) =>
  renderSignedIn(
    role,
    <StorageOwner userId={7}>
      <ChatPage />
    </StorageOwner>,
    { address, ...(width !== undefined && { width }) },
  );
const posts = () => server.received.filter(({ method }) => method === 'POST');

test('the tab of the browser is named as that of every other screen', async () => {
  show(0, '/chat');
  expect(await screen.findByRole('heading', { name: 'Chat', level: 1 })).toBeTruthy();
  expect(document.title).toBe('Chat · Indeks');
});

test('an opened conversation is read, and its unread messages are counted and bold in the list', async () => {
  show();
  const list = within(await screen.findByRole('region', { name: 'Lista Twoich wiadomości' }));
  expect((await list.findByRole('listitem')).dataset['unread']).toBe('true');
  expect(list.getByText('2\u00a0nieprzeczytane wiadomości', { collapseWhitespace: false })).toBeInstanceOf(
    HTMLElement,
  );
  await waitFor(() =>
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toContain(
      'PUT /chatapi/user/0/status/1',
    ),
  );
});

test('Wyślij waits for words, and the counter counts down', async () => {
  const { user } = show();
  const send = await screen.findByRole('button', { name: 'Wyślij' });
  expect(send).toHaveProperty('disabled', true);
  expect(screen.getByText('Pozostało 1000 znaków')).toBeInstanceOf(HTMLElement);
  await user.type(screen.getByRole('textbox', { name: 'Wiadomość' }), 'Tak');
  expect(screen.getByText('Pozostało 997 znaków')).toBeInstanceOf(HTMLElement);
  expect(send).toHaveProperty('disabled', false);
});

test('what could not be sent stays with its reason, outlives a reload and goes under the same key', async () => {
  refuses = true;
  const first = show();
  await first.user.type(await screen.findByRole('textbox', { name: 'Wiadomość' }), 'Odpowiedź{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Nie wysłano.');
  first.unmount();
  refuses = false;
  const second = show();
  await second.user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  const keys = posts().map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  // The one that was sent, and none that waits.
  await waitFor(() => expect(screen.queryByText('wysyłanie…')).toBeNull());
  expect(within(screen.getByRole('log')).getAllByText('Odpowiedź')).toHaveLength(1);
});

test('what a reload breaks off does not say that it was not sent; whoever stays is told a moment later', async () => {
  refuses = true;
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Wiadomość' }), 'Odpowiedź');
  window.dispatchEvent(new Event('beforeunload'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(posts()).toHaveLength(1));
  // Sleeps on purpose: the absence of a notice shows only after a while. The notice would come after two seconds.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.getByText('wysyłanie…')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await screen.findByRole('alert', {}, { timeout: 4_000 })).textContent).toContain('Nie wysłano.');
});

test('messages come in the order in which they were written, however long the first one takes', async () => {
  let release = () => {};
  answered = new Promise((resolve) => (release = resolve));
  const first = show();
  const field = await screen.findByRole('textbox', { name: 'Wiadomość' });
  await first.user.type(field, 'Pierwsza{Enter}Druga{Enter}');
  expect(await screen.findAllByText('wysyłanie…')).toHaveLength(2);
  await waitFor(() => expect(posts()).toHaveLength(1));
  await first.user.type(field, 'Trzecia{Enter}');
  expect(await screen.findAllByText('wysyłanie…')).toHaveLength(3);
  expect(posts()).toHaveLength(1);
  release();
  await waitFor(() => expect(screen.queryByText('wysyłanie…')).toBeNull());
  expect(posts().map(({ body }) => /Pierwsza|Druga|Trzecia/.exec(body.toString())?.[0])).toEqual([
    'Pierwsza',
    'Druga',
    'Trzecia',
  ]);
});

test('what waited when somebody signed out is not sent in the name of the next person', async () => {
  let release = () => {};
  answered = new Promise((resolve) => (release = resolve));
  const first = show();
  const field = await screen.findByRole('textbox', { name: 'Wiadomość' });
  await first.user.type(field, 'Pierwsza{Enter}Druga{Enter}');
  await waitFor(() => expect(posts()).toHaveLength(1));
  first.unmount();
  forgetEveryUser();
  const next = renderSignedIn(
    0,
    <StorageOwner userId={8}>
      <ChatPage />
    </StorageOwner>,
    { address: '/chat?user=0' },
    { id: 8 },
  );
  const theirs = await screen.findByRole('textbox', { name: 'Wiadomość' });
  release();
  await next.user.type(theirs, 'Trzecia{Enter}');
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts().map(({ body }) => /Pierwsza|Druga|Trzecia/.exec(body.toString())?.[0])).toEqual([
    'Pierwsza',
    'Trzecia',
  ]);
});

test('what was on its way when the chat was left does not wait for ever when one comes back', async () => {
  let release = () => {};
  answered = new Promise((resolve) => (release = resolve));
  const first = show();
  await first.user.type(await screen.findByRole('textbox', { name: 'Wiadomość' }), 'Odpowiedź{Enter}');
  await waitFor(() => expect(posts()).toHaveLength(1));
  first.unmount();
  show();
  expect(await screen.findByText('wysyłanie…')).toBeInstanceOf(HTMLElement);
  release();
  await waitFor(() => expect(screen.queryByText('wysyłanie…')).toBeNull());
  expect(posts()).toHaveLength(1);
});

test('after a message was sent one goes on writing, also by the button', async () => {
  const { user } = show();
  const field = await screen.findByRole('textbox', { name: 'Wiadomość' });
  await user.type(field, 'Odpowiedź');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('who is found is written to at once; a conversation in the address takes no focus', async () => {
  const { user } = show(0, '/chat');
  await user.type(await screen.findByRole('searchbox'), 'sekr');
  await user.click(
    await within(await screen.findByRole('list')).findByRole('button', { name: /Sekretariat/ }),
  );
  const field = await screen.findByRole('textbox', { name: 'Wiadomość' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  cleanup();
  show();
  expect(document.activeElement).not.toBe(await screen.findByRole('textbox', { name: 'Wiadomość' }));
});

test('the draft of a conversation is kept', async () => {
  const first = show();
  await first.user.type(await screen.findByRole('textbox', { name: 'Wiadomość' }), 'Niedokończone');
  first.unmount();
  show();
  expect(await screen.findByDisplayValue('Niedokończone')).toBeInstanceOf(HTMLElement);
});

test('one’s own message is deleted after a question, another’s cannot be', async () => {
  messages = [
    message({}),
    message({ id: 9, own: true, text: 'Pomyłka', can: { delete: true, edit: false } }),
  ];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Więcej: wiadomość z/ }));
  expect(screen.queryByRole('menuitem', { name: 'Popraw wiadomość' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Usuń wiadomość' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć tę wiadomość?' }),
  );
  expect(question.getByText('Pomyłka')).toBeInstanceOf(HTMLElement);
  await user.click(question.getByRole('button', { name: 'Usuń wiadomość' }));
  await waitFor(() =>
    expect(posts().map(({ url, body }) => [url, body.toString()])).toEqual([
      ['/chatapi/delete-multiple', '[9]'],
    ]),
  );
});

test('one’s own message is changed for a while, and says what it said before', async () => {
  const earlier = [{ text: 'W poniedziałek', until: '2025-11-14T11:50:00.000Z' }];
  messages = [message({ id: 9, own: true, text: 'We wtorek', earlier, can: { delete: true, edit: true } })];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'edytowana' }));
  expect(await screen.findByText('W poniedziałek')).toBeInstanceOf(HTMLElement);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Więcej: wiadomość z/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Popraw wiadomość' }));
  const form = within(await screen.findByRole('dialog', { name: 'Popraw wiadomość' }));
  await user.type(form.getByRole('textbox'), ' rano');
  await user.click(form.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => {
    const put = server.received.find(({ url }) => url === '/chatapi/messages/9');
    expect(put?.body.toString()).toBe('{"msg":"We wtorek rano"}');
  });
});

test('the secretariat changes and deletes saved replies', async () => {
  const { user } = show(1);
  const openList = async () => {
    await user.click(await screen.findByRole('button', { name: 'Zapisane odpowiedzi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Zmień zapisane odpowiedzi' }));
    return within(await screen.findByRole('dialog', { name: 'Zapisane odpowiedzi' }));
  };
  // What is being written is not sent with the reply.
  await user.type(await screen.findByRole('textbox', { name: 'Wiadomość' }), 'Szkic');
  await user.click((await openList()).getByRole('button', { name: /^Edytuj/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Edycja odpowiedzi' }));
  await user.type(form.getByRole('textbox', { name: /^Nazwa/ }), ' i raty');
  await user.click(form.getByRole('button', { name: 'Zapisz zmiany' }));
  await screen.findByRole('dialog', { name: 'Zmiany zapisane' });
  const put = server.received.find(({ url }) => url === '/chatapi/replies/3');
  expect(JSON.parse(String(put?.body))).toEqual({ title: 'Opłaty i raty', text: reply.text, version: 2 });
  await user.keyboard('{Escape}');
  await user.click((await openList()).getByRole('button', { name: /^Usuń/ }));
  await user.click(await screen.findByRole('button', { name: /^Usuń 1.odpowiedź$/ }));
  await waitFor(() => expect(posts().map(({ url }) => url)).toEqual(['/chatapi/replies/delete-multiple']));
  expect(screen.getByDisplayValue('Szkic')).toBeInstanceOf(HTMLElement);
});

test('on a phone the keyboard goes on from the row of the conversation that was left', async () => {
  const { user } = show(0, '/chat', 390);
  const findRow = () => screen.findByRole('button', { name: /^Sekretariat/ });
  await user.click(await findRow());
  await user.click(await screen.findByRole('button', { name: 'Wróć do listy rozmów' }));
  expect(document.activeElement).toBe(await findRow());
});

test.each(['', 'W załączniku plan'])(
  'a file with the words "%s" has no empty line above it',
  async (text) => {
    const attachment = { name: 'plan.pdf', content_type: 'application/pdf', bytes: 2048 };
    messages = [message({ text, file: 'abc', attachment })];
    show();
    const link = await screen.findByRole('link', { name: /plan\.pdf/ });
    const lines = [...(link.parentElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(lines).toEqual([...(text === '' ? [] : [text]), link.textContent]);
  },
);
