import type { Topic } from '@indeks/contract/realtime/events';
import { useQueryClient } from '@tanstack/react-query';
import { isCallError } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';
import { isAnythingUnsaved } from '#shared/lib/unsaved.ts';
import { refreshTopic } from '#shared/realtime/live-queries.ts';

/** A write. Queries of its topic are fetched again, also after a refusal: the screen may be out of date. */
export function useChange<Input, Output>(topic: Topic, change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const refresh = () => refreshTopic(queries, topic);
  return useAction(change, {
    onSuccess: refresh,
    // The refresh is not awaited, so that a failure is shown at once and the button works again.
    onError: (error) => {
      if (!meetsEndedSession(error)) void refresh();
    },
  });
}

/** Reading would meet the ended session too and lead to the login, away from what is still typed. */
const meetsEndedSession = (error: Error): boolean =>
  isCallError(error) && error.status === 401 && isAnythingUnsaved();
