import { useState } from 'react';
import { needsTerm } from '@indeks/contract/studies/evaluations/attempts.rules';
import { listFailing, listWithout } from './sheet-sums.ts';
import type { SheetRow } from './sheet-values.ts';
import type { Sheet } from './use-sheet.ts';

export type Shown = 'all' | 'resit' | 'without';

/** Which rows the sheet shows. Who was shown stays until another filter is chosen, whatever is typed meanwhile. */
export function useShownRows(sheet: Sheet, first: Shown) {
  const lists: Readonly<Record<Shown, readonly SheetRow[]>> = {
    all: sheet.rows,
    resit:
      sheet.term === 1 ? listFailing(sheet.rows) : sheet.rows.filter(({ row }) => needsTerm(row, sheet.term)),
    without: listWithout(sheet.rows, sheet.term),
  };
  const eidsOf = (which: Shown) => new Set(lists[which].map(({ row }) => row.eid));
  const [chosen, setChosen] = useState(() => ({ which: first, eids: eidsOf(first) }));
  return {
    which: chosen.which,
    rows: chosen.which === 'all' ? sheet.rows : sheet.rows.filter(({ row: { eid } }) => chosen.eids.has(eid)),
    counts: { all: lists.all.length, resit: lists.resit.length, without: lists.without.length },
    choose: (which: Shown) => setChosen({ which, eids: eidsOf(which) }),
  };
}
export type ShownRows = ReturnType<typeof useShownRows>;
