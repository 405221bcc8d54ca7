import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockFrom } from '../clock.ts';
import {
  dataTable,
  fields,
  heading,
  note,
  paragraph,
  sideBySide,
  signatures,
  type PdfBlock,
} from './blocks.ts';
import { createPdfRenderer, type PdfDocument, type PdfService } from './pdf.ts';
import { unbroken } from '../unbroken.ts';

const letterhead = {
  name: 'Akademia Żółta Sp. z o.o.',
  address: 'ul. Wymyślona 1, 00-001 Łęg',
  nip: '8567346215',
};
const clock = clockFrom(() => new Date('2026-09-01T10:00:00Z'));
const log = pino({ level: 'silent' });
let pdf: PdfService;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-test-'));
  pdf = createPdfRenderer({ letterhead, clock, log, deadlineMs: 120_000 });
});

afterAll(async () => {
  await pdf.close();
  await rm(folder, { recursive: true });
});

const poppler = async (tool: 'pdftotext' | 'pdfinfo' | 'pdffonts', bytes: Buffer, ...options: string[]) => {
  const file = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(file, bytes);
  const output = tool === 'pdftotext' ? ['-'] : [];
  const { stdout } = await promisify(execFile)(tool, [...options, file, ...output], {
    maxBuffer: 50_000_000,
  });
  return stdout;
};

const draw = (document: PdfDocument) => pdf.render(document, {});

const documentOf = (...blocks: PdfBlock[]): PdfDocument => ({ title: 'Próba', blocks });

/** The text of each page. */
const pagesOf = async (document: PdfDocument): Promise<string[]> =>
  (await poppler('pdftotext', await draw(document), '-layout')).split('\f').slice(0, -1);

const pageWith = (pages: readonly string[], text: string): number =>
  pages.findIndex((page) => page.includes(text));

describe('a document', () => {
  test('has a glyph for every Polish letter, in both weights', async () => {
    const letters = 'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż – „cudzysłów” …';
    const [page] = await pagesOf({ title: letters, blocks: [paragraph(`Zażółć gęślą jaźń. ${letters}`)] });
    // Letters without a glyph share one, and could not be told apart here.
    expect(page?.split(letters)).toHaveLength(4); // title, paragraph, footer
    expect(page).toContain('Zażółć gęślą jaźń.');
  });

  test('carries its letterhead, number of pages and what a reader shows', async () => {
    const bytes = await draw({
      title: 'Ewidencja godzin',
      subtitle: 'wrzesień 2026',
      blocks: [note('Uwaga')],
    });
    const text = await poppler('pdftotext', bytes, '-layout');
    for (const part of [
      letterhead.name,
      letterhead.address,
      'NIP 856-734-62-15',
      'wrzesień 2026',
      'strona 1 z 1',
    ]) {
      expect(text).toContain(part);
    }
    const info = await poppler('pdfinfo', bytes);
    expect(info).toMatch(/Title: +Ewidencja godzin\n/);
    expect(info).toMatch(/Author: +Akademia Żółta/);
    expect(info).toMatch(/CreationDate: +Tue Sep +1 10:00:00 2026/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Page size: +595.28 x 841.89/);
    expect(bytes.toString('latin1')).toMatch(/\/Lang \(pl-PL\)/);
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
  });

  test('embeds its fonts', async () => {
    const fonts = (await poppler('pdffonts', await draw(documentOf(paragraph('Tekst'))))).trim().split('\n');
    expect(fonts.slice(2).map((line) => /NotoSans-(\w+) .* yes yes yes /.exec(line)?.[1])).toEqual([
      'SemiBold',
      'Regular',
    ]);
  });

  test('ends with its last block, wherever that stands', async () => {
    for (const count of [22, 23])
      for (const notes of [1, 2, 3]) {
        const before = Array.from({ length: count + notes }, (_, index) =>
          index < notes ? note(`Uwaga ${index}`) : paragraph(`Akapit ${index}`),
        );
        const pages = await pagesOf(documentOf(...before, paragraph('Koniec')));
        expect([count, notes, pageWith(pages, 'Koniec')]).toEqual([count, notes, pages.length - 1]);
      }
  });

  test('can lie on its side', async () => {
    const info = await poppler('pdfinfo', await draw({ ...documentOf(), orientation: 'landscape' }));
    expect(info).toMatch(/Page size: +841.89 x 595.28/);
  });

  test('is built so that it can be read aloud', async () => {
    const bytes = await draw(
      documentOf(
        sideBySide([heading('Strona'), fields({ label: 'NIP', value: '1' })], [paragraph('Druga')]),
        dataTable({ columns: [{ header: 'A' }, { header: 'B' }], rows: [['1', '']], sum: ['Razem', '1'] }),
        signatures('podpis'),
      ),
    );
    const structure = await poppler('pdfinfo', bytes, '-struct-text');
    const steps = structure.replaceAll(/ \(block\)|:\n +\/Scope/g, '').split('\n');
    expect(steps.map((step) => step.trim()).join(' ')).toBe(
      [
        `Document P "${unbroken(letterhead.name)}" P "${letterhead.address}" P "NIP 856-734-62-15" H1 "Próba"`,
        'H2 "Strona" Table TBody TR TH /Row "NIP" TD "1" P "Druga"',
        'Table THead TR TH /Column "A" TH /Column "B" TBody TR TD "1" TD "" TFoot TR TD "Razem" TD "1"',
        'P "podpis" ',
      ].join(' '),
    );
  });

  test('opens no file and no address, whatever its text says', async () => {
    const [page] = await pagesOf(documentOf(paragraph('file:///etc/passwd http://127.0.0.1:1/x.png')));
    expect(page).toContain('file:///etc/passwd http://127.0.0.1:1/x.png');
  });
});

test('fields beside fields go over pages, and none is torn', async () => {
  const value = 'wartość, która zajmuje kilka linii '.repeat(3);
  const list = Array.from({ length: 40 }, (_, index) => ({ label: `pole ${index + 1}.`, value }));
  const pages = await pagesOf(documentOf(sideBySide([fields(...list)], [fields(...list)])));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((page) => (page.match(/która/g) ?? []).length % 6 !== 0)).toEqual([]);
});

describe('a long table', () => {
  const rows = Array.from({ length: 200 }, (_, index) => [
    `wiersz ${index + 1}.`,
    `opis, który zajmuje dwie linie `.repeat(3),
    `${index},50`,
  ]);
  const table = dataTable({
    columns: [{ header: 'Numer' }, { header: 'Opis', share: 2 }, { header: 'Kwota', numeric: true }],
    rows,
    sum: ['Razem', '', '123,45'],
  });

  test('goes over pages with its headings, and loses and doubles nothing', async () => {
    const pages = await pagesOf(documentOf(table));
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, index) => {
      expect(page).toContain(`strona ${index + 1} z ${pages.length}`);
      expect(page.match(/Numer +Opis +Kwota/g)).toHaveLength(1);
    });
    const found = [...pages.join('').matchAll(/wiersz (\d+)\./g)].map((match) => Number(match[1]));
    expect(found).toEqual(rows.map((_, index) => index + 1));
    expect(pages.at(-1)).toMatch(/Razem +123,45/);
  });

  test('tears no row', async () => {
    const pages = await pagesOf(documentOf(table));
    const torn = pages.filter(
      (page) => /który zajmuje/.test(page) && (page.match(/który/g) ?? []).length % 3 !== 0,
    );
    expect(torn).toEqual([]);
  });

  test('has its headings once for those who listen', async () => {
    const structure = await poppler('pdfinfo', await draw(documentOf(table)), '-struct');
    expect(structure.match(/THead/g)).toHaveLength(1);
    expect(structure.match(/TH:/g)).toHaveLength(3);
    expect(structure.match(/TR/g)).toHaveLength(202);
  });

  test('keeps a cell that is longer than a page whole', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `słowo${index}`);
    const pages = await pagesOf(
      documentOf(
        dataTable({ columns: [{ header: 'A' }, { header: 'B' }], rows: [['krótka', words.join(' ')]] }),
      ),
    );
    expect(words.filter((word) => !pages.join(' ').includes(word))).toEqual([]);
  });

  test('of a hundred pages is drawn', async () => {
    const many = Array.from({ length: 14 }, () => rows).flat();
    const info = await poppler(
      'pdfinfo',
      await draw(
        documentOf(dataTable({ columns: [{ header: 'A' }, { header: 'B' }, { header: 'C' }], rows: many })),
      ),
    );
    expect(Number(/Pages: +(\d+)/.exec(info)?.[1])).toBeGreaterThan(100);
  }, 180_000);

  test('says so when it is empty', async () => {
    const [page] = await pagesOf(documentOf(dataTable({ columns: [{ header: 'A' }], rows: [] })));
    expect(page).toContain('Brak danych');
  });

  test('has as many cells as columns', () => {
    expect(() => dataTable({ columns: [{ header: 'A' }], rows: [['1', '2']] })).toThrow(RangeError);
  });
});

describe('signatures', () => {
  const rows = Array.from({ length: 3 }, (_, index) => [`wiersz ${index}`, '1']);
  const columns = [{ header: 'Kolumna' }, { header: 'Liczba', numeric: true }];

  test.each([
    ['fields', [fields({ label: 'Treść', value: '1' })]],
    ['a paragraph', [paragraph(`Treść ${'oświadczam '.repeat(40)}`)]],
    ['a paragraph and a note', [paragraph('Treść'), note('Przekaż do sekretariatu.')]],
    ['the sum of a table', [dataTable({ columns, rows, sum: ['Treść', '3'] })]],
    ['the last row of a table without a sum', [dataTable({ columns, rows: [...rows, ['Treść', '1']] })]],
    ['a heading and its fields', [heading('Treść'), fields({ label: 'Razem', value: '1' })]],
  ])('stay with %s, wherever the page ends', async (_, blocks) => {
    for (let lines = 21; lines < 29; lines += 1) {
      const before = Array.from({ length: lines }, (__, index) => paragraph(`Akapit ${index}`));
      const pages = await pagesOf(documentOf(...before, ...blocks, signatures('podpis')));
      expect([lines, pageWith(pages, 'Treść')]).toEqual([lines, pageWith(pages, 'podpis')]);
    }
  });

  test('take the last row of a long table with them, and its headings', async () => {
    const many = Array.from({ length: 60 }, (_, index) => [`wiersz ${index}.`, '1']);
    let moved = 0;
    for (let count = 21; count < 29; count += 1) {
      const table = dataTable({ columns, rows: many.slice(0, count), sum: ['Razem', String(count)] });
      const pages = await pagesOf(documentOf(table, signatures('podpis')));
      const last = pages.at(-1) ?? '';
      for (const part of ['podpis', 'Razem', `wiersz ${count - 1}.`, 'Kolumna']) expect(last).toContain(part);
      for (const row of many.slice(0, count)) expect(pages.join('').split(row[0] ?? '')).toHaveLength(2);
      if (!last.includes(`wiersz ${count - 2}.`)) moved += 1;
    }
    expect(moved).toBeGreaterThan(0);
  });
});

test('every page says whose document it is, also where the name is very long', async () => {
  const long = 'Łucja Żółć-Brzęczyszczykiewicz '.repeat(6).trim();
  for (const person of ['Łucja Żółć', long]) {
    const before = Array.from({ length: 90 }, (_, index) => paragraph(`Akapit ${index}`));
    const pages = await pagesOf({ ...documentOf(...before), person });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Łucja Żółć');
  }
});

test('a line never ends inside “Sp. z o.o.” or after a one-letter word', async () => {
  const lines = Array.from({ length: 40 }, (_, index) =>
    paragraph(`${'x'.repeat(50 + index)} Spółka Sp. z o.o. i Syn`),
  );
  const text = (await pagesOf(documentOf(...lines))).join('').replaceAll('\u00a0', ' ');
  expect(text.match(/Sp\. z o\.o\./g)).toHaveLength(lines.length + 2); // with the letterhead and the second page's head
  expect(text).toMatch(/\n *Sp\. z o\.o\./);
  expect(text).not.toMatch(/ [iz]$/mu);
});

test.each([
  ['a paragraph', paragraph('Treść')],
  ['a table', dataTable({ columns: [{ header: 'Kolumna' }], rows: [['Treść'], ['druga']] })],
  ['signatures', signatures('Treść')],
])('a heading stays with %s, wherever the page ends', async (_, block) => {
  for (let lines = 22; lines < 30; lines += 1) {
    const before = Array.from({ length: lines }, (__, index) => paragraph(`Akapit ${index}`));
    const pages = await pagesOf(documentOf(...before, heading('Nagłówek'), block));
    expect([lines, pageWith(pages, 'Nagłówek')]).toEqual([lines, pageWith(pages, 'Treść')]);
  }
});
