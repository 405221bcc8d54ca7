import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readRequest, type TypedEnrolment } from './enrolment-request.ts';

/**
 * Opens what the address asks for. It is taken out of the address at once, so that neither a reload nor the back button
 * opens it again. `ready`: it is known that one may.
 */
export function useRequest(ready: boolean, open: (typed: TypedEnrolment) => void): void {
  const { hash, pathname, search } = useLocation();
  const goTo = useNavigate();
  useEffect(() => {
    const typed = ready ? readRequest(hash) : undefined;
    if (!typed) return;
    void goTo({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
    open(typed);
    // `open` is a new function on each render; only the address and `ready` matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash, ready]);
}
