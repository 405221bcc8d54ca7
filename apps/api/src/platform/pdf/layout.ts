import type { Column, Content } from 'pdfmake/interfaces.js';
import type { PdfBlock } from './blocks.ts';
import { centredContent, roomContent, sealAndSignatureContent } from './certificate-content.ts';
import { emblemContent, levelSignContent, rulersContent } from './blank-content.ts';
import { choicesContent } from './choices-content.ts';
import { withRoom } from './keep-together.ts';
import { ink, quietInk } from './look.ts';
import type { PageStarts } from './page-starts.ts';
import { placed } from './structure.ts';
import { fieldsContent, fieldsHeight, tableContents, tableStart } from './table-content.ts';

const gap = 24;

/** Our blocks in the words of pdfmake, each text with its place in the structure. */
export const blocksToContent = (
  blocks: readonly PdfBlock[],
  width: number,
  { blocks: begins, rows }: PageStarts,
  tightnessOf: (index: number) => number = () => 1,
): Content[] =>
  blocks.flatMap((block, index): Content[] => {
    const key = `block.${index}`;
    const contents =
      block.kind === 'table'
        ? tableContents(block, key, width, { starts: rows.get(index), tightness: tightnessOf(index) })
        : [contentOf(block, key, width, tightnessOf(index))];
    if (begins.has(index))
      return [{ stack: contents.slice(0, 1), pageBreak: 'before' }, ...contents.slice(1)];
    const needed = roomOf(block, blocks[index + 1], width);
    return needed > 0 ? contents.map((content) => withRoom(content, needed)) : contents;
  });

export const titleContent = (title: string, subtitle: string | undefined): Content[] => [
  placed({ text: title, bold: true, fontSize: 16 }, [{ type: 'H1', key: 'title' }]),
  ...(subtitle ? [placed({ text: subtitle, color: quietInk }, [{ type: 'P', key: 'subtitle' }])] : []),
  { text: '', margin: [0, 0, 0, 8] },
];

const headingHeight = 36;

/** What must fit on the page where the block begins; 0 where it may begin anywhere. */
const roomOf = (block: PdfBlock, next: PdfBlock | undefined, width: number): number => {
  if (block.kind === 'heading') return headingHeight + startOf(next, width);
  if (block.kind !== 'side-by-side') return 0;
  return Math.max(...[block.left, block.right].map((side) => chapterHeight(side, (width - gap) / 2)));
};

/** Chapters that stand beside each other are not torn: each is a heading and its fields. */
const chapterHeight = ([first, second, ...others]: readonly PdfBlock[], width: number): number =>
  first?.kind === 'heading' && !first.sub && second?.kind === 'fields' && others.length === 0
    ? headingHeight + fieldsHeight(second.fields, width)
    : 0;

/** How much of the block must stand on the page of its heading. */
const startOf = (block: PdfBlock | undefined, width: number): number => {
  if (block?.kind === 'table') return tableStart(block, width);
  if (block?.kind === 'signatures') return 80;
  // Two lines.
  if (block?.kind === 'choices') return 34;
  return 48;
};

const contentsOf = (blocks: readonly PdfBlock[], width: number, prefix: string, tightness = 1): Content[] =>
  blocks.map((block, index) => contentOf(block, `${prefix}.${index}`, width, tightness));

/** Text of documents without a letterhead is scaled by its tightness, so that a side fits. */
const contentOf = (block: PdfBlock, key: string, width: number, tightness = 1): Content => {
  switch (block.kind) {
    case 'heading':
      return headingContent(block, key);
    case 'paragraph':
      return paragraphContent(block.text, key, { note: block.note, tightness });
    case 'framed':
      return framedContent(block.text, key, width);
    case 'fields':
      return fieldsContent(block.fields, key, width);
    case 'choices':
      return choicesContent(block.choices, key, width);
    case 'table':
      return { stack: tableContents(block, key, width) };
    case 'side-by-side':
      return sideBySide(block.left, block.right, key, (width - gap) / 2);
    case 'code-beside':
      return codeBeside(block, key, width, tightness);
    case 'centred':
      return centredContent(block, key, tightness);
    case 'room':
      return roomContent(block.millimetres * tightness);
    case 'page-end':
      // Its own line must never be what begins another page.
      return { text: '', fontSize: 1, pageBreak: 'after' };
    case 'seal-and-signature':
      return sealAndSignatureContent(block, key, width);
    case 'emblem':
      return emblemContent(block, tightness);
    case 'level-sign':
      return levelSignContent(block, key, width, tightness);
    case 'rulers':
      return rulersContent(block);
    case 'signatures':
    default:
      return signatureLines(block.labels, key, width);
  }
};

const headingContent = ({ text, sub }: { text: string; sub: boolean }, key: string): Content =>
  sub
    ? placed({ text, bold: true, margin: [0, 4, 0, 2] }, [{ type: 'H3', key }])
    : placed({ text, bold: true, fontSize: 12, margin: [0, 8, 0, 4] }, [{ type: 'H2', key }]);

const paragraphContent = (
  text: string,
  key: string,
  { note, tightness }: { note: boolean; tightness: number },
): Content =>
  placed(
    { text, margin: [0, 0, 0, 8 * tightness], ...(note && { fontSize: 8.5 * tightness, color: quietInk }) },
    [{ type: 'P', key }],
  );

const framedContent = (text: string, key: string, width: number): Content => ({
  table: {
    // The lines of the frame have a width, too.
    widths: [width - 2 * framePadding - 2],
    dontBreakRows: true,
    body: [[placed({ text }, [{ type: 'P', key }])]],
  },
  layout: {
    hLineWidth: () => 1,
    vLineWidth: () => 1,
    hLineColor: () => ink,
    vLineColor: () => ink,
    paddingLeft: () => framePadding,
    paddingRight: () => framePadding,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
  margin: [0, 0, 0, 10],
});

const framePadding = 8;

const sideBySide = (
  left: readonly PdfBlock[],
  right: readonly PdfBlock[],
  key: string,
  width: number,
): Content => ({
  columns: [
    { width, stack: contentsOf(left, width, `${key}.left`) },
    { width, stack: contentsOf(right, width, `${key}.right`) },
  ],
  columnGap: gap,
});

const codeSize = 78;

const codeBeside = (
  { text, blocks }: Extract<PdfBlock, { kind: 'code-beside' }>,
  key: string,
  width: number,
  tightness: number,
): Content => {
  const beside = width - codeSize - gap;
  return {
    columns: [
      { width: codeSize, qr: text, fit: codeSize, foreground: ink, eccLevel: 'M' },
      { width: beside, stack: contentsOf(blocks, beside, `${key}.beside`, tightness) },
    ],
    columnGap: gap,
    unbreakable: true,
    margin: [0, 8, 0, 0],
  };
};

/** One stands at the right, where a signature is looked for. */
const signatureLines = (labels: readonly string[], key: string, width: number): Content => {
  const places = Math.max(2, labels.length);
  const each = (width - gap * (places - 1)) / places;
  const lines = labels.map((label, index): Column => ({
    width: each,
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: each, y2: 0, lineWidth: 0.75, lineColor: ink }] },
      placed({ text: label, fontSize: 8.5, color: quietInk, alignment: 'center', margin: [0, 3, 0, 0] }, [
        { type: 'P', key: `${key}.${index}` },
      ]),
    ],
  }));
  // Room for the pen is part of the block: a margin would be lost at the head of a page.
  const room: Content = { canvas: [{ type: 'line', x1: 0, y1: 44, x2: 0, y2: 44, lineWidth: 0 }] };
  const columns = labels.length === 1 ? [{ width: each, text: '' }, ...lines] : lines;
  return { stack: [room, { columns, columnGap: gap }], unbreakable: true, margin: [0, 0, 0, 8] };
};
