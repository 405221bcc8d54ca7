import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The moment, again and again: for what opens or ends while somebody looks. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
