import type { Role } from '@indeks/contract/access/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Settings } from '#app/pages/settings.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { forgetSession } from '#shared/api/session.ts';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { userStorage } from '#shared/storage/user-storage.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';

let server: Loopback;
let answer: (request: Received) => Reply;
beforeEach(async () => {
  sessionStorage.clear();
  answer = () => notFound;
  server = await loopback((request) => answer(request));
});
afterEach(async () => {
  forgetSession();
  await server.close();
});

const notFound: Reply = { status: 404, body: { code: 'record/not-found', message: 'Nie znaleziono.' } };

function open(role: Role, { tab = 'kwestionariusz', isCompany = false } = {}) {
  const session = sessionOf(role);
  const user = { ...session.user, is_company: isCompany ? (1 as const) : (0 as const) };
  return renderInKit(
    <SessionProvider session={{ ...session, user }}>
      <StorageOwner userId={user.id}>
        <QueryClientProvider client={createQueryClient()}>
          <Settings />
        </QueryClientProvider>
      </StorageOwner>
    </SessionProvider>,
    { address: `/settings?tab=${tab}` },
  );
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the tabs', () => {
  test.each<Role>([0, 1, 5, 7, 8])('of role %i, which settles something', (role) => {
    open(role, { tab: 'zmiana-hasla' });
    expect(tabs()).toEqual([
      'Kwestionariusz',
      'Zmiana hasła',
      'Samochody',
      'Zmień zdjęcie',
      'Rachunki',
      'Moje sesje',
    ]);
  });

  test.each<Role>([2, 3, 4, 6])('of role %i, which does not', (role) => {
    open(role, { tab: 'zmiana-hasla' });
    expect(tabs()).toEqual(['Zmiana hasła', 'Zmień zdjęcie', 'Moje sesje']);
  });

  test('the head offers only what belongs to the open tab', () => {
    open(0, { tab: 'zmiana-hasla' });
    expect(screen.queryByRole('button', { name: 'Generuj plik PDF' })).toBeNull();
  });
});

describe('changing between person and company', () => {
  const toCompany = 'Rozliczaj mnie jako firmę';
  const toPerson = 'Rozliczaj mnie jako pracownika';
  const ask = async (role: Role, isCompany: boolean) => {
    const view = open(role, { isCompany });
    await view.user.click(screen.getByRole('button', { name: isCompany ? toPerson : toCompany }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };
  const switches = () => server.received.filter(({ url }) => url === '/api/users/switchCompany');

  test('says what is lost before anything changes, and Anuluj changes nothing', async () => {
    const { user, dialog } = await ask(0, false);
    const words = dialog.textContent;
    expect(words).toContain('dane z\u00a0kwestionariusza osobowego zostaną usunięte');
    expect(words).toContain('wylogujemy Cię na wszystkich urządzeniach');
    expect(words).toContain('po następnym zalogowaniu poprosimy o\u00a0wypełnienie danych firmy');
    await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(switches()).toEqual([]);
  });

  test('a company is told of its own form', async () => {
    const { dialog } = await ask(7, true);
    expect(dialog.textContent).toContain('dane z\u00a0formularza firmy zostaną usunięte');
    expect(dialog.textContent).toContain('poprosimy o\u00a0wypełnienie kwestionariusza osobowego');
  });

  test('Ok switches, forgets the visit with its drafts and leads to the login page', async () => {
    const { user, dialog, router } = await ask(0, false);
    userStorage(100).write('draft', { version: 1, values: {} });
    answer = ({ url }) => (url === '/api/users/switchCompany' ? { body: { ok: true } } : notFound);
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(switches().map(({ method }) => method)).toEqual(['PUT']);
    expect(userStorage(100).read('draft')).toBeUndefined();
  });

  test('a refusal stays in the dialog', async () => {
    const { user, dialog, router } = await ask(0, false);
    const message = 'Za dużo prób. Spróbuj ponownie za chwilę.';
    answer = () => ({ status: 429, body: { code: 'request/too-many', message } });
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
    expect(router.state.location.pathname).toBe('/settings');
  });
});
