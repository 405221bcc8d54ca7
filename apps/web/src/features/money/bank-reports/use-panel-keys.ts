import { useEffect, useEffectEvent, useRef } from 'react';
import type { Queue } from './use-queue.ts';

type Keys = Readonly<Record<string, () => void>>;

/**
 * The keys of an open payment, which has the focus itself: on arrival, once somebody came to it by hand, or by Tab. They work only
 * there, letters at its buttons too; radios and fields in it keep their own. From anywhere else but a field the arrows lead into it.
 */
export function usePanelKeys(
  { move, focused, arrival }: Pick<Queue, 'focused' | 'move' | 'arrival'>,
  own: Keys,
) {
  const root = useRef<HTMLFormElement>(null);
  const keys: Keys = { ArrowDown: () => move(1), ArrowUp: () => move(-1), p: () => move(1), ...own };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetterInside =
      key.length === 1 && root.current?.contains(target) === true && !target.closest(withOwnKeys);
    if (target !== root.current && !isLetterInside) {
      if (!key.startsWith('Arrow') || !arrival || target.closest(withOwnKeys)) return;
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      root.current?.focus();
      return;
    }
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const arrive = useEffectEvent(() => {
    const { activeElement } = document;
    if (arrival && (activeElement === null || activeElement.matches('body, h1, a, [role="tab"]')))
      root.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
  useEffect(() => {
    if (focused) root.current?.focus();
  }, [focused]);
  return root;
}

/** Elements that use the arrow keys themselves. */
const withOwnKeys =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="menu"], [role="dialog"], [role="listbox"]';
