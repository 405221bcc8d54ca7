import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * For a block whose buttons come and go with what they do: one that is gone once it was pressed leaves the focus to the
 * block, so that the keyboard goes on from there and not from the top of the page.
 */
export function useFocusStays<Block extends HTMLElement>() {
  const block = useRef<Block>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    block.current?.focus({ preventScroll: true });
  });
  return {
    ref: block,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
