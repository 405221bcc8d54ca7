import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { OwnSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { ownSessionsQuery } from '#data/identity/accounts.ts';
import { call } from '#shared/api/call.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';

export function useEndSessions() {
  const queries = useQueryClient();
  const { queryKey } = ownSessionsQuery;
  const refresh = () => queries.invalidateQueries({ queryKey });
  const endAll = async (sessions: readonly OwnSession[]) => {
    for (const { id } of sessions) await endSession(id);
  };
  // Also after a failure: some of them may have ended.
  return useAction(endAll, { onSuccess: refresh, onError: () => void refresh() });
}

/** Accepts that the session has ended meanwhile. */
async function endSession(id: number): Promise<void> {
  try {
    await call(accountRoutes.endSession, { params: { id } });
  } catch (error) {
    if (!isCallError(error, 'record/not-found')) throw error;
  }
}
