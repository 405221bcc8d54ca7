import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChangePasswordPage } from '#features/identity/accounts/password/change-password-page.tsx';
import { LostAccessPage } from '#features/identity/accounts/recovery/lost-access-page.tsx';
import { RestoreEmailPage } from '#features/identity/accounts/recovery/restore-email-page.tsx';
import { RestorePasswordPage } from '#features/identity/accounts/recovery/restore-password-page.tsx';
import { PasswordTab } from '#features/identity/accounts/settings/password-tab.tsx';
import { SessionsTab } from '#features/identity/accounts/settings/sessions-tab.tsx';
import { SettingsPage } from '#features/identity/accounts/settings/settings-page.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { forgetSession } from '#shared/api/session.ts';
import { loopback } from '#shared/api/testing/loopback.ts';
import type { Loopback, Received, Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';

let server: Loopback;
let reply: (request: Received) => Reply;
beforeEach(async () => {
  server = await loopback((request) => reply(request));
});
afterEach(async () => {
  forgetSession();
  await server.close();
});

function show(page: ReactNode, address = '/page') {
  const router = createMemoryRouter(
    [
      { path: '/page', element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <ThemeProvider env="test">
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lastBody = (): unknown => JSON.parse(server.received.at(-1)?.body.toString() ?? 'null');

describe('recovery', () => {
  test.each([
    ['Hasła', '/restore-password'],
    ['Adresu e-mail', '/restore-email'],
  ])('whoever forgot "%s" goes to %s', async (choice, address) => {
    const router = show(<LostAccessPage />);
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    await press('Dalej');
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
  });

  test('an address is asked for, checked, and the success is said', async () => {
    reply = () => ({ body: { ok: true } });
    show(<RestorePasswordPage />);
    await press('Wyślij hasło');
    expect(await screen.findByText('Podanie e-maila jest wymagane')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Adres e-mail'), 'jan@uczelnia.pl');
    await press('Wyślij hasło');
    expect(await screen.findByText(/Na adres jan@uczelnia.pl wysłaliśmy jednorazowe hasło/)).toBeTruthy();
    expect(lastBody()).toEqual({ email: 'jan@uczelnia.pl' });
  });

  test('an unknown address shows the refusal and keeps the form', async () => {
    reply = () => ({
      status: 404,
      body: { code: 'recovery/unknown-email', message: 'Nie ma w naszej bazie.' },
    });
    show(<RestorePasswordPage />);
    await userEvent.type(screen.getByLabelText('Adres e-mail'), 'jan@uczelnia.pl');
    await press('Wyślij hasło');
    expect((await screen.findByRole('alert')).textContent).toContain('Nie ma w naszej bazie.');
  });

  test('the mailed link waits for a press, leaves the address and opens the new password', async () => {
    const token = 'a-token-of-more-than-twenty-letters';
    reply = () => ({ body: sessionOf(0, { restricted: true }) });
    const router = show(<RestorePasswordPage />, `/page#${token}`);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(server.received).toHaveLength(0);
    await press('Ustaw nowe hasło');
    await waitFor(() => expect(router.state.location.pathname).toBe('/change-password'));
    expect(lastBody()).toEqual({ token });
  });

  test('a link of somebody with a second step leads on to the code', async () => {
    reply = () => ({ status: 403, body: { code: 'auth/code-needed', message: 'Podaj kod.' } });
    const router = show(<RestorePasswordPage />, '/page#a-token-of-more-than-twenty-letters');
    await press('Ustaw nowe hasło');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.state).toBe('code-owed');
  });

  test('a used link says so and offers a new one', async () => {
    reply = () => ({ status: 410, body: { code: 'recovery/link-used-or-expired', message: 'Wygasł.' } });
    show(<RestorePasswordPage />, '/page#a-token-of-more-than-twenty-letters');
    await press('Ustaw nowe hasło');
    expect((await screen.findByRole('alert')).textContent).toContain('Wygasł.');
    await press('Poproś o\u00a0nowy odnośnik');
    expect(screen.getByLabelText('Adres e-mail')).toBeTruthy();
  });

  test('a telephone number shows the masked address', async () => {
    reply = () => ({ body: { email: 'j•••@g•••.pl' } });
    show(<RestoreEmailPage />);
    await press('Przypomnij adres');
    expect(await screen.findByText('Podanie numeru telefonu jest wymagane')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Numer telefonu'), '501 220 410');
    await press('Przypomnij adres');
    expect(await screen.findByText('j•••@g•••.pl')).toBeTruthy();
  });
});

describe('the new password', () => {
  test.each([
    ['', 'x', 'Podanie nowego hasła jest wymagane'],
    ['Abc1!', 'Abc1!', 'Nowe hasło musi mieć przynajmniej 8 znakow'],
    ['Abcdefgh!', 'Abcdefgh!', 'Nowe hasło musi zawierać przynajmniej jedeną cyfrę'],
    ['Abcdefgh1', 'Abcdefgh1', 'Podanie znaku specjalnego jest wymagane'],
    ['Abcdefg1!', '', 'Proszę powtórzyć nowe hasło'],
    ['Abcdefg1!', 'Abcdefg1?', 'Musisz wpisać dwa razy, to samo, nowe hasło'],
  ])('"%s" repeated as "%s" is refused: %s', async (password, repeat, message) => {
    show(
      <ChangePasswordPage session={sessionOf(0, { restricted: true })} onChanged={() => Promise.resolve()} />,
    );
    if (password !== '') await userEvent.type(screen.getByLabelText('Nowe hasło'), password);
    if (repeat !== '') await userEvent.type(screen.getByLabelText('Powtórz nowe hasło'), repeat);
    await press('Zapisz nowe hasło');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.received).toHaveLength(0);
  });

  test('a passphrase needs neither digit nor special character, and the hint says so', async () => {
    reply = () => ({ body: sessionOf(0) });
    show(
      <ChangePasswordPage session={sessionOf(0, { restricted: true })} onChanged={() => Promise.resolve()} />,
    );
    expect(screen.getByText(/kilka słów, razem co najmniej 20\sznaków/)).toBeTruthy();
    const phrase = 'zielony słoń pije herbatę';
    await userEvent.type(screen.getByLabelText('Nowe hasło'), phrase);
    await userEvent.type(screen.getByLabelText('Powtórz nowe hasło'), phrase);
    await press('Zapisz nowe hasło');
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(lastBody()).toEqual({ passwordNew: phrase });
  });

  test('after recovery it is sent without the current one and the repeat', async () => {
    reply = () => ({ body: sessionOf(3) });
    const changed: CurrentSession[] = [];
    show(
      <ChangePasswordPage
        session={sessionOf(3, { restricted: true })}
        onChanged={(session) => Promise.resolve(void changed.push(session))}
      />,
    );
    await userEvent.type(screen.getByLabelText('Nowe hasło'), 'Abcdefg1!');
    await userEvent.type(screen.getByLabelText('Powtórz nowe hasło'), 'Abcdefg1!');
    await press('Zapisz nowe hasło');
    await waitFor(() => expect(changed).toHaveLength(1));
    expect(server.received[0]).toMatchObject({ method: 'PUT', url: '/api/users/103/password' });
    expect(lastBody()).toEqual({ passwordNew: 'Abcdefg1!' });
  });

  test('an ordinary session is asked for the current one there too', () => {
    show(<ChangePasswordPage session={sessionOf(0)} onChanged={() => Promise.resolve()} />);
    expect(screen.getByLabelText('Aktualne hasło')).toBeTruthy();
  });
});

describe('settings', () => {
  const openSettings = (tab: string) =>
    show(
      <SessionProvider session={sessionOf(0)}>
        <QueryClientProvider client={createQueryClient()}>
          <SettingsPage
            tabs={[
              { slug: 'zmiana-hasla', label: 'Zmiana hasła', render: () => <PasswordTab /> },
              { slug: 'moje-sesje', label: 'Moje sesje', render: () => <SessionsTab /> },
            ]}
          />
        </QueryClientProvider>
      </SessionProvider>,
      `/page?tab=${tab}`,
    );

  test('a changed password is confirmed and the form is empty again', async () => {
    reply = () => ({ body: sessionOf(0) });
    openSettings('zmiana-hasla');
    await userEvent.type(screen.getByLabelText('Aktualne hasło'), 'stare');
    await userEvent.type(screen.getByLabelText('Nowe hasło'), 'Abcdefg1!');
    await userEvent.type(screen.getByLabelText('Powtórz nowe hasło'), 'Abcdefg1!');
    await press('Zmień hasło');
    const dialog = await screen.findByRole('dialog', { name: 'Hasło zmienione' });
    expect(lastBody()).toEqual({ password: 'stare', passwordNew: 'Abcdefg1!' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
    expect(screen.getByLabelText<HTMLInputElement>('Aktualne hasło').value).toBe('');
  });

  test('a wrong current password keeps what was entered', async () => {
    reply = () => ({ status: 422, body: { code: 'auth/wrong-current-password', message: 'Nieprawidłowe.' } });
    openSettings('zmiana-hasla');
    await userEvent.type(screen.getByLabelText('Aktualne hasło'), 'zle');
    await userEvent.type(screen.getByLabelText('Nowe hasło'), 'Abcdefg1!');
    await userEvent.type(screen.getByLabelText('Powtórz nowe hasło'), 'Abcdefg1!');
    await press('Zmień hasło');
    expect((await screen.findByRole('alert')).textContent).toContain('Nieprawidłowe.');
    expect(screen.getByLabelText<HTMLInputElement>('Nowe hasło').value).toBe('Abcdefg1!');
  });

  test('one’s own sessions are listed, one of them or all others can be ended', async () => {
    const open = (id: number, device: string) => ({
      id,
      current: id === 1,
      device,
      created_at: '2026-11-14T10:00:00Z',
      last_seen_at: '2026-11-14T12:00:00Z',
    });
    let sessions = [open(1, 'Chrome, Linux'), open(2, 'Safari, iPhone'), open(3, 'Firefox'), open(4, 'Edge')];
    reply = ({ method, url }) => {
      if (url.endsWith('/second-step'))
        return { body: { on: false, since: null, codes_left: 0, required: false } };
      if (method === 'DELETE') sessions = sessions.filter(({ id }) => !url.endsWith(`/${id}`));
      return { body: method === 'DELETE' ? { ok: true } : { items: sessions } };
    };
    openSettings('moje-sesje');
    expect(await screen.findAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Zakończ sesję: Chrome, Linux' })).toBeNull();
    await press('Zakończ sesję: Safari, iPhone');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    await press('Zakończ 2\u00a0inne sesje');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });
});
