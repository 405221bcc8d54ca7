import { room, type PdfBlock } from './blocks.ts';

type LayOut<Page> = (blocks: readonly PdfBlock[], tightnessOf: (index: number) => number) => Page[];

/** Below this nobody reads it on paper: a side that needs more goes on to another page. */
const steps = [0.94, 0.88, 0.82, 0.76, 0.7, 0.64];
const tightest = 0.64;

/** Content for two sides of a blank fits on two sides, however long the names are: a side that is too long is set smaller. */
export const layOutSides = <Page>(blocks: readonly PdfBlock[], layOut: LayOut<Page>): Page[] => {
  const pages = layOut(blocks, () => 1);
  const sides = splitAtPageEnds(blocks);
  if (pages.length <= sides.length) return pages;
  const tightness = sides.flatMap((side) => {
    const own = [1, ...steps].find((step) => layOut(side.map(endless), () => step).length === 1) ?? tightest;
    return side.map(() => own);
  });
  return layOut(blocks, (index) => tightness[index] ?? 1);
};

/** The end of a page is an empty line, and would begin another page. */
const endless = (block: PdfBlock): PdfBlock => (block.kind === 'page-end' ? room(6) : block);

/** Each with the end of its page. */
const splitAtPageEnds = (blocks: readonly PdfBlock[]): readonly (readonly PdfBlock[])[] => {
  const sides: PdfBlock[][] = [[]];
  for (const block of blocks) {
    sides.at(-1)?.push(block);
    if (block.kind === 'page-end') sides.push([]);
  }
  return sides;
};
