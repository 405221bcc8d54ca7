import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { useFreeKeys } from '#shared/ui/page/single-keys.ts';

/** J and K open the next and the previous conversation of the list. */
export function useInboxKeys(
  page: RefObject<HTMLElement | null>,
  opened: number | undefined,
  open: (id: number) => void,
): void {
  const isFree = useFreeKeys();
  useWindowEvent('keydown', (event) => {
    if ((event.key !== 'j' && event.key !== 'k') || !isFree(event)) return;
    const next = findNeighbour(page.current, opened, event.key === 'j' ? 1 : -1);
    if (next !== undefined) open(next);
  });
}

/** The conversation that stands beside another in the list that is shown. */
export function findNeighbour(
  page: HTMLElement | null,
  of: number | undefined,
  by: 1 | -1,
): number | undefined {
  const rows = [...(page?.querySelectorAll<HTMLElement>('[data-partner]') ?? [])];
  const shown = rows.map((row) => Number(row.dataset['partner']));
  const place = of === undefined ? -1 : shown.indexOf(of);
  return shown[place + by];
}
