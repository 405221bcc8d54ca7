import { pdfPages } from '#testing/pdf-text.ts';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { clockFrom } from '../clock.ts';
import {
  choices,
  dataTable,
  fields,
  heading,
  paragraph,
  sideBySide,
  signatures,
  type PdfBlock,
} from './blocks.ts';
import { createPdfRenderer } from './pdf.ts';

const letterhead = { name: 'Akademia', address: 'ul. Wymyślona 1', nip: '8567346215' };

const pdf = createPdfRenderer({
  letterhead,
  clock: clockFrom(() => new Date('2026-09-01T10:00:00Z')),
  log: pino({ level: 'silent' }),
  deadlineMs: 120_000,
});
afterAll(() => pdf.close());

const pagesOf = async (...blocks: PdfBlock[]) => pdfPages(await pdf.render({ title: 'Próba', blocks }, {}));

/** Rows of one and of several lines, each worth 1. */
const tableOf = (count: number, name = 'wiersz'): PdfBlock =>
  dataTable({
    columns: [
      { header: 'Lp.', share: 0.5 },
      { header: 'Dzień' },
      { header: 'Opis' },
      { header: 'Liczba', numeric: true },
    ],
    rows: Array.from({ length: count }, (_, index) => [
      `${index + 1}`,
      `${name}${index + 1}.`,
      'kilka słów '.repeat(1 + (index % 4) * 2),
      '1',
    ]),
    sum: ['', 'Razem', '', `${count}`],
    running: Array.from({ length: count }, (_, index) => ['', '', '', `${index + 1}`]),
  });

/** The sums that pages carry over and begin with, and how many rows, each worth 1, there are down to their foot. */
const readSums = (pages: readonly string[]) => {
  const own = pages.filter((page) => page.includes('wiersz'));
  const read = (words: string) =>
    own.flatMap((page) =>
      [...page.matchAll(new RegExp(`${words} +(\\d+)\\n`, 'g'))].map(([, sum]) => Number(sum)),
    );
  return { over: read('Do przeniesienia'), from: read('Z przeniesienia'), counted: countRows(own, 'wiersz') };
};

const countRows = (pages: readonly string[], name: string): number[] =>
  pages.map(
    (_, index) =>
      pages
        .slice(0, index + 1)
        .join('')
        .match(new RegExp(`${name}\\d+\\.`, 'g'))?.length ?? 0,
  );

describe('a table that goes over pages', () => {
  test('carries its sum over, wherever it begins', async () => {
    for (let lines = 0; lines < 32; lines += 3) {
      const before = Array.from({ length: lines }, (_, index) => paragraph(`Akapit ${index}`));
      const pages = await pagesOf(...before, heading('Nagłówek'), tableOf(57), signatures('podpis'));
      const { over, from, counted } = readSums(pages);
      expect([lines, over, from]).toEqual([lines, counted.slice(0, -1), counted.slice(0, -1)]);
      expect([over.length > 0, counted.at(-1)]).toEqual([true, 57]);
    }
  }, 240_000);

  test('carries it also where the signatures take the last row with them', async () => {
    for (let count = 24; count < 34; count += 1) {
      const pages = await pagesOf(tableOf(count), signatures('podpis'));
      const { over, from, counted } = readSums(pages);
      expect([count, over, from]).toEqual([count, counted.slice(0, -1), counted.slice(0, -1)]);
      expect(counted.at(-1)).toBe(count);
    }
  }, 240_000);

  test('so does each of several', async () => {
    const pages = await pagesOf(tableOf(50, 'auto'), heading('Drugie'), tableOf(60, 'rower'));
    for (const [name, count] of [
      ['auto', 50],
      ['rower', 60],
    ] as const) {
      const own = pages.filter((page) => page.includes(name));
      const counted = countRows(own, name);
      const over = own.slice(0, -1).map((page) => Number(/Do przeniesienia +(\d+)/.exec(page)?.[1]));
      expect([over.length > 0, over, counted.at(-1)]).toEqual([true, counted.slice(0, -1), count]);
    }
  });

  test('says nothing of it on one page', async () => {
    expect((await pagesOf(tableOf(5))).join('')).not.toContain('przeniesienia');
  });
});

test('no label parts from its value and no choice is torn, wherever the page ends', async () => {
  const long = 'słowo '.repeat(30);
  for (let lines = 14; lines < 30; lines += 1) {
    const before = Array.from({ length: lines }, (_, index) => paragraph(`Akapit ${index}`));
    const pages = await pagesOf(
      ...before,
      sideBySide(
        [fields({ label: 'Etykieta', value: `początek1 ${long} koniec1` })],
        [fields({ label: 'Etykieta', value: `początek2 ${long}${long} koniec2` })],
      ),
      choices([{ text: `początek3 ${long}${long} koniec3`, chosen: true }]),
    );
    for (const part of [1, 2, 3])
      expect([lines, part, pages.findIndex((page) => page.includes(`początek${part}`))]).toEqual([
        lines,
        part,
        pages.findIndex((page) => page.includes(`koniec${part}`)),
      ]);
  }
}, 240_000);
