import { formatNip } from '@indeks/contract/numbers/nip';
import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import { hairline, ink, quietInk, sideMargin } from './look.ts';
import { mark, markSize } from './mark.ts';
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
  ({ title, person, mark }: Pick<PdfDocument, 'title' | 'person' | 'mark'>): DynamicContent =>
  (page, pages) => ({
    columns: [
      {
        width: '*',
        stack: [
          ...(mark ? [{ text: mark, bold: true, color: ink }] : []),
          ...(person ? [{ text: shortened(person), bold: true }] : []),
          shortened(title),
        ],
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
