import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { findStart } from '#app/guard.ts';
import { useSignOut } from '#app/use-sign-out.ts';
import { ConsentDialog } from '#features/employment/questionnaire/dialogs/consent-dialog.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';

/** A person who has set a password but left before accepting the notice is asked for the notice alone. */
export function OwedNotice({ session }: { session: CurrentSession }) {
  const signOut = useSignOut();
  const [queries] = useState(createQueryClient);
  if (!session.restricted) return <Navigate to={findStart(session)} replace />;
  return (
    <QueryClientProvider client={queries}>
      <ConsentDialog opened works={false} studies onSignOut={() => void signOut()} />
    </QueryClientProvider>
  );
}
