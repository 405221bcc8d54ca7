import { useSyncExternalStore } from 'react';

/** Where the list of a page has room for the sign that adds to it, on a phone: in the row of its search. */
let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The ref of that room. The first list of a page keeps it. */
export function offerAddingSlot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || slot !== null) return undefined;
  setSlot(element);
  return () => setSlot(null);
}

export const useAddingSlot = (): HTMLElement | null => useSyncExternalStore(subscribe, () => slot);

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
