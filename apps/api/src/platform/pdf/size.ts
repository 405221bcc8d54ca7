import type { PdfBlock } from './blocks.ts';
import type { PdfDocument } from './pdf.ts';

/** A large document has more rows than this; to draw so many takes about half a second. */
export const mostRowsOfSmall = 150;

/** Letters of plain text that cost as much as a row of a table. */
const lettersOfRow = 120;

/** How much there is to draw, in rows of a table. */
export const sizeOf = (documents: readonly PdfDocument[]): number =>
  documents.reduce((sum, { blocks }) => sum + rowsOf(blocks), 0);

const rowsOf = (blocks: readonly PdfBlock[]): number =>
  blocks.reduce((sum, block) => sum + rowsOfBlock(block), 0);

const rowsOfBlock = (block: PdfBlock): number => {
  if (block.kind === 'table') return block.rows.length;
  if (block.kind === 'fields') return block.fields.length;
  if (block.kind === 'choices') return block.choices.length;
  if (block.kind === 'side-by-side') return rowsOf(block.left) + rowsOf(block.right);
  if (block.kind === 'code-beside') return 1 + rowsOf(block.blocks);
  return block.kind === 'paragraph' || block.kind === 'framed'
    ? Math.ceil(block.text.length / lettersOfRow)
    : 1;
};
