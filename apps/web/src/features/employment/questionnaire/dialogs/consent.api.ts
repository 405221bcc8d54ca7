import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { useRevalidator } from 'react-router';
import { call } from '#shared/api/call.ts';
import { keepSession } from '#shared/api/session.ts';
import { useAction } from '#shared/api/use-action.ts';

/** The answer is the changed session; the pages read it again. */
export function useConsent() {
  const { revalidate } = useRevalidator();
  return useAction(() => call(accountRoutes.consent), {
    onSuccess: (session) => {
      keepSession(session);
      return revalidate();
    },
  });
}
