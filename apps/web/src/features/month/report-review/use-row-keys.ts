import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useFreeKeys } from '#shared/ui/page/single-keys.ts';
import { focusRowAt, placeOfFocusedRow } from '#shared/ui/table/open-row.ts';

/** The letter that presses a button of the row with the focus. */
export const pressedBy = (key: 'a' | 'r') => ({ 'data-row-key': key });

/**
 * A and R press the first button of the row with the focus that has their letter, of a report the nearest. When the row leaves the
 * list, the focus goes to the one that takes its place.
 */
export function useRowKeys(): void {
  const isFree = useFreeKeys();
  const left = useRef<number>(undefined);
  useWindowEvent('keydown', (event) => {
    const focused = document.activeElement;
    const row = focused?.closest('tr, li');
    if ((event.key !== 'a' && event.key !== 'r') || !row || !isFree(event)) return;
    const mark = `button[data-row-key="${event.key}"]`;
    const button =
      focused?.parentElement?.querySelector<HTMLButtonElement>(mark) ??
      row.querySelector<HTMLButtonElement>(mark);
    if (!button) return;
    left.current = placeOfFocusedRow();
    button.click();
  });
  // After each rendering: the row leaves the list in one of them.
  useEffect(() => {
    if (left.current === undefined || document.activeElement !== document.body) return;
    focusRowAt(left.current);
    left.current = undefined;
  });
}
