import type { Topic } from '@indeks/contract/realtime/events';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showsTopic } from '#shared/realtime/live-queries.ts';

/** A write. Queries of its topic are fetched again, also after a refusal: the screen may be out of date. */
export function useChange<Input, Output>(topic: Topic, mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ predicate: (query) => showsTopic(query, topic) }),
  });
}
