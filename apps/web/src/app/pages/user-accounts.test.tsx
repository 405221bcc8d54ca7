import type { Role } from '@indeks/contract/access/roles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
// The screens are imported here so that the first test does not wait for their chunks.
import '#app/shell/shell.tsx';
import '#features/employment/user-accounts/user-account-dialogs.tsx';
import '#features/employment/user-accounts/user-accounts-page.tsx';
import { openApp, type OpenApp } from '#app/testing/open-app.tsx';
import { personRecord } from '#data/testing/people.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let app: OpenApp;
afterEach(() => app.close());

const account = (id: number, user_role: Role, roles: readonly number[]) => ({
  ...personRecord({
    id,
    user_role,
    name: `Adam Dziedzic-${id}`,
    given_name: 'Adam',
    surname: `Dziedzic-${id}`,
    listed_name: `Dziedzic-${id} Adam`,
  }),
  can: { roles },
});
const items = [account(7, 4, [2, 6]), account(8, 11, [])];

test('the secretariat sees every account and is offered a change of the roles that it may change', async () => {
  app = await openApp('/accounts', ({ url }) => {
    if (url === '/api/session') return { body: sessionOf(1) };
    const page = { items, total: 2, capped: false, second_mail_domain: 'druga.example', roles: [2, 6] };
    return url.startsWith('/api/accounts?') ? { body: page } : undefined;
  });
  expect(await screen.findByText('Dziedzic-8 Adam')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zmień rolę: Adam Dziedzic-8' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Zmień rolę: Adam Dziedzic-7' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zmiana roli' });
  expect(dialog.textContent).toContain('Adam Dziedzic-7, dotychczasowa rola: Pracownik administracyjny.');
  expect(dialog.textContent).not.toContain('opiekować się placówkami');
});

test('the change of a coordinator’s role says that the places are left', async () => {
  app = await openApp('/accounts', ({ url }) => {
    if (url === '/api/session') return { body: sessionOf(1) };
    const page = { items: [account(9, 2, [4])], total: 1, capped: false, roles: [4] };
    return url.startsWith('/api/accounts?')
      ? { body: { ...page, second_mail_domain: 'druga.example' } }
      : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Zmień rolę: Adam Dziedzic-9' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zmiana roli' });
  expect(dialog.textContent).toContain('Osoba przestanie opiekować się placówkami.');
});

test.each([
  ['/accounts', 'staff', null],
  ['/accounts?role=', null, null],
  ['/accounts?role=3', null, '3'],
])('%s asks for the group %s and the role %s', async (address, group, role) => {
  const asked: URLSearchParams[] = [];
  app = await openApp(address, ({ url }) => {
    if (url === '/api/session') return { body: sessionOf(1) };
    if (!url.startsWith('/api/accounts?')) return undefined;
    asked.push(new URLSearchParams(url.split('?')[1]));
    return { body: { items, total: 2, capped: false, second_mail_domain: 'druga.example', roles: [2, 6] } };
  });
  await screen.findByText('Dziedzic-8 Adam');
  expect([asked[0]?.get('group'), asked[0]?.get('role')]).toEqual([group, role]);
});
