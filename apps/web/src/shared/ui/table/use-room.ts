import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Whether a table fits with all its words, fits once its columns are closer together, or is wider than its frame. */
type Room = 'roomy' | 'tight' | 'overflowing';

/**
 * Measured before the rows are painted, so that nothing moves afterwards. A tight table stays tight until its frame has another
 * width: it would be too wide again as soon as its words came back.
 */
export function useRoom() {
  const [room, setRoom] = useState<Room>('roomy');
  const region = useRef<HTMLDivElement>(null);
  const measure = useCallback(() => {
    const table = region.current?.querySelector('table');
    if (!region.current || !table) return;
    const isWide = isWider(table.offsetWidth, region.current.clientWidth);
    setRoom((now) => roomAfter(now, isWide));
  }, []);
  // Other rows may be wider, and in a tight table they are measured once more.
  useLayoutEffect(measure);
  const ref = useCallback(
    (frame: HTMLDivElement | null) => {
      region.current = frame;
      const table = frame?.querySelector('table');
      if (!frame || !table) return undefined;
      let width = frame.clientWidth;
      const observer = new ResizeObserver(() => {
        if (frame.clientWidth === width) measure();
        else setRoom('roomy');
        width = frame.clientWidth;
      });
      observer.observe(frame);
      observer.observe(table);
      return () => observer.disconnect();
    },
    [measure],
  );
  return { ref, room };
}

/** Widths are whole pixels, and a table of exactly its frame's width may be rounded up. */
export const isWider = (table: number, frame: number): boolean => table > frame + 1;

export const roomAfter = (now: Room, isWide: boolean): Room => {
  if (isWide) return now === 'roomy' ? 'tight' : 'overflowing';
  return now === 'roomy' ? 'roomy' : 'tight';
};
