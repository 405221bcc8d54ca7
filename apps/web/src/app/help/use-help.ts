import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router';

export interface HelpOpening {
  opened: boolean;
  /** The panel takes the place of the page instead of standing beside it. */
  covers: boolean;
  /** The screen whose help was chosen instead of that of the open one. */
  chosen: string | undefined;
  open: (chosen?: string) => void;
  close: () => void;
}

/** Whether the help is open. Beside the page it stays from screen to screen; over the page it ends with the screen. */
export function useHelp(): HelpOpening {
  const { pathname } = useLocation();
  const covers = !useMediaQuery(besidePage, true, { getInitialValueInEffect: false });
  const [opening, setOpening] = useState<{ at: string; chosen: string | undefined }>();
  if (opening && covers && opening.at !== pathname) setOpening(undefined);
  const open = (chosen?: string) => setOpening({ at: pathname, chosen });
  const close = () => setOpening(undefined);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F1') return;
    event.preventDefault();
    if (opening) close();
    else if (document.querySelector('[role="dialog"]') === null) open();
  });
  const chosen = opening?.at === pathname ? opening.chosen : undefined;
  return { opened: opening !== undefined, covers, chosen, open, close };
}

/** As in `help-panel.module.css` and `shell.module.css`. */
const besidePage = '(min-width: 84.5em)';
