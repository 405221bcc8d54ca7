import { accountRoutes } from '@indeks/contract/accounts/accounts.routes';
import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call } from '#shared/api/call.ts';
import { keepSession } from '#shared/api/session.ts';

/** The answer is the changed session; the pages read it again. */
export function useConsent() {
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: () => call(accountRoutes.consent),
    onSuccess: (session) => {
      keepSession(session);
      return revalidate();
    },
  });
}
