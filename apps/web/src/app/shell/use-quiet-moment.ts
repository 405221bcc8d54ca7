import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isAnythingUnsaved } from '#shared/lib/unsaved.ts';

const idleMs = 60_000;

/**
 * Whether a quiet moment has come since something is waiting to be said: another page was opened, the person returned to this
 * tab or has done nothing for a minute, and neither is anything unsaved nor a dialog open. Once come, it stays.
 */
export function useQuietMoment(waiting: boolean): boolean {
  const { key } = useLocation();
  const [since, setSince] = useState<string>();
  const [come, setCome] = useState(false);
  if (waiting && since === undefined) setSince(key);
  useEffect(() => {
    if (!waiting || come) return undefined;
    const say = () => {
      if (isQuiet()) setCome(true);
    };
    // Left to the browser for a moment, so that a form of the new page has said whether it holds anything.
    const page = since !== undefined && since !== key ? setTimeout(say) : undefined;
    const stop = watchRest(say);
    return () => {
      clearTimeout(page);
      stop();
    };
  }, [waiting, come, since, key]);
  return waiting && come;
}

const isQuiet = (): boolean =>
  !isAnythingUnsaved() && document.querySelector('[role="dialog"], dialog[open]') === null;

/** Calls on returning to the tab, and after each minute without a key or a click. */
function watchRest(say: () => void): () => void {
  let timer = setInterval(say, idleMs);
  const restart = () => {
    clearInterval(timer);
    timer = setInterval(say, idleMs);
  };
  const back = () => {
    if (document.visibilityState === 'visible') say();
  };
  const acts = ['keydown', 'pointerdown'] as const;
  for (const act of acts) addEventListener(act, restart);
  document.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(timer);
    for (const act of acts) removeEventListener(act, restart);
    document.removeEventListener('visibilitychange', back);
  };
}
