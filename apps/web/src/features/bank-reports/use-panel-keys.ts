import { useEffect, useEffectEvent, useRef } from 'react';
import type { Queue } from './use-queue.ts';

type Keys = Readonly<Record<string, () => void>>;

/**
 * The keys of an open payment, which has the focus itself once somebody came to it by hand. They work only there: buttons,
 * radios and fields in it keep their own.
 */
export function usePanelKeys({ move, focused }: Pick<Queue, 'focused' | 'move'>, own: Keys) {
  const root = useRef<HTMLFormElement>(null);
  const keys: Keys = { ArrowDown: () => move(1), ArrowUp: () => move(-1), p: () => move(1), ...own };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== root.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const panel = root.current;
    const listen = (event: KeyboardEvent) => press(event);
    panel?.addEventListener('keydown', listen);
    return () => panel?.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (focused) root.current?.focus();
  }, [focused]);
  return root;
}
