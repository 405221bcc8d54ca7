import type { PdfBlock } from './blocks.ts';
import { placeOf } from './structure.ts';

/** A page as pdfmake lays it out: what stands on it. */
export interface LaidOutPage {
  readonly items: readonly unknown[];
}

/** Blocks below which signatures are placed, as positions in the document's list of blocks. */
interface Ending {
  readonly signed: number;
  readonly signatures: number;
}

/** The last paragraph, the fields or the table with its sum; sums, a quiet note or a code between say nothing that is signed. */
const endingOf = (blocks: readonly PdfBlock[]): Ending | undefined => {
  const signatures = blocks.findLastIndex(({ kind }) => kind === 'signatures');
  const last = blocks.findLastIndex((block, index) => index < signatures && isSigned(block));
  const signed = isAfterHalves(blocks, last) ? last - 1 : last;
  return last === -1 ? undefined : { signed, signatures };
};

/** A page of a sentence and signatures alone would be nearly empty: the halves above them go along. */
const isAfterHalves = (blocks: readonly PdfBlock[], index: number): boolean =>
  blocks[index]?.kind === 'paragraph' && blocks[index - 1]?.kind === 'side-by-side';

/** The block that must begin a page so that the signatures have what they are put below; undefined when they have it. */
export const findTornEnding = (
  blocks: readonly PdfBlock[],
  pages: readonly LaidOutPage[],
): number | undefined => {
  const ending = endingOf(blocks);
  if (!ending) return undefined;
  const pageOf = (key: string) => pages.findIndex(({ items }) => items.some(isOf(key)));
  return pageOf(neededOf(blocks, ending.signed)) < pageOf(`block.${ending.signatures}`)
    ? startOf(blocks, ending.signed)
    : undefined;
};

/** The whole block; of a table its last row, which the sum follows. */
const neededOf = (blocks: readonly PdfBlock[], signed: number): string => {
  const block = blocks[signed];
  const rows = block?.kind === 'table' ? block.rows.length : 0;
  return rows > 0 ? `block.${signed}.TBody.${rows - 1}` : `block.${signed}`;
};

/** A heading goes with its block. Of a longer table only the last row goes. */
const startOf = (blocks: readonly PdfBlock[], signed: number): number => {
  const block = blocks[signed];
  return block?.kind === 'table' && block.rows.length > 1 ? signed : withHeading(blocks, signed);
};

/** The heading above the block, which never parts from it; the block itself where there is none. */
export const withHeading = (blocks: readonly PdfBlock[], index: number): number =>
  blocks[index - 1]?.kind === 'heading' ? index - 1 : index;

const isSigned = (block: PdfBlock): boolean => {
  if (block.kind === 'paragraph') return !block.note;
  if (block.kind === 'fields' || block.kind === 'table') return !block.sums;
  return block.kind !== 'code-beside' && block.kind !== 'heading';
};

const isOf =
  (key: string) =>
  (placed: unknown): boolean => {
    const line = (placed as { readonly item?: object }).item; // pdfmake wraps what stands on a page
    const steps = (line && placeOf(line)?.steps) ?? [];
    return steps.some((step) => step.key === key || step.key.startsWith(`${key}.`));
  };
