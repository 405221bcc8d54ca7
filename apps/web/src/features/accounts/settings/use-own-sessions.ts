import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '@indeks/contract/accounts/accounts.routes';
import type { OwnSession } from '@indeks/contract/accounts/accounts.schemas';
import { call } from '#shared/api/call.ts';
import { isCallError } from '#shared/api/call-error.ts';

const key = ['accounts', 'own-sessions'];

export const useOwnSessions = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(accountRoutes.ownSessions, {}, { signal })).items,
    meta: { topic: 'sessions' },
  });

export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (sessions: readonly OwnSession[]) => {
      for (const { id } of sessions) await end(id);
    },
    // Also after a failure: some of them may have ended.
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** One that has ended meanwhile is as good as ended. */
async function end(id: number): Promise<void> {
  try {
    await call(accountRoutes.endSession, { params: { id } });
  } catch (error) {
    if (!isCallError(error, 'record/not-found')) throw error;
  }
}
