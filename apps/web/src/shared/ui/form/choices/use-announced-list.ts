import { useEffect, useReducer, useState } from 'react';

/**
 * Mantine learns the id of its list only after the render that opened it, and until the next one tells
 * screen readers that the list is closed. This adds that next render.
 */
export function useAnnouncedList() {
  const [opened, setOpened] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!opened) return undefined;
    // A frame later the list has got its place in the document, and its id.
    const frame = requestAnimationFrame(() => renderAgain());
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return { onDropdownOpen: () => setOpened(true), onDropdownClose: () => setOpened(false) };
}
