import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** Stands around every page for signed-in people. */
export function SessionProvider({ session, children }: { session: CurrentSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): CurrentSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession stands outside the pages for signed-in people');
  return session;
}

/** For pieces of the kit that stand outside those pages, too. */
export const useSessionIfAny = (): CurrentSession | undefined => use(SessionContext);

const SessionContext = createContext<CurrentSession | undefined>(undefined);
