import type { LaidOutPage } from './endings.ts';
import { placeOf } from './structure.ts';
import { rowPadding } from './table-content.ts';

/** A table that goes over pages, in points. */
export interface MeasuredRows {
  readonly heights: readonly number[];
  /** The height of the sum, and of what is carried over. */
  readonly sum: number;
  /** Where the first row begins, and the first one of a following page. */
  readonly first: number;
  readonly next: number;
}

interface Row {
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
}

/** Undefined for a table that stands on one page, or that has a row which goes over pages itself. */
export const measureRows = (pages: readonly LaidOutPage[], table: string): MeasuredRows | undefined => {
  const found = findRows(pages, table);
  if (!found) return undefined;
  const { rows, sum } = found;
  const [first] = rows;
  const firstOfNext = [...rows, sum].find(({ page }) => page !== first?.page);
  if (!first || !firstOfNext) return undefined;
  return {
    heights: rows.map(heightOf),
    sum: heightOf(sum),
    first: first.top - rowPadding,
    next: firstOfNext.top - rowPadding,
  };
};

/** With the line below it. */
const heightOf = ({ top, bottom }: Row): number => bottom - top + 2 * rowPadding + 1;

const findRows = (pages: readonly LaidOutPage[], table: string) => {
  const rows = new Map<string, Row>();
  for (const [page, { items }] of pages.entries())
    for (const item of items) {
      const line = asLine(item);
      const key = line && placeOf(line)?.steps.find(({ type }) => type === 'TR')?.key;
      if (!line || !key?.startsWith(`${table}.T`) || key.includes('.THead.')) continue;
      const known = rows.get(key);
      if (known && known.page !== page) return undefined;
      rows.set(key, {
        page,
        top: Math.min(known?.top ?? Infinity, line.y),
        bottom: Math.max(known?.bottom ?? 0, line.y + line.getHeight()),
      });
    }
  const sum = rows.get(`${table}.TFoot.0`);
  rows.delete(`${table}.TFoot.0`);
  return sum && { rows: [...rows.values()], sum };
};

interface PlacedLine {
  readonly y: number;
  getHeight(): number;
}

/** pdfmake wraps what stands on a page; other things than lines have no structure. */
const asLine = (item: unknown): (PlacedLine & object) | undefined =>
  (item as { readonly item?: PlacedLine }).item;
