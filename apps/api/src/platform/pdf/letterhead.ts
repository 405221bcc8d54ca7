import { formatNip } from '@indeks/contract/numbers/nip';
import type { CanvasElement, Content, DynamicContent } from 'pdfmake/interfaces.js';
import { brand, hairline, quietInk, sideMargin } from './look.ts';
import type { Letterhead, PdfDocument } from './pdf.ts';
import { placed } from './structure.ts';
import { unbroken } from '../unbroken.ts';

/** The provider at the left, the product's mark at the right, and a line below both. */
export const letterheadContent = ({ name, address, nip }: Letterhead, width: number): Content[] => {
  const line = (key: string) => [{ type: 'P', key: `letterhead.${key}` }] as const;
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            placed({ text: name, bold: true, fontSize: 11 }, line('name')),
            placed({ text: address, fontSize: 9, color: quietInk }, line('address')),
            placed({ text: `NIP ${formatNip(nip)}`, fontSize: 9, color: quietInk }, line('nip')),
          ],
        },
        { width: markSize, canvas: mark(), margin: [0, 2, 0, 0] },
        { width: 'auto', text: 'Indeks', bold: true, margin: [0, 6, 0, 0] },
      ],
      columnGap: 8,
    },
    rule(width, [0, 10, 0, 16]),
  ];
};

/** The following pages say who gave it out. */
export const pageHeader =
  ({ name }: Letterhead): DynamicContent =>
  (page) =>
    page === 1
      ? null
      : { text: unbroken(name), fontSize: 8, color: quietInk, margin: [sideMargin, 28, sideMargin, 0] };

export const pageFooter =
  ({ title, person }: Pick<PdfDocument, 'title' | 'person'>): DynamicContent =>
  (page, pages) => ({
    columns: [
      {
        width: '*',
        stack: [...(person ? [{ text: shortened(person), bold: true }] : []), shortened(title)],
      },
      { width: 'auto', text: `strona ${page} z ${pages}` },
    ],
    columnGap: 16,
    fontSize: 8,
    color: quietInk,
    margin: [sideMargin, 20, sideMargin, 0],
  });

const rule = (width: number, margin: [number, number, number, number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.75, lineColor: hairline }],
  margin,
});

/** One line of the footer, also on a portrait page. */
const shortened = (title: string): string => (title.length > 90 ? `${title.slice(0, 89)}…` : title);

/** The product's mark: a month whose weekends shine, drawn on a field of 36. */
const markSize = 24;
const scale = markSize / 36;
const dots = [
  { x: 7.5, radius: 1.3, color: '#9D97F0' },
  { x: 12.5, radius: 1.3, color: '#9D97F0' },
  { x: 17.5, radius: 1.3, color: '#9D97F0' },
  { x: 23, radius: 2.4, color: '#82B1FF' },
  { x: 29, radius: 2.4, color: '#FFFFFF' },
];
/** Made anew for each document: pdfmake moves the very objects it is given. */
const mark = (): CanvasElement[] => [
  { type: 'rect', x: 0, y: 0, w: markSize, h: markSize, r: 8 * scale, color: brand },
  ...[11, 18, 25].flatMap((y) =>
    dots.map(({ x, radius, color }): CanvasElement => {
      const r = radius * scale;
      return { type: 'ellipse', x: x * scale, y: y * scale, r1: r, r2: r, color };
    }),
  ),
];
