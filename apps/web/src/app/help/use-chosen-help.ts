import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { HelpOpening } from '#app/help/use-help.ts';

/**
 * The screen whose help was chosen, until another screen opens. Beside the page the help stays from screen to screen; where it
 * covers the page it ends with the screen.
 */
export function useChosenHelp(opening: HelpOpening, close: () => void) {
  const { pathname } = useLocation();
  const covers = !useMediaQuery(besidePage, true, { getInitialValueInEffect: false });
  const [seen, setSeen] = useState({ opening, chosen: opening.chosen, pathname });
  const isLeft = seen.pathname !== pathname;
  if (seen.opening !== opening) setSeen({ opening, chosen: opening.chosen, pathname });
  else if (isLeft && !covers) setSeen({ opening, chosen: undefined, pathname });
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (covers && isLeft) leave();
  }, [covers, isLeft]);
  const choose = (chosen: string | undefined) => setSeen({ opening, chosen, pathname });
  return { covers, chosen: isLeft ? undefined : seen.chosen, choose };
}

/** As in `help-panel.module.css` and `shell.module.css`. */
const besidePage = '(min-width: 84.5em)';
