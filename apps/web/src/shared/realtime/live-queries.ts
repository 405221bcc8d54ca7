import type { Query, QueryClient } from '@tanstack/react-query';
import type { DataChanged, Lately, Topic } from '@indeks/contract/realtime/events';

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

/** The server answers within this time or not at all: data that arrived at a moment were read at most so long before it. */
const longestFetchMs = 30_000;

/** Fetches again what changed between the reading of the page and the connection. */
export const refreshChanged = (queries: QueryClient, { knownForMs, changed }: Lately): Promise<void> => {
  const now = Date.now();
  return fetchAgain(queries, (query) => {
    if (!hasTopic(query)) return false;
    const arrivedAt = query.state.dataUpdatedAt;
    const age = (arrivedAt === 0 ? 0 : now - arrivedAt) + longestFetchMs;
    if (age > knownForMs) return true;
    const { topic, also = [] } = query.meta ?? {};
    return [topic, ...also].some((each) => each !== undefined && (changed[each] ?? Infinity) <= age);
  });
};

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
