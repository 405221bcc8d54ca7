import type { Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { Field, PdfBlock, PdfColumn } from './blocks.ts';
import { hairline, headGround, ink, quietInk } from './look.ts';
import { placed, type StructureStep } from './structure.ts';

type DataTable = Extract<PdfBlock, { kind: 'table' }>;

const sidePadding = 5;
const narrowLabel = 104;
const fontSize = 9;

/** Rows of a table that follow each other on one page, or on several where nothing is carried over. */
interface TablePart {
  readonly from: number;
  readonly to: number;
  readonly tightness: number;
}

/** The whole table, or one part for each of the rows that begin a page. */
export const tableContents = (
  table: DataTable,
  key: string,
  width: number,
  { starts = [], tightness = 1 }: TableLook = {},
): ContentTable[] => {
  const edges = [0, ...starts, table.rows.length];
  return edges
    .slice(1)
    .map((to, index) => partContent(table, key, width, { from: edges[index] ?? 0, to, tightness }));
};

interface TableLook {
  /** The rows that begin a page. */
  readonly starts?: readonly number[] | undefined;
  readonly tightness?: number;
}

/** Padding of the layout; rows are measured by their content. */
export const rowPadding = 4;

const partContent = (
  table: DataTable,
  key: string,
  width: number,
  { from, to, tightness }: TablePart,
): ContentTable => {
  const { columns, running } = table;
  const widths = widthsOf(columns, width);
  const inPart = partOf(key);
  const rows = table.rows.slice(from, to);
  const isLast = to === table.rows.length;
  const sum = isLast ? table.sum : undefined;
  const head = columns.map(({ header }) => header);
  const body =
    table.rows.length > 0
      ? rows.map((row, index) => cells(columns, row, inPart('TBody', from + index)))
      : [emptyRow(table, inPart('TBody', 0))];
  const above = from > 0 && running ? [carriedRow(table, 'Z\u00a0przeniesienia', from - 1)] : [];
  const below = !isLast && running ? [carriedRow(table, 'Do przeniesienia', to - 1)] : [];
  return {
    table: {
      headerRows: 1,
      ...(breaksBetweenRows(rows, widths) && { keepWithHeaderRows: 1, dontBreakRows: true }),
      widths,
      body: [
        cells(columns, head, inPart('THead', 0), headCell),
        ...above,
        ...body,
        ...below,
        ...(sum ? [cells(columns, sum, inPart('TFoot', 0), { bold: true })] : []),
      ],
    },
    ...(table.dense ? { fontSize: 8 * tightness, lineHeight: 1 } : { fontSize }),
    layout: dataLayout(sum !== undefined || below.length > 0, table.dense ? 0.6 : rowPadding),
    margin: [0, from === 0 ? 4 : 0, 0, isLast ? 12 : 0],
    ...(from > 0 && { pageBreak: 'before' as const }),
  };
};

/** pdfmake drops what an unbreakable row has beyond one page, so rows that could be so tall may break. */
const breaksBetweenRows = (rows: readonly (readonly string[])[], widths: readonly number[]): boolean =>
  rowHeights(rows, widths) < tallRow;

/** Decoration for those who listen: they have no pages. The words take the room up to the first figure. */
const carriedRow = (
  { columns, sum = [], running = [] }: DataTable,
  words: string,
  row: number,
): TableCell[] => {
  const figures = running[row] ?? [];
  const first = sum.findIndex((cell) => cell !== '');
  const figure = columns.findIndex(({ numeric }, index) => index > first && numeric === true);
  return columns.map(({ numeric }, index): TableCell => {
    if (index === first) return { text: words, bold: true, colSpan: Math.max(1, figure - first) };
    return { text: figures[index] ?? '', bold: true, alignment: numeric ? 'right' : 'left' };
  });
};

/** The headings and the first row, which stay together. */
export const tableStart = ({ columns, rows }: DataTable, width: number): number =>
  32 + rowHeights(rows.slice(0, 1), widthsOf(columns, width));

/** Label and value, one pair a line. */
export const fieldsContent = (fields: readonly Field[], key: string, width: number): Content => {
  const inPart = partOf(key);
  const widths = fieldWidths(width);
  const rows = fields.map(({ label, value }) => [label, value]);
  return {
    table: {
      widths,
      ...(breaksBetweenRows(rows, widths) && { dontBreakRows: true }),
      body: fields.map(({ label, value }, index) => {
        const row = inPart('TBody', index);
        return [
          placed({ text: label, color: quietInk }, [
            ...row,
            { type: 'TH', key: keyIn(row, 0), scope: 'Row' },
          ]),
          placed({ text: value }, [...row, { type: 'TD', key: keyIn(row, 1) }]),
        ];
      }),
    },
    layout: fieldsLayout,
    margin: [0, 2, 0, 10],
  };
};

/** In half a page the longest words of our labels still fit. */
const fieldWidths = (width: number): number[] => {
  const labelWidth = Math.min(Math.max(width * 0.36, narrowLabel), 170);
  return [labelWidth, width - labelWidth - sidePadding];
};

/** A generous guess. */
export const fieldsHeight = (fields: readonly Field[], width: number): number =>
  fields.reduce((sum, { label, value }) => sum + rowHeights([[label, value]], fieldWidths(width)), 0);

/** Fixed widths: a long word is broken inside its column instead of pushing the table off the page. */
const widthsOf = (columns: readonly PdfColumn[], width: number): number[] => {
  const whole = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return columns.map(({ share = 1 }) => (width * share) / whole - 2 * sidePadding);
};

type Row = readonly StructureStep[];

const partOf =
  (key: string) =>
  (part: 'THead' | 'TBody' | 'TFoot', index: number): Row => [
    { type: 'Table', key },
    { type: part, key: `${key}.${part}` },
    { type: 'TR', key: `${key}.${part}.${index}` },
  ];

const keyIn = (row: Row, cell: number): string => `${row.at(-1)?.key ?? ''}.${cell}`;

const headCell = { bold: true, color: quietInk, fontSize: 8.5, verticalAlignment: 'bottom' } as const;

const cells = (
  columns: readonly PdfColumn[],
  row: readonly string[],
  place: Row,
  style: object = {},
): TableCell[] =>
  columns.map(({ numeric }, index) => {
    const head = style === headCell;
    const step: StructureStep = head
      ? { type: 'TH', key: keyIn(place, index), scope: 'Column' }
      : { type: 'TD', key: keyIn(place, index) };
    const text: Parameters<typeof placed>[0] = {
      text: row[index] ?? '',
      ...style,
      alignment: numeric ? 'right' : 'left',
    };
    return placed(text, [...place, step], head);
  });

const emptyRow = ({ columns, empty }: DataTable, place: Row): TableCell[] => [
  placed({ text: empty, color: quietInk, colSpan: columns.length }, [
    ...place,
    { type: 'TD', key: keyIn(place, 0) },
  ]),
  ...columns.slice(1).map(() => ({})),
];

const tallRow = 300;

/** A generous guess of the tallest one: the widest letters are nearly as wide as the font is high. */
const rowHeights = (rows: readonly (readonly string[])[], widths: readonly number[]): number =>
  rows.reduce(
    (most, row) => Math.max(most, ...row.map((cell, index) => cellHeight(cell, widths[index] ?? 1))),
    0,
  );

const cellHeight = (cell: string, width: number): number => {
  const lettersInLine = Math.max(1, Math.floor(width / (fontSize * 0.75)));
  const linesOf = (text: string) => Math.max(1, Math.ceil(text.length / lettersInLine));
  return cell.split('\n').reduce((sum, text) => sum + linesOf(text), 0) * fontSize * 1.6 + 8;
};

const dataLayout = (hasSum: boolean, padding: number): CustomTableLayout => {
  const isEdge = (line: number, { table }: ContentTable) =>
    line === 1 || (hasSum && line === table.body.length - 1);
  return {
    hLineWidth: (line, node) => (line === 0 ? 0 : isEdge(line, node) ? 1 : 0.5),
    hLineColor: (line, node) => (isEdge(line, node) ? ink : hairline),
    vLineWidth: () => 0,
    fillColor: (row) => (row === 0 ? headGround : null),
    paddingLeft: () => sidePadding,
    paddingRight: () => sidePadding,
    paddingTop: (row) => (row === 0 ? 4 : padding),
    paddingBottom: (row) => (row === 0 ? 4 : padding),
  };
};

const fieldsLayout: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: (column) => (column === 0 ? sidePadding : 0),
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};
