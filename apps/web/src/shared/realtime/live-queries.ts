import type { Query, QueryClient } from '@tanstack/react-query';
import type { DataChanged, Topic } from '@indeks/contract/realtime/events';

/** Queries name what they show in `meta`; an event of such a topic makes them fetch again. */
export function changeHandler(queries: QueryClient): (event: DataChanged) => void {
  const isNew = rememberLast(500);
  return ({ eventId, topic }) => {
    // Recovery after a reconnect may repeat an event.
    if (!isNew(eventId)) return;
    void queries.invalidateQueries({ predicate: (query) => showsTopic(query, topic) });
  };
}

export const showsTopic = ({ meta }: Pick<Query, 'meta'>, topic: Topic): boolean =>
  meta?.topic === topic || meta?.also?.includes(topic) === true;

/** Fetches all queries with a topic again, because events sent during a gap in the connection are lost. */
export function refreshTopics(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: hasTopic });
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
