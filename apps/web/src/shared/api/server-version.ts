/** The newest release that an answer has named; empty before the first. Kept apart from who shows it, since every call writes it. */
let newest = '';
const listeners = new Set<() => void>();

/** While a release replaces another, answers of both come in turn: an older one takes nothing back. */
export function noteVersion(told: string | null): void {
  if (told === null || !isNewer(told, newest)) return;
  newest = told;
  for (const listener of listeners) listener();
}

export const readVersion = (): string => newest;

export function subscribeVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Three numbers with dots, compared as numbers; no release is the oldest. */
export const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
