import type { Query, QueryClient } from '@tanstack/react-query';
import type { DataChanged, Topic } from '@indeks/contract/realtime/events';

/** Queries name what they show in `meta`; an event of such a topic makes them fetch again. */
export function changeHandler(queries: QueryClient): (event: DataChanged) => void {
  const isNew = rememberLast(500);
  return ({ eventId, topic }) => {
    // Recovery after a reconnect may repeat an event.
    if (!isNew(eventId)) return;
    void refreshTopic(queries, topic);
  };
}

export const refreshTopic = (queries: QueryClient, topic: Topic): Promise<void> =>
  fetchAgain(queries, ({ meta }) => meta?.topic === topic || meta?.also?.includes(topic) === true);

/** Fetches all queries with a topic again, because events sent while there was no connection are lost. */
export const refreshTopics = (queries: QueryClient): Promise<void> => fetchAgain(queries, hasTopic);

/** The first fetch of a query is never begun anew, and its answer may be older than the change: one more follows it. */
async function fetchAgain(queries: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const first = queries
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await queries.invalidateQueries({ predicate });
  if (first.length > 0) await queries.invalidateQueries({ predicate: (query) => first.includes(query) });
}

/** Lets the open screens choose anew between waiting for events and polling, without fetching at once. */
export function reconsiderPolling(queries: QueryClient): void {
  for (const query of queries.getQueryCache().findAll({ predicate: hasTopic })) {
    for (const observer of query.observers) observer.setOptions(observer.options);
  }
}

const hasTopic = (query: Query): boolean => query.meta?.topic !== undefined;

function rememberLast(bound: number): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    // A set keeps the order of insertion: the first is the oldest.
    for (const oldest of seen) {
      if (seen.size <= bound) break;
      seen.delete(oldest);
    }
    return true;
  };
}
