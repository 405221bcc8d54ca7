import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
// The screens are imported here so that the first test does not wait for their chunks.
import '#app/kit-routes.tsx';
import '#app/shell/quick-search-dialog.tsx';
import '#app/shell/shell.tsx';
import { openApp, type OpenApp } from '#app/testing/open-app.tsx';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let app: OpenApp;
afterEach(() => app.close());

const adam = { id: 7, name: 'Adam Dziedzic', listed_name: 'Dziedzic Adam', user_role: 0 };

const zofia = { id: 9, name: 'Zofia Nowak', listed_name: 'Nowak Zofia', email: 'zofia@test.example' };

const piotr = { id: 4, listed_name: 'Kadrowski Piotr', courseName: 'Logopedia' };

const protocol = {
  id: 12,
  title: 'Protokół 127/2026',
  subjectName: 'Dokumentacja kadrowa',
  courseName: 'Kadry i płace',
};

const noPage = { items: [], total: 0, capped: false };

/** Opens the search as a role and types. */
async function search(role: 0 | 1 | 2 | 6, typed: string, candidates: object = noPage) {
  app = await openApp('/settings', ({ url }) => {
    if (url === '/api/session') return { body: sessionOf(role) };
    if (url.startsWith('/api/candidates/near?')) return { body: { items: [piotr] } };
    if (url.startsWith('/api/candidates?')) return { body: candidates };
    if (url === '/api/courses/choices') return { body: { items: [{ id: 3, name: 'Kadry i płace' }] } };
    if (url.startsWith('/api/protocols?')) return { body: { ...noPage, items: [protocol], total: 1 } };
    if (url.startsWith('/api/student-course/find?')) return { body: { items: [zofia], near: [] } };
    return url.startsWith('/api/users/find?') ? { body: { items: [adam], near: [] } } : undefined;
  });
  await screen.findByRole('button', { name: 'Szukaj…' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Osoba, kierunek, protokół lub ekran' }),
    typed,
  );
}

test('the secretariat finds people and screens by Ctrl+K, and Enter opens the first', async () => {
  await search(1, 'dzied');
  await screen.findByRole('option', { name: /Dziedzic Adam/, selected: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(app.path()).toBe('/users/7'));
});

test('the accountant finds students by the account of their payments, and opens what they owe', async () => {
  await search(6, '45 0000 0000 7000 0000 0000 0208');
  await screen.findByRole('option', { name: /Nowak Zofia/, selected: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(app.path()).toBe('/accountant-students/9'));
});

test('a coordinator finds students, by an album number too, and nobody of the staff', async () => {
  await search(2, '48210');
  await screen.findByRole('option', { name: /Nowak Zofia.*Słuchacz, zofia@test.example/, selected: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(app.path()).toBe('/students/9'));
  expect(app.server.received.some(({ url }) => url.startsWith('/api/users/find'))).toBe(false);
});

test('candidates are found, and guesses stand under their own heading after everything else', async () => {
  await search(1, 'kadr');
  const guesses = await screen.findByRole('group', { name: 'Czy chodziło o…' });
  within(guesses).getByRole('option', { name: /Kadrowski Piotr.*Kandydat/ });
  expect(screen.getAllByRole('group').at(-1)).toBe(guesses);
  await app.close();
  await search(1, 'kadr', { ...noPage, items: [piotr], total: 1 });
  const people = await screen.findByRole('group', { name: 'Osoby' });
  await within(people).findByRole('option', { name: /Kadrowski Piotr.*Kandydat, Logopedia/ });
  expect(screen.queryByRole('group', { name: 'Czy chodziło o…' })).toBeNull();
});

test('courses, protocols and what can be done stand under headings of their own', async () => {
  await search(1, 'kadr');
  const groups = async (name: string) => within(await screen.findByRole('group', { name }));
  (await groups('Kierunki')).getByRole('option', { name: /Kadry i płace/ });
  (await groups('Protokoły')).getByRole('option', { name: /Protokół 127\/2026.*Kadry i płace/ });
  await app.close();
  await search(1, 'dodaj');
  const add = (await groups('Działania')).getByRole('option', { name: 'Dodaj słuchacza' });
  await userEvent.click(add);
  await waitFor(() => expect(app.path()).toBe('/students?new=1'));
});

test('whom one opened before is offered in the empty field', async () => {
  await search(1, 'dzied');
  await userEvent.click(await screen.findByRole('option', { name: /Dziedzic Adam/ }));
  await waitFor(() => expect(app.path()).toBe('/users/7'));
  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Ostatnio' }));
  expect(recent.getByRole('option', { name: /Dziedzic Adam/ })).toBeInstanceOf(HTMLElement);
});

test('a lecturer finds screens only', async () => {
  await search(0, 'czas');
  await screen.findByRole('option', { name: /Czas pracy/, selected: true });
  expect(app.server.received.some(({ url }) => url.startsWith('/api/users/find'))).toBe(false);
});

test('letters typed before the field is there stand in it, not in the field of the page', async () => {
  app = await openApp('/settings', ({ url }) =>
    url === '/api/session' ? { body: sessionOf(1) } : undefined,
  );
  await screen.findByRole('button', { name: 'Szukaj…' });
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  for (const key of ['k', 'x', 'Backspace', 'a']) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  expect(field.value).toBe('ka');
});

test('what was typed is marked, Tab goes from group to group, and the foot counts results and guesses', async () => {
  await search(1, 'kadr');
  await screen.findByText(/^\d wynik[^,]*, 1.podobny$/);
  await screen.findByRole('option', { name: /Dziedzic Adam/, selected: true });
  await userEvent.keyboard('{Tab}');
  const course = await screen.findByRole('option', { name: 'Kadry i płace Kierunek', selected: true });
  expect(within(course).getByText('Kadr').tagName).toBe('MARK');
  await userEvent.keyboard('{Tab}');
  await screen.findByRole('option', { name: /Protokół 127/, selected: true });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await screen.findByRole('option', { name: 'Kadry i płace Kierunek', selected: true });
});
