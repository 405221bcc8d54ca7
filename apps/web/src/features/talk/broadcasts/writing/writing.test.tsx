import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { MessagePage } from './message-page.tsx';

const everybody = { total: 2, open: 2, mailable: 0, skipped: [], missing: [], found: [] };
/** More people who do not use the portal than are named at once. */
const crowded = {
  total: 40,
  open: 17,
  mailable: 0,
  skipped: Array.from({ length: 20 }, (_, place) => ({
    uid: 100 + place,
    listed_name: `Rzepka Olga ${place}`,
    reason: 'inactive',
  })),
  missing: [],
  found: [],
};
const preview = {
  place: 0,
  open: 2,
  person: { uid: 7, listed_name: 'Kopeć Beata' },
  subject: 'Zmiana',
  text: 'Numer 12.',
  pieces: {
    subject: [{ text: 'Zmiana', filled: false }],
    text: [
      { text: 'Numer ', filled: false },
      { text: '12', filled: true },
    ],
  },
};
const course = { id: 4, name: 'Kadry i płace', mba: false };

let server: Loopback;
let found: object;
beforeEach(async () => {
  found = everybody;
  server = await loopback(({ url }) => {
    if (url === '/api/messages/audience') return { body: found };
    if (url === '/api/messages/preview') return { body: preview };
    if (url === '/api/messages') return { body: { id: 5, total: 2, sent: 2, skipped: 0, recalled: 0 } };
    return { body: { items: url === '/api/courses/choices' ? [course] : [], total: 0, capped: false } };
  });
});
afterEach(() => server.close());

const open = (words: string) =>
  renderSignedIn(
    1,
    <StorageOwner userId={1}>
      <MessagePage />
    </StorageOwner>,
    { address: `/message-to-many?audience=students&${words}` },
  );
const findTitle = async () => screen.findByRole('textbox', { name: 'Tytuł' });

test('one sentence says whom it is for, may be changed on request, and the list is led back to', async () => {
  open('cid=4&narrow=overdue&back=/students%3Fcid%3D4');
  const sentence = (await screen.findByText('ratą po terminie')).closest('p');
  await waitFor(() =>
    expect(sentence?.textContent).toBe('Słuchacze kierunku Kadry i płace, z ratą po terminie'),
  );
  const link = screen.getByRole('link', { name: 'Wróć do listy słuchaczy' });
  expect(link.getAttribute('href')).toBe('/students?cid=4');
  expect(screen.queryByRole('combobox', { name: 'Zawęź odbiorców' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zmień' }));
  expect(screen.getByRole('combobox', { name: 'Zawęź odbiorców' })).toBeTruthy();
});

test('a narrowing stands beside the filters of the list, and leaves them and what was typed as they were', async () => {
  open('graduation=ready');
  await userEvent.type(await findTitle(), 'Zmiana');
  await userEvent.click(screen.getByRole('button', { name: 'Zmień' }));
  const asked = () => server.received.filter(({ url }) => url === '/api/messages/audience');
  for (const [name, narrowed] of [
    ['Mają braki w\u00a0teczce', { papers: 'true' }],
    ['Nigdy się nie logowali', { never: 'true' }],
  ] as const) {
    await userEvent.click(screen.getByRole('combobox', { name: 'Zawęź odbiorców' }));
    await userEvent.click(await screen.findByRole('option', { name }));
    await waitFor(() =>
      expect(JSON.parse(asked().at(-1)?.body.toString() ?? '')).toEqual({
        audience: 'students',
        graduation: 'ready',
        uses: [],
        ...narrowed,
      }),
    );
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await findTitle()).toHaveProperty('value', 'Zmiana');
});

test('any recipient is found by a few letters, and what is put in for them stands out', async () => {
  found = { ...everybody, found: [{ uid: 9, listed_name: 'Zielińska Anna', place: 1 }] };
  open('ids=7,9');
  await userEvent.type(await findTitle(), 'Zmiana');
  expect((await screen.findByText('12')).tagName).toBe('MARK');
  const person = screen.getByRole('combobox', { name: 'Podgląd osoby' });
  expect(person).toHaveProperty('value', 'Kopeć Beata');
  await userEvent.clear(person);
  await userEvent.type(person, 'ziel');
  await userEvent.click(await screen.findByRole('option', { name: 'Zielińska Anna' }));
  const places = () =>
    server.received
      .filter(({ url }) => url === '/api/messages/preview')
      .map(({ body }) => (JSON.parse(body.toString()) as { place: number }).place);
  await waitFor(() => expect(places().at(-1)).toBe(1));
});

test('an opened brace offers the fields; Enter puts one in, Escape goes on with what was typed', async () => {
  open('ids=7');
  const text = await screen.findByRole('textbox', { name: 'Treść' });
  await userEvent.type(text, 'Numer {{num');
  expect(screen.getByRole('option', { name: 'numer albumu' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(text).toHaveProperty('value', 'Numer {numer albumu}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(text, ' {{k', { initialSelectionStart: 100, initialSelectionEnd: 100 });
  await userEvent.keyboard('{Escape}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text).toHaveProperty('value', 'Numer {numer albumu} {k\n');
});

test('people with an inactive account are mailed when that is asked for, and not with a password', async () => {
  found = { ...everybody, mailable: 3 };
  open('ids=7');
  const asked = () =>
    server.received
      .filter(({ url }) => url === '/api/messages/audience')
      .map(({ body }) => (JSON.parse(body.toString()) as { mail_inactive?: string }).mail_inactive);
  await userEvent.click(await screen.findByRole('button', { name: /^Dołącz e-mailem 3\sosoby$/u }));
  expect(await screen.findByText(/^3\sosoby dostaną e-mail/u)).toBeTruthy();
  await waitFor(() => expect(asked().at(-1)).toBe('true'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Typ wiadomości' }));
  await userEvent.click(await screen.findByRole('option', { name: 'E-mail do pierwszego logowania' }));
  expect(screen.queryByRole('button', { name: 'Pomiń e-maile' })).toBeNull();
});

test('who has no album number is a link to where it is given', async () => {
  found = {
    ...everybody,
    missing: [{ placeholder: 'album', count: 1, people: [{ uid: 8, listed_name: 'Łętowski Jan' }] }],
  };
  open('ids=7');
  expect(await screen.findByText(/^Pola „numer albumu” nie ma 1\sosoba/u)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Łętowski Jan' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/students/8', '_blank']);
});

test('what was typed for one filter of a list is not met at another, and stays through a narrowing', async () => {
  const back = '&back=/students';
  const first = open(`cid=4${back}`);
  await userEvent.type(await findTitle(), 'Zmiana');
  await screen.findByText(/^szkic zapisany/u);
  first.unmount();
  const others = open(`cid=5${back}`);
  expect(await findTitle()).toHaveProperty('value', '');
  others.unmount();
  open(`cid=4&narrow=never${back}`);
  expect(await findTitle()).toHaveProperty('value', 'Zmiana');
});

test('the names of many who are left out are folded', async () => {
  found = crowded;
  open('');
  const summary = await screen.findByText(/^23\sosoby nie korzystają z\sportalu$/u);
  expect(summary.closest('details')?.open).toBe(false);
  await userEvent.click(summary);
  expect(summary.closest('details')?.open).toBe(true);
  expect(screen.getByText('Rzepka Olga 19')).toBeTruthy();
  expect(screen.getByText(/jeszcze 3\sosoby$/u)).toBeTruthy();
});

test('what is typed outlives a reload, for those people alone, until it is sent', async () => {
  const first = open('ids=7');
  await userEvent.type(await findTitle(), 'Zmiana');
  expect(await screen.findByText(/^szkic zapisany \d+:\d\d$/u)).toBeTruthy();
  first.unmount();
  const others = open('ids=8');
  expect(await findTitle()).toHaveProperty('value', '');
  others.unmount();
  const again = open('ids=7');
  expect(await findTitle()).toHaveProperty('value', 'Zmiana');
  expect(screen.getByText(/^Wersja robocza z|^Przywróciliśmy/u)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Wyślij do 2\sosób/u }));
  await screen.findByRole('dialog', { name: 'Poprawnie wysłałeś wiadomość' });
  again.unmount();
  open('ids=7');
  expect(await findTitle()).toHaveProperty('value', '');
});
