import type { PdfBlock } from './blocks.ts';
import { findTornEnding, withHeading, type LaidOutPage } from './endings.ts';
import { measureRows, type MeasuredRows } from './measured-rows.ts';

/** Where pages begin other than where the room ends. */
export interface PageStarts {
  /** Blocks that begin a page. */
  readonly blocks: ReadonlySet<number>;
  /** Rows of tables that begin a page. */
  readonly rows: ReadonlyMap<number, readonly number[]>;
}

/** Nowhere. */
export const asTheyCome: PageStarts = { blocks: new Set(), rows: new Map() };

type LayOut<Page> = (starts: PageStarts) => Page[];

/** Pages on which sums are carried over, and on which nobody signs below nothing. */
export const layOutWhole = <Page extends LaidOutPage>(
  blocks: readonly PdfBlock[],
  foot: number,
  layOut: LayOut<Page>,
): Page[] => {
  let starts = asTheyCome;
  let pages = layOut(starts);
  // Each table moves what follows it, so they are settled from the first to the last.
  for (
    let step = carryOver(blocks, pages, foot, starts);
    step;
    step = carryOver(blocks, pages, foot, starts)
  ) {
    starts = step;
    pages = layOut(starts);
  }
  const torn = findTornEnding(blocks, pages);
  return torn === undefined ? pages : layOut(beginWith(blocks, torn, starts));
};

/** Of a longer table only the last row and the sum move to the next page; of short, dense rows the last three. */
const beginWith = (blocks: readonly PdfBlock[], index: number, starts: PageStarts): PageStarts => {
  const block = blocks[index];
  if (block?.kind !== 'table' || block.rows.length < 2) return beginBlock(starts, index);
  const moved = Math.min(block.dense ? 3 : 1, block.rows.length - 1);
  return setRows(starts, index, [...(starts.rows.get(index) ?? []), block.rows.length - moved]);
};

/** The next table that goes over pages and carries nothing yet; undefined when there is none. */
const carryOver = (
  blocks: readonly PdfBlock[],
  pages: readonly LaidOutPage[],
  foot: number,
  starts: PageStarts,
): PageStarts | undefined => {
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'table' || !block.running || starts.rows.has(index)) continue;
    const rows = measureRows(pages, `block.${index}`);
    if (!rows) continue;
    const begin = fillPages(rows, foot);
    // The first row has no room for what it carries over.
    const owner = withHeading(blocks, index);
    if (begin[0] === 0 && !starts.blocks.has(owner)) return beginBlock(starts, owner);
    return setRows(
      starts,
      index,
      begin.filter((row) => row > 0),
    );
  }
  return undefined;
};

/** The rows that begin a page when each page keeps room for the sum below its last row. */
const fillPages = ({ heights, sum, first, next }: MeasuredRows, foot: number): number[] => {
  const begin: number[] = [];
  let y = first;
  heights.forEach((height, row) => {
    if (y + height + sum > foot) {
      begin.push(row);
      y = next + sum;
    }
    y += height;
  });
  return begin;
};

const beginBlock = (starts: PageStarts, index: number): PageStarts => ({
  ...starts,
  blocks: new Set([...starts.blocks, index]),
});

const setRows = (starts: PageStarts, index: number, rows: readonly number[]): PageStarts => ({
  ...starts,
  rows: new Map([...starts.rows, [index, rows]]),
});
