import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@indeks/contract/access/roles';
import type { AccountUser, CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from 'react-router';
import { expect, vi } from 'vitest';
import { Papers } from '#app/pages/papers.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { forgetSession, probeSession } from '#shared/api/session.ts';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';

export const titles = {
  consent: /^Informacja o.przetwarzaniu danych osobowych$/,
  welcome: /^Witaj w.Indeksie$/,
  yearly: 'Coroczne potwierdzenie danych',
  saved: 'Poprawnie zapisano dane',
};

interface Standing {
  role?: Role;
  user: Partial<AccountUser>;
  today?: string;
  /** The navigation state with which the dashboard is opened. */
  state?: unknown;
  at?: string;
}

export interface OpenPapers {
  /** The session that the server answers. */
  session: CurrentSession;
  /** Answers of the test, tried before the usual ones. */
  answer: (request: Received) => Reply | undefined;
  server: Loopback;
  router: ReturnType<typeof createMemoryRouter>;
  calls: () => string[];
  close: () => Promise<void>;
}

/** The dialogs about papers on a given day, for somebody with given papers. */
export async function openPapers({
  role = 0,
  user,
  today = '2026-11-15',
  state,
  at = '/dashboard',
}: Standing): Promise<OpenPapers> {
  forgetSession();
  sessionStorage.clear();
  // Only the date is faked: requests and transitions need real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00+02:00`) });
  const base = sessionOf(role);
  const server = await loopback((request) => papers.answer(request) ?? ownAnswer(request));
  const ownAnswer = ({ url }: Received) => (url === '/api/session' ? { body: papers.session } : notFound);
  const papers: OpenPapers = {
    session: { ...base, user: { ...base.user, ...user } },
    answer: () => undefined,
    server,
    router: routerWith(at, state),
    calls: () => server.received.map(({ method, url }) => `${method} ${url}`),
    close: async () => {
      cleanup();
      vi.useRealTimers();
      await server.close();
    },
  };
  render(
    <ThemeProvider env="test">
      <RouterProvider router={papers.router} />
    </ThemeProvider>,
  );
  await screen.findByText('strona');
  return papers;
}

const notFound = { status: 404, body: { code: 'record/not-found', message: 'Nie znaleziono.' } };

const routerWith = (pathname: string, state: unknown) =>
  createMemoryRouter(
    [
      {
        element: <Visit />,
        loader: probeSession,
        hydrateFallbackElement: <p>chwila</p>,
        children: [
          { path: '/dashboard', element: null },
          { path: '*', element: <p>inna strona</p> },
        ],
      },
    ],
    { initialEntries: [{ pathname, state }] },
  );

function Visit() {
  const session = useLoaderData<CurrentSession>();
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider session={session}>
      <StorageOwner userId={session.user.id}>
        <QueryClientProvider client={queries}>
          <main>strona</main>
          <Outlet />
          <Papers />
        </QueryClientProvider>
      </StorageOwner>
    </SessionProvider>
  );
}

export const filledIn = (formDate: string) => ({ registration_form: { registerFormGeneral: { formDate } } });
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
