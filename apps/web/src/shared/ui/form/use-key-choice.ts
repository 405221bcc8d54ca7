import { useId, useState, type KeyboardEvent } from 'react';

export interface KeyChoice<T> {
  listId: string;
  shown: readonly T[];
  active: T | undefined;
  choose: (one: T) => void;
  /** Whether the key was one of the list. */
  takeKey: (event: KeyboardEvent) => boolean;
}

interface Offered<T> {
  /** What the typed text offers; nothing while the text offers nothing. */
  find: (typed: string) => readonly T[];
  choose: (one: T) => void;
}

/** A list below a field that keeps the focus: arrows choose, Enter and Tab take, Escape closes the list until the text changes. */
export function useKeyChoice<T>(typed: string, { find, choose: take }: Offered<T>): KeyChoice<T> {
  const listId = useId();
  const [place, setPlace] = useState(0);
  const [refusedFor, setRefusedFor] = useState<string>();
  const shown = typed === refusedFor ? [] : find(typed);
  const at = Math.min(place, shown.length - 1);
  const choose = (one: T) => {
    setPlace(0);
    take(one);
  };
  const takeKey = (event: KeyboardEvent): boolean => {
    const active = shown[at];
    if (!active || event.nativeEvent.isComposing) return false;
    if (event.key === 'ArrowDown') setPlace((at + 1) % shown.length);
    else if (event.key === 'ArrowUp') setPlace((at + shown.length - 1) % shown.length);
    else if (event.key === 'Escape') setRefusedFor(typed);
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey)) choose(active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { listId, shown, active: shown[at], choose, takeKey };
}
