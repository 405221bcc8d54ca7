import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

/** Each opening is another object. */
export interface HelpOpening {
  /** The screen whose help was chosen instead of that of the open one. */
  chosen?: string | undefined;
}

/** Whether the help is open, by F1 or by the button. The panel does the rest, since the first screen need not load it. */
export function useHelp() {
  const [opening, setOpening] = useState<HelpOpening>();
  const open = (chosen?: string) => setOpening({ chosen });
  const close = () => setOpening(undefined);
  const toggle = () => (opening ? close() : open());
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F1') return;
    event.preventDefault();
    if (opening || !document.querySelector('[role=dialog]')) toggle();
  });
  return { opening, open, close, toggle };
}

export type HelpState = ReturnType<typeof useHelp>;
