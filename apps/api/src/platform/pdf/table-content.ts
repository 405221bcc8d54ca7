import type { Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { Field, PdfBlock, PdfColumn } from './blocks.ts';
import { hairline, headGround, ink, quietInk } from './look.ts';
import { placed, type StructureStep } from './structure.ts';

type DataTable = Extract<PdfBlock, { kind: 'table' }>;

const sidePadding = 5;
const narrowLabel = 104;
const fontSize = 9;

/** `above` counts the rows of the same table that stand before these. */
export const tableContent = (table: DataTable, key: string, width: number, above = 0): ContentTable => {
  const widths = widthsOf(table.columns, width);
  const inPart = partOf(key);
  const body =
    table.rows.length > 0
      ? table.rows.map((row, index) => cells(table.columns, row, inPart('TBody', above + index)))
      : [emptyRow(table, inPart('TBody', 0))];
  return {
    table: {
      headerRows: 1,
      // pdfmake drops what an unbreakable row has beyond one page, so rows that could be so tall may break.
      ...(rowHeights(table.rows, widths) < tallRow && { keepWithHeaderRows: 1, dontBreakRows: true }),
      widths,
      body: [
        cells(
          table.columns,
          table.columns.map(({ header }) => header),
          inPart('THead', 0),
          headCell,
        ),
        ...body,
        ...(table.sum ? [cells(table.columns, table.sum, inPart('TFoot', 0), { bold: true })] : []),
      ],
    },
    ...(table.dense ? { fontSize: 8, lineHeight: 1 } : { fontSize }),
    layout: dataLayout(table.sum !== undefined, table.dense ? 0.6 : 4),
    margin: [0, 4, 0, 12],
  };
};

/** The headings and the first row, which stay together. */
export const tableStart = ({ columns, rows }: DataTable, width: number): number =>
  32 + rowHeights(rows.slice(0, 1), widthsOf(columns, width));

/** Label and value, one pair a line. */
export const fieldsContent = (fields: readonly Field[], key: string, width: number): Content => {
  const inPart = partOf(key);
  // In half a page the longest words of our labels still fit.
  const labelWidth = Math.min(Math.max(width * 0.36, narrowLabel), 170);
  return {
    table: {
      widths: [labelWidth, width - labelWidth - sidePadding],
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
