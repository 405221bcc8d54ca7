import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noSession, openApp } from '#app/testing/open-app.tsx';
import type { Answers, OpenApp } from '#app/testing/open-app.tsx';
import { releases } from '#features/provider/changelog/changelog.data.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let app: OpenApp;
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const signedInAs =
  (session: CurrentSession, more: Answers = () => undefined): Answers =>
  (request) =>
    request.url === '/api/session' ? { body: session } : more(request);

const open = async (address: string, answers: Answers) => {
  app = await openApp(address, answers);
};
const noPlaces = { items: [], total: 0, capped: false };
const visitor: Answers = ({ url }) => (url === '/api/session' ? noSession : undefined);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('who meets what', () => {
  test.each(['/dashboard', '/settings', '/times', '/users/5', '/about', '/change-password'])(
    'a visitor at %s meets the login page',
    async (address) => {
      await open(address, visitor);
      await heading('Panel logowania');
      expect(app.path()).toBe('/');
    },
  );

  test('a super-administrator starts at the statistics', async () => {
    await open('/', signedInAs(sessionOf(11)));
    await heading('Statystyki');
    expect(app.path()).toBe('/statistics');
    expect(document.title).toBe('Statystyki · Indeks');
  });

  test('a page without the right leads to the landing page', async () => {
    await open('/statistics', signedInAs(sessionOf(2)));
    await heading('Słuchacze');
    expect(app.path()).toBe('/students');
  });

  test('a restricted session meets the new password everywhere', async () => {
    await open('/users', signedInAs(sessionOf(1, { restricted: true, landing: '/change-password' })));
    await heading('Nowe hasło');
    expect(screen.queryByLabelText('Aktualne hasło')).toBeNull();
  });

  test('whoever owes the notice alone is asked for it, and goes on to the first page', async () => {
    const user = { ...sessionOf(3).user, rodo: null };
    let session = sessionOf(3, { user, restricted: true, owes: 'notice' });
    await open('/student-payments', ({ url }) => {
      if (url === '/api/users/rodo') session = sessionOf(3);
      return ['/api/session', '/api/users/rodo'].includes(url) ? { body: session } : undefined;
    });
    expect(await screen.findByRole('dialog', { name: /^Informacja o/ })).toBeTruthy();
    expect(app.path()).toBe('/change-password');
    expect(screen.queryByLabelText('Nowe hasło')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Potwierdzam/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(app.path()).toBe('/student-personal-data'));
  });

  test.each([visitor, signedInAs(sessionOf(0))])('an unknown address says so: %#', async (answers) => {
    await open('/nie-ma-takiej', answers);
    await heading('Nie znaleziono');
    expect(screen.getByRole('link', { name: 'Przejdź do strony głównej' }).getAttribute('href')).toBe('/');
  });

  test('the change log is open to everybody and has no drawer', async () => {
    await open('/changelog', visitor);
    await heading('Co nowego');
    expect(screen.queryByRole('navigation', { name: 'Menu główne' })).toBeNull();
    expect(screen.getByText(`Wersja ${releases[0]?.version}`)).toBeTruthy();
  });

  test('an outage while asking who is there leads to /error-500', async () => {
    await open('/users', () => ({ status: 503, body: { code: 'server/unavailable', message: '' } }));
    await heading('Aktualnie trwa przerwa techniczna. Pracujemy nad rozwiązaniem problemu');
    expect(app.path()).toBe('/error-500');
  });
});

describe('the shell', () => {
  test('greets by the vocative of the first name, names the role and starts with the skip link', async () => {
    await open('/dashboard', signedInAs(sessionOf(0)));
    await heading('Pulpit');
    const banner = screen.getByRole('banner');
    await waitFor(() => expect(banner.textContent).toContain('Dzień dobry, Łukaszu'));
    expect(banner.textContent).toContain('Wykładowca');
    expect(document.querySelector('a, button')?.textContent).toBe('Przejdź do treści');
    expect(screen.getAllByText('wersja 3.2.1')).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Pulpit' }).getAttribute('aria-current')).toBe('page');
  });

  test('going to another page moves the focus to its heading', async () => {
    await open('/dashboard', signedInAs(sessionOf(0)));
    await heading('Pulpit');
    const [first] = screen.getAllByRole('link', { name: 'Ustawienia konta' });
    if (first) await userEvent.click(first);
    await heading('Ustawienia konta');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ustawienia konta'));
  });

  test('a session that has ended leads to /error-401 from any call', async () => {
    await open(
      '/settings?tab=moje-sesje',
      signedInAs(sessionOf(0), () => noSession),
    );
    await heading('Twoja sesja wygasła. Zaloguj się ponownie');
    expect(app.path()).toBe('/error-401');
  });

  test('the login returns to where the session ended', async () => {
    let visit: 'begun' | 'ended' | 'again' = 'begun';
    await open('/places?page=2', ({ url }) => {
      if (url === '/api/users/login') visit = 'again';
      else if (url.startsWith('/api/places') && visit === 'begun') visit = 'ended';
      if (visit === 'ended') return noSession;
      return { body: url.startsWith('/api/places') ? noPlaces : sessionOf(1) };
    });
    await heading('Twoja sesja wygasła. Zaloguj się ponownie');
    await userEvent.click(screen.getByRole('link', { name: 'Przejdź do logowania' }));
    await heading('Panel logowania');
    await userEvent.type(screen.getByLabelText('Adres e-mail'), 'a@uczelnia.pl');
    await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
    await heading('Placówki');
    expect(app.path()).toBe('/places?page=2');
  });

  test.each([500, 503, 502])('a list that fails with %i says so in place', async (status) => {
    let works = false;
    await open(
      '/places',
      signedInAs(sessionOf(1), ({ url }) => {
        if (!url.startsWith('/api/places')) return undefined;
        return works ? { body: noPlaces } : { status, body: '' };
      }),
    );
    const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    expect(app.path()).toBe('/places');
    works = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Brak placówek')).toBeTruthy();
  });

  test('signing out ends the session, forgets drafts and leads to the login page', async () => {
    let session: CurrentSession | undefined = sessionOf(0);
    await open('/dashboard', ({ url, method }) => {
      if (url === '/api/session') return session ? { body: session } : noSession;
      if (url !== '/api/users/logout' || method !== 'POST') return undefined;
      session = undefined;
      return { body: { ok: true } };
    });
    await heading('Pulpit');
    sessionStorage.setItem('indeks:user:100:draft', '"x"');
    // happy-dom has no layout, so the menu takes its button for hidden and logs warnings.
    vi.spyOn(console, 'warn').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: /Łukasz Źrebiec/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wyloguj się', hidden: true }));
    await heading('Panel logowania');
    expect(sessionStorage.getItem('indeks:user:100:draft')).toBeNull();
  });

  test('another tab that signs out takes this one along', async () => {
    let session: CurrentSession | undefined = sessionOf(0);
    await open('/dashboard', ({ url }) => {
      if (url !== '/api/session') return undefined;
      return session ? { body: session } : noSession;
    });
    await heading('Pulpit');
    session = undefined;
    const otherTab = new BroadcastChannel('indeks-session');
    // A BroadcastChannel never leaves the origin; the rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    otherTab.postMessage({ kind: 'signed-out' });
    await heading('Panel logowania');
    expect(app.path()).toBe('/');
    otherTab.close();
  });
});
