import type { CanvasElement, Content, DynamicBackground } from 'pdfmake/interfaces.js';
import type { PdfBlock } from './blocks.ts';
import { brand, hairline, ink, millimetre, quietInk, pageGeometry } from './look.ts';
import type { BarePaper } from './pdf.ts';
import { placed } from './structure.ts';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

export const centredContent = (
  { text, size, bold, isTitle }: Of<'centred'>,
  key: string,
  tightness: number,
): Content => {
  const fontSize = size * tightness;
  return placed({ text, fontSize, bold, alignment: 'center', margin: [0, 0, 0, fontSize / 3] }, [
    { type: isTitle ? 'H1' : 'P', key },
  ]);
};

/** Drawn and not a margin, which would be lost at the head of a page. */
export const roomContent = (millimetres: number): Content => {
  const down = millimetres * millimetre;
  return { canvas: [{ type: 'line', x1: 0, y1: down, x2: 0, y2: down, lineWidth: 0 }] };
};

const sealRadius = 18 * millimetre;

/** Place and day at the left, room for the seal in the middle, the signature at the right. */
export const sealAndSignatureContent = (
  { place, seal, signatory }: Of<'seal-and-signature'>,
  key: string,
  width: number,
): Content => {
  const side = (width - 2 * sealRadius - 2 * gap) / 2;
  return {
    columns: [
      { width: side, stack: [roomContent(26), ...linesOf(place, `${key}.place`)] },
      { width: 2 * sealRadius, stack: [{ canvas: [ring()] }, sealWords(seal)] },
      {
        width: side,
        stack: [
          roomContent(24),
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: side, y2: 0, lineWidth: 0.75, lineColor: ink }] },
          ...linesOf(signatory, `${key}.signatory`),
        ],
      },
    ],
    columnGap: gap,
    unbreakable: true,
  };
};

const gap = 14;

const linesOf = (lines: readonly string[], key: string): Content[] =>
  lines.map((text, index) =>
    placed({ text, fontSize: 10, alignment: 'center', margin: [0, 2, 0, 0] }, [
      { type: 'P', key: `${key}.${index}` },
    ]),
  );

/** Made anew each time: pdfmake moves the very objects it is given. */
const ring = (): CanvasElement => ({
  type: 'ellipse',
  x: sealRadius,
  y: sealRadius,
  r1: sealRadius,
  r2: sealRadius,
  lineColor: hairline,
  lineWidth: 0.75,
  dash: { length: 3 },
});

/** Decoration: the seal covers it. */
const sealWords = (text: string): Content => ({
  text,
  fontSize: 7.5,
  color: quietInk,
  alignment: 'center',
  relativePosition: { x: 0, y: -sealRadius - 8 },
});

/** The frame that a blank has printed already, and the word across a paper that is none yet, or none any more. */
export const drawGround = ({ framed, across }: BarePaper): DynamicBackground => {
  const { size } = pageGeometry('portrait');
  return () => [
    ...(framed ? [{ canvas: [rectangle(8, size, 1.5), rectangle(10, size, 0.5)] }] : []),
    ...(across === undefined ? [] : acrossAt.map((share) => wordAcross(across, size.height * share))),
  ];
};

const acrossAt = [0.12, 0.44, 0.76];

/** Of letters as wide as they are high, in points. */
const widthAcross = 680;

const wordAcross = (text: string, y: number): Content => ({
  text,
  bold: true,
  fontSize: Math.min(84, widthAcross / text.length),
  characterSpacing: 8,
  color: brand,
  opacity: 0.14,
  alignment: 'center',
  absolutePosition: { x: 0, y },
});

const rectangle = (
  inset: number,
  { width, height }: { readonly width: number; readonly height: number },
  lineWidth: number,
): CanvasElement => ({
  type: 'rect',
  x: inset * millimetre,
  y: inset * millimetre,
  w: width - 2 * inset * millimetre,
  h: height - 2 * inset * millimetre,
  lineWidth,
  lineColor: quietInk,
});
