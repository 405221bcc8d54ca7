import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useState } from 'react';

interface Place {
  id: number | undefined;
  /** Opened by somebody, who goes on there with the keyboard. */
  byHand: boolean;
}

export interface Queue {
  opened: BankRowItem | undefined;
  focused: boolean;
  /** The list is a work queue, so its keys work as soon as the page is open. */
  arrival: boolean;
  toggle: (row: BankRowItem) => void;
  /** To the next payment or the one before; past the last one it stays. */
  move: (step: 1 | -1) => void;
}

/**
 * Which of the payments that wait is open. In a list of nothing else the first is, so that one works through from top to
 * bottom: an explained one leaves the list, and the one that followed it opens.
 */
export function useQueue(rows: readonly BankRowItem[], onlyWaiting: boolean): Queue {
  const [place, setPlace] = useState<Place>({ id: undefined, byHand: false });
  const waiting = rows.filter(({ can }) => can.explain || can.answer);
  const chosen = waiting.find(({ id }) => id === place.id);
  const opened = chosen ?? (onlyWaiting && place.id !== closed ? waiting[0] : undefined);
  const index = waiting.findIndex(({ id }) => id === opened?.id);
  return {
    opened,
    focused: place.byHand,
    arrival: onlyWaiting,
    toggle: (row) => setPlace({ id: row.id === opened?.id ? closed : row.id, byHand: true }),
    move: (step) => setPlace({ id: (waiting[index + step] ?? waiting[index])?.id, byHand: true }),
  };
}

/** No payment has this number. */
const closed = 0;
