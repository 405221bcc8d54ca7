import { useEffect, useState } from 'react';

/** How long nothing is shown for: a load shorter than this never flickers. */
const showAfter = 200;

/** False at first, true once `delay` has passed. */
export function useDelayed(delay: number = showAfter): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
}
