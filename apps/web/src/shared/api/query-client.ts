import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import type { Topic } from '@indeks/contract/realtime/events';
import { isCallError } from '#shared/api/call-error.ts';
import { isLive } from '#shared/realtime/live-state.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `topic`: what the query shows, `also`: what else decides it; it is fetched again when one of them changed. */
    queryMeta: { topic?: Topic; also?: readonly Topic[] };
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Events and polling tell what changed, so returning to the tab need not fetch everything.
        refetchOnWindowFocus: false,
        refetchInterval: pollingInterval,
        retry: shouldRetry,
        retryDelay: (attempt) => 1000 * 2 ** attempt,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Without a live connection, queries with a topic poll instead of waiting for events. */
export const pollingInterval = (query: Pick<Query, 'meta'>): number | false =>
  query.meta?.topic !== undefined && !isLive() ? 15_000 : false;

/** A failure that may be temporary is retried; a refusal would only be repeated. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && (isCallError(error, 'network/unreachable') || isCallError(error, 'server/unavailable'));
