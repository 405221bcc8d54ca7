import * as fc from 'fast-check';
import { text as readAll } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { csvStream, dateColumn, moneyColumn, numberColumn, textColumn, type CsvColumn } from './csv.ts';
import { eventually } from '#testing/patience.ts';

interface Payment {
  readonly title: string;
  readonly hours: number;
  readonly grosze: number;
  readonly day: string | null;
}

const columns: CsvColumn<Payment>[] = [
  textColumn('Tytuł', (payment) => payment.title),
  numberColumn('Godziny', (payment) => payment.hours),
  moneyColumn('Kwota', (payment) => payment.grosze),
  dateColumn('Dzień', (payment) => payment.day),
];

/** `readAll` decodes and so drops the byte order mark; the mark has its own test. */
const csvOf = (rows: Iterable<Payment> | AsyncIterable<Payment>) => readAll(csvStream(columns, rows));

const payment = (part: Partial<Payment>): Payment => ({ title: '', hours: 0, grosze: 0, day: null, ...part });

describe('the CSV writer', () => {
  test('writes semicolons, CRLF, decimal commas and Polish letters', async () => {
    const csv = await csvOf([payment({ title: 'Żółć', hours: 7.5, grosze: -123_456, day: '2026-09-01' })]);
    expect(csv).toBe('Tytuł;Godziny;Kwota;Dzień\r\nŻółć;7,5;-1234,56;2026-09-01\r\n');
  });

  test('begins with one byte order mark, however long the file is', async () => {
    const rows = Array.from({ length: 1000 }, () => payment({}));
    const bytes = Buffer.concat(await csvStream(columns, rows).toArray());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.indexOf(Buffer.from([0xef, 0xbb, 0xbf]), 3)).toBe(-1);
    expect(bytes.toString('utf8').split('\r\n')).toHaveLength(1002);
  });

  test('an empty list is its headings', async () => {
    expect(await csvOf([])).toBe('Tytuł;Godziny;Kwota;Dzień\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+48600100200', "'+48600100200"],
    ['-5,00', "'-5,00"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1+1', "'＝1+1"],
    ['a=1', 'a=1'],
    ['a;b', '"a;b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
  ])('text %j becomes %j', async (title, cell) => {
    expect(await csvOf([payment({ title })])).toBe(`Tytuł;Godziny;Kwota;Dzień\r\n${cell};0;0,00;\r\n`);
  });

  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [-500, '-5,00'],
    [100_000_000_00, '100000000,00'],
  ])('%d grosze are the number %s', async (grosze, cell) => {
    expect(await csvOf([payment({ grosze })])).toContain(`;${cell};`);
  });

  test('a heading is defused like any text', async () => {
    expect(await readAll(csvStream([textColumn('=A1', String)], ['x']))).toBe("'=A1\r\nx\r\n");
  });

  test('fixed decimals are kept', async () => {
    expect(await readAll(csvStream([numberColumn('Średnia', Number, 2)], ['-4.5']))).toBe(
      'Średnia\r\n-4,50\r\n',
    );
  });

  test('what is written can be read back, and no text begins a formula', async () => {
    const title = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '"', ';', '\r', '\n', '\t', "'", 'ż', ' '),
    });
    const row = fc.record({ title, hours: fc.integer(), grosze: fc.integer(), day: fc.constant(null) });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        const [, ...records] = parsed(await csvOf(rows));
        expect(records.map(([text]) => text)).toEqual(
          rows.map((r) => (/^[=+\-@\t\r\n]/.test(r.title) ? `'${r.title}` : r.title)),
        );
        expect(records.filter(([text]) => /^[=+\-@\t\r\n]/.test(text ?? ''))).toEqual([]);
        expect(records.map(([, hours]) => Number(hours))).toEqual(rows.map((r) => r.hours));
        expect(records.map(([, , money]) => Number(money?.replace(',', '')))).toEqual(
          rows.map((r) => r.grosze),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('rows are taken as they are read, and the source is closed when the reader goes away', async () => {
    let taken = 0;
    let closed = false;
    async function* source() {
      try {
        for (;;) yield payment({ title: String((taken += 1)) });
      } finally {
        closed = true;
      }
    }
    for await (const chunk of csvStream(columns, source())) {
      expect(String(chunk).length).toBeGreaterThan(0);
      break;
    }
    expect(taken).toBeLessThan(5_000);
    await eventually(() => expect(closed).toBe(true));
  });

  test('an error of the source ends the stream with that error', async () => {
    async function* source() {
      yield payment({});
      throw new Error('the database went away');
    }
    await expect(csvOf(source())).rejects.toThrow('the database went away');
  });

  test('money that is not whole grosze is a mistake', async () => {
    await expect(csvOf([payment({ grosze: 0.5 })])).rejects.toThrow(RangeError);
  });
});

/** A strict reader of our own dialect, independent of the writer. */
const parsed = (csv: string): string[][] => {
  const records: string[][] = [];
  let record: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy;
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ';') continue;
    records.push(record);
    record = [];
  }
  return records;
};
