import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the new-entry dialog of a screen opened with `?new=1`. */
export const useNewEntry = (ready: boolean, open: () => void) => useAskedByAddress('new', ready, open);

/**
 * Opens a dialog of a screen opened with `?name=1`. The parameter is removed at once, so that neither a reload nor the
 * back button opens the dialog again. `ready`: it is known that one may.
 */
export function useAskedByAddress(name: string, ready: boolean, open: () => void) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name) === '1';
  const opened = useRef(false);
  useEffect(() => {
    if (!asked) opened.current = false;
    if (!asked || !ready || opened.current) return;
    opened.current = true;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    open();
    // `open` is a new function on each render; only the address and `ready` matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, ready]);
}
