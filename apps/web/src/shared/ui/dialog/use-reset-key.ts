import { useEffect, useState } from 'react';

/** The form's content stays while the dialog fades out. */
const resetAfter = 300;

/** A key that changes 300 ms after closing, so that the form under it starts anew at the next opening. */
export function useResetKey(opened: boolean): number {
  const [key, setKey] = useState(0);
  const [stale, setStale] = useState(false);

  // The dialog was opened again before the time was over; the new opening must not show the old data.
  if (opened && stale) {
    setStale(false);
    setKey(key + 1);
  }
  useEffect(() => {
    if (!opened) return undefined;
    return () => setStale(true);
  }, [opened]);
  useEffect(() => {
    if (!stale) return undefined;
    const timer = setTimeout(() => {
      setStale(false);
      setKey((current) => current + 1);
    }, resetAfter);
    return () => clearTimeout(timer);
  }, [stale]);
  return key;
}
