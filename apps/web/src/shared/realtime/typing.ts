import type { Typing } from '@indeks/contract/realtime/events';
import { useCallback, useSyncExternalStore } from 'react';

/** A browser in which somebody goes on writing says so again within this time; a few more seconds allow for delays. */
export const sayAgainMs = 3_000;
const shownMs = 6_000;

interface Writer {
  readonly by: Typing['by'];
  readonly ends: ReturnType<typeof setTimeout>;
}

/** People writing in a conversation just now; kept only here, and expires by itself. */
const writing = new Map<number, readonly Writer[]>();
const listeners = new Set<() => void>();
const nobody: readonly Writer[] = [];

export function showTyping({ partner, by }: Typing): void {
  const ends = setTimeout(() => forget(partner, by), shownMs);
  replace(partner, [...without(partner, by), { by, ends }]);
}

/** With their message the writing is over. */
export function endTyping(partner: number): void {
  for (const { by } of writing.get(partner) ?? nobody) forget(partner, by);
}

/** People who write to or as the partner; the same array while nothing changes. */
export function useTyping(partner: number): readonly Writer[] {
  const read = useCallback(() => writing.get(partner) ?? nobody, [partner]);
  return useSyncExternalStore(listen, read);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function forget(partner: number, by: Typing['by']): void {
  replace(partner, without(partner, by));
}

function without(partner: number, by: Typing['by']): readonly Writer[] {
  const all = writing.get(partner) ?? nobody;
  for (const writer of all) if (writer.by === by) clearTimeout(writer.ends);
  return all.filter((writer) => writer.by !== by);
}

function replace(partner: number, writers: readonly Writer[]): void {
  if (writers.length === 0) writing.delete(partner);
  else writing.set(partner, writers);
  for (const tell of listeners) tell();
}
