import { QueryClientProvider } from '@tanstack/react-query';
import type { Role } from '@indeks/contract/access/roles';
import type { AccountUser } from '@indeks/contract/identity/accounts/accounts.schemas';
import type { ReactNode } from 'react';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { SnackbarHost } from '#shared/ui/feedback/snackbar.tsx';
import { renderInKit, type KitOptions } from './render-in-kit.tsx';

/** Draws a part of a screen for somebody of a role, with queries and snackbars. */
export const renderSignedIn = (
  role: Role,
  part: ReactNode,
  options?: KitOptions,
  user: Partial<AccountUser> = {},
) => {
  const session = sessionOf(role);
  return renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={{ ...session, user: { ...session.user, ...user } }}>
        {part}
        <SnackbarHost />
      </SessionProvider>
    </QueryClientProvider>,
    options,
  );
};
