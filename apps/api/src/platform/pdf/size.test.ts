import { expect, test } from 'vitest';
import {
  choices,
  codeBeside,
  dataTable,
  fields,
  heading,
  paragraph,
  sideBySide,
  signatures,
} from './blocks.ts';
import type { PdfBlock } from './blocks.ts';
import { sizeOf } from './size.ts';

const table = (rows: number) =>
  dataTable({ columns: [{ header: 'Lp.' }], rows: Array.from({ length: rows }, (_, row) => [String(row)]) });

const cases: readonly (readonly [string, readonly PdfBlock[], number])[] = [
  ['nothing', [], 0],
  ['a table by its rows', [table(40)], 40],
  ['a short text', [heading('Tytuł'), paragraph('Tekst')], 2],
  ['a long text', [paragraph('x'.repeat(1_201))], 11],
  ['labels', [fields({ label: 'a', value: 'b' }, { label: 'c', value: 'd' })], 2],
  ['boxes', [choices([{ text: 'a', chosen: true }])], 1],
  ['both halves', [sideBySide([table(3)], [table(4)])], 7],
  ['what stands beside a code', [codeBeside('x', [table(5)])], 6],
  ['lines to sign on', [signatures('a', 'b')], 1],
];

test.each(cases)('%s', (_name, blocks, rows) => {
  expect(sizeOf([{ title: 'Próba', blocks }])).toBe(rows);
});

test('several documents are one piece of work', () => {
  const document = { title: 'Próba', blocks: [table(100)] };
  expect(sizeOf([document, document])).toBe(200);
});
