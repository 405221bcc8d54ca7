import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A screen opened with `?new=1` begins with its new-entry dialog. The mark leaves the address at once, so that
 * neither a reload nor the way back opens the dialog again. `ready` waits for what decides whether one may add.
 */
export function useNewEntry(ready: boolean, open: () => void) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('new') === '1';
  const opened = useRef(false);
  useEffect(() => {
    if (!asked) opened.current = false;
    if (!asked || !ready || opened.current) return;
    opened.current = true;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('new');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    open();
    // What opens the dialog is a new function on each draw; only the address and the answer matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, ready]);
}
