import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { MessagePage } from './message-page.tsx';

const everybody = { total: 2, open: 2, skipped: [], missing: [] };
/** More people who do not use the portal than are named at once. */
const crowded = {
  total: 40,
  open: 17,
  skipped: Array.from({ length: 20 }, (_, place) => ({
    uid: 100 + place,
    listed_name: `Rzepka Olga ${place}`,
    reason: 'inactive',
  })),
  missing: [],
};
const preview = {
  place: 0,
  open: 2,
  person: { uid: 7, listed_name: 'Kopeć Beata' },
  subject: 'Zmiana',
  text: '',
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
  open('cid=4&debt=overdue&narrow=overdue&back=/students%3Fcid%3D4');
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
