import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Tab selects what a field holds, so that typing replaces it. Outside of dialogs the browser does so itself; the trap
 * that keeps the focus inside of one moves it by a script.
 */
export function useTabSelection() {
  const tabbing = useRef(false);
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent) => void (tabbing.current = key === 'Tab'),
    onKeyUpCapture: () => void (tabbing.current = false),
    onFocus: ({ target }: FocusEvent) => {
      if (tabbing.current && target instanceof HTMLInputElement) target.select();
    },
  };
}
