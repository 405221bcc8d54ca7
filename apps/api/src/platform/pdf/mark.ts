import type { CanvasElement } from 'pdfmake/interfaces.js';
import { brand } from './look.ts';

/** The product's mark: a month whose weekends shine, drawn on a field of 36. */
const field = 36;
export const markSize = 24;
const scale = markSize / field;
const columns = [
  { x: 7.5, radius: 1.3, color: '#9D97F0' },
  { x: 12.5, radius: 1.3, color: '#9D97F0' },
  { x: 17.5, radius: 1.3, color: '#9D97F0' },
  { x: 23, radius: 2.4, color: '#82B1FF' },
  { x: 29, radius: 2.4, color: '#FFFFFF' },
];
const dots = [11, 18, 25].flatMap((y) => columns.map(({ x, radius, color }) => ({ x, y, radius, color })));

/** Made anew for each document: pdfmake moves the very objects it is given. */
export const mark = (): CanvasElement[] => [
  { type: 'rect', x: 0, y: 0, w: markSize, h: markSize, r: 8 * scale, color: brand },
  ...dots.map(({ x, y, radius, color }): CanvasElement => {
    const r = radius * scale;
    return { type: 'ellipse', x: x * scale, y: y * scale, r1: r, r2: r, color };
  }),
];

/** The same as an image. */
export const markImage = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${field}" height="${field}" viewBox="0 0 ${field} ${field}">`,
    `<rect width="${field}" height="${field}" rx="8" fill="${brand}"/>`,
    ...dots.map(({ x, y, radius, color }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`),
    '</svg>',
  ].join('');
