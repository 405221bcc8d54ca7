import { useWindowEvent } from '@mantine/hooks';
import { useEffect, type RefObject } from 'react';
import { useFreeKeys } from '#shared/ui/page/single-keys.ts';
import { focusNextRow, openClickedRow } from './open-row.ts';

/** A click anywhere in a row opens it. Heard here and not by React, to which menus and dialogs of a row belong to the row. */
export function useOpenedRows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = root.current;
    list?.addEventListener('click', openClickedRow);
    return () => list?.removeEventListener('click', openClickedRow);
  }, [root]);
}

/** J and K move along the rows of the first list of the page, '/' goes to its search. Enter opens the row as its link does. */
export function useListKeys(root: RefObject<HTMLElement | null>): void {
  const isFree = useFreeKeys();
  useWindowEvent('keydown', (event) => {
    const list = root.current;
    if (!list || !isFree(event) || document.querySelector('[data-list]') !== list) return;
    if (event.key === 'j') focusNextRow(list, 1);
    if (event.key === 'k') focusNextRow(list, -1);
    if (event.key !== '/') return;
    event.preventDefault();
    list.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  });
}
