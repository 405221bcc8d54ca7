import type { Route } from '@indeks/contract/common/route';
import type { Topic } from '@indeks/contract/realtime/events';
import { call, type Answer, type CallArguments } from './call.ts';
import { useChange } from './use-change.ts';

/** A route of the contract as a write: called as `call` is, and whatever shows its topic is read again. */
export function useCall<const R extends Route>(topic: Topic, route: R) {
  const change = useChange(topic, (args: CallArguments<R>) => call(route, ...args));
  return (...args: CallArguments<R>): Promise<Answer<R>> => change.mutateAsync(args);
}
