import { screen } from '@testing-library/react';
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

/** Opens the search as a role and types. */
async function search(role: 0 | 1 | 2, typed: string) {
  app = await openApp('/settings', ({ url }) => {
    if (url === '/api/session') return { body: sessionOf(role) };
    if (url.startsWith('/api/student-course/find?')) return { body: { items: [zofia], near: [] } };
    return url.startsWith('/api/users/find?') ? { body: { items: [adam], near: [] } } : undefined;
  });
  await screen.findByRole('button', { name: 'Szukaj' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Osoba lub ekran' }), typed);
}

test('the secretariat finds people and screens by Ctrl+K, and Enter opens the first', async () => {
  await search(1, 'dzied');
  await screen.findByRole('option', { name: /Dziedzic Adam/, selected: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.path()).toBe('/users/7');
});

test('a coordinator finds students, by an album number too, and nobody of the staff', async () => {
  await search(2, '48210');
  await screen.findByRole('option', { name: /Nowak Zofia.*Słuchacz, zofia@test.example/, selected: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.path()).toBe('/students/9');
  expect(app.server.received.some(({ url }) => url.startsWith('/api/users/find'))).toBe(false);
});

test('a lecturer finds screens only', async () => {
  await search(0, 'czas');
  await screen.findByRole('option', { name: /Czas pracy/, selected: true });
  expect(app.server.received.some(({ url }) => url.startsWith('/api/users/find'))).toBe(false);
});
