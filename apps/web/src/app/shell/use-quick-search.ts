import { useState } from 'react';
import { useWindowEvent } from '@mantine/hooks';

export interface QuickSearchState {
  opened: boolean;
  typed: string;
  onType: (typed: string) => void;
  open: () => void;
  onClose: () => void;
}

/**
 * Whether the search is open, and its words. Letters typed before its field has the focus are words of it too: the dialog
 * is loaded when it first opens, and until then they would go into the page.
 */
export function useQuickSearch(): QuickSearchState {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => setOpened(false);
  useWindowEvent(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (!opened || (target instanceof Element && target.closest('[role="dialog"]'))) return;
      if (isLetter(event)) setTyped((before) => before + key);
      else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (key === 'Escape') close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  return {
    opened,
    typed,
    onType: setTyped,
    open: () => {
      if (!opened) setTyped('');
      setOpened(true);
    },
    onClose: close,
  };
}

/** AltGr, which writes Polish letters, counts as Ctrl and Alt on some systems. */
const isLetter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));
