import { useEffect, useState } from 'react';
import { present } from '#shared/lib/clock.ts';

const everyMs = 15_000;

/** The moment, again and again: for what opens or ends while somebody looks. */
export function useNow(): number {
  const [now, setNow] = useState(() => present());
  useEffect(() => {
    const timer = setInterval(() => setNow(present()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
