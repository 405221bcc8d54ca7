import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import type { PdfBlock } from './blocks.ts';
import { ink, millimetre, pageGeometry, quietInk } from './look.ts';
import { placed } from './structure.ts';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

export const emblemContent = ({ svg, millimetres }: Of<'emblem'>, tightness: number): Content => {
  const size = millimetres * millimetre * tightness;
  return { svg, fit: [size, size], alignment: 'center', margin: [0, 0, 0, 6] };
};

const signRadius = 9 * millimetre;
const gap = 12;

/** The sign of the level in a ring, and what stands beside it. */
export const levelSignContent = (
  { level, name, lines }: Of<'level-sign'>,
  key: string,
  width: number,
  tightness: number,
): Content => {
  const text: Content[] = lines.map((line, index) =>
    placed({ text: line, fontSize: 8.5 * tightness, margin: [0, 0, 0, 2] }, [
      { type: 'P', key: `${key}.${index}` },
    ]),
  );
  if (level === undefined) return { stack: text };
  const ring: CanvasElement = {
    type: 'ellipse',
    x: signRadius,
    y: signRadius,
    r1: signRadius,
    r2: signRadius,
    lineColor: ink,
    lineWidth: 1.5,
  };
  const inRing = (words: string, fontSize: number, y: number): Content => ({
    text: words,
    fontSize,
    bold: true,
    alignment: 'center',
    relativePosition: { x: 0, y },
  });
  return {
    columns: [
      {
        width: 2 * signRadius,
        stack: [{ canvas: [ring] }, inRing(name, 8, -41), inRing(String(level), 16, -31)],
      },
      { width: width - 2 * signRadius - gap, stack: text },
    ],
    columnGap: gap,
    unbreakable: true,
  };
};

/** As far from the edges as the frame of a white paper. */
const frameInset = 14;

export const rulersContent = ({ right, down }: Of<'rulers'>): Content => {
  const { width, height } = pageGeometry('portrait').size;
  const frame: CanvasElement = {
    type: 'rect',
    x: (frameInset + right) * millimetre,
    y: (frameInset + down) * millimetre,
    w: width - 2 * frameInset * millimetre,
    h: height - 2 * frameInset * millimetre,
    lineColor: ink,
    lineWidth: 0.75,
    dash: { length: 4 },
  };
  return {
    stack: [
      {
        canvas: [frame, ...ticks(width, 'along'), ...ticks(height, 'down')],
        absolutePosition: { x: 0, y: 0 },
      },
      ...numbers(width, 'along'),
      ...numbers(height, 'down'),
    ],
  };
};

type Edge = 'along' | 'down';

const ticks = (length: number, edge: Edge): CanvasElement[] =>
  Array.from({ length: Math.floor(length / millimetre) + 1 }, (_, index) => {
    const at = index * millimetre;
    const size = (index % 10 === 0 ? 5 : index % 5 === 0 ? 3.5 : 2) * millimetre;
    const line = edge === 'along' ? { x1: at, y1: 0, x2: at, y2: size } : { x1: 0, y1: at, x2: size, y2: at };
    return { type: 'line', ...line, lineWidth: 0.4, lineColor: quietInk };
  });

/** At every fifty millimetres. */
const numbers = (length: number, edge: Edge): Content[] =>
  [50, 100, 150, 200, 250]
    // The last would stand across the edge.
    .filter((at) => (at + 12) * millimetre < length)
    .map((at) => ({
      text: String(at),
      fontSize: 7,
      color: quietInk,
      absolutePosition:
        edge === 'along'
          ? { x: at * millimetre + 2, y: 5 * millimetre }
          : { x: 6 * millimetre, y: at * millimetre - 4 },
    }));
