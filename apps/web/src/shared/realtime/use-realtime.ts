import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps a live connection while mounted. Its code is loaded when the browser is idle. */
export function useRealtime(isSignedIn: () => Promise<boolean>): void {
  const queries = useQueryClient();
  useEffect(() => {
    let left = false;
    let close: (() => void) | undefined;
    const open = async () => {
      const { connect } = await import('#shared/realtime/connection.ts');
      if (!left) close = connect({ queries, isSignedIn });
    };
    // Without it the screens poll, so a failed load needs no message.
    const cancel = whenIdle(() => void open().catch(() => undefined));
    return () => {
      left = true;
      cancel();
      close?.();
    };
  }, [queries, isSignedIn]);
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 200); // Safari
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
