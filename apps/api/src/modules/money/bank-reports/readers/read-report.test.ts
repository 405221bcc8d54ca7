import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { bankEncodings } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { makeAccount, makeMonth, type Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { readBankReport } from './read-report.ts';

const formats = Object.entries(writers);
const readOne = async (content: Buffer) => {
  const [file, ...more] = await readBankReport(content);
  if (!file || more.length > 0) throw new Error('one file was to be read');
  return file;
};
/** As far as the format keeps it; mBank's account is the end of the whole. */
const pick = (row: Transfer, keeps: readonly (keyof Transfer)[]) =>
  Object.fromEntries(keeps.map((name) => [name, row[name]]));

describe('every format in every encoding', () => {
  const month = makeMonth(60);
  const cases = formats.flatMap(([name, writer]) =>
    bankEncodings.map((encoding) => ({ name, writer, encoding })),
  );
  test.each(cases)('$name in $encoding', async ({ writer, encoding }) => {
    const file = await readOne(iconv.encode(writer.write(month), encoding));
    expect(file.refused).toEqual([]);
    expect(file.rows.map((row) => pick(row, writer.keeps))).toEqual(
      month.map((row) => pick(row, writer.keeps)),
    );
    const marked = writer.keeps.length > 3;
    expect(file.encoding).toBe(marked ? encoding : 'utf-8');
  });
});

test('a month of 5,000 transfers gives the same money for the same accounts in every format', async () => {
  const month = makeMonth(5_000);
  const told = (account: string, { amount, date }: { amount: number; date: string }) =>
    `${account.slice(-12)} ${date} ${amount}`;
  const expected = month.map((row) => told(row.account, row));
  for (const [name, { write }] of formats) {
    const { rows, refused } = await readOne(iconv.encode(write(month), 'cp852'));
    expect([name, refused.length, rows.length]).toEqual([name, 0, 5_000]);
    expect(rows.map((row) => told(row.account, row))).toEqual(expected);
  }
});

const word = fc.stringMatching(/^[A-ZĄĆĘŁŃÓŚŹŻa-ząćęłńóśźż0-9]{1,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
const transfer = fc.record({
  account: fc.integer({ min: 0, max: 999_999_999 }).map(makeAccount),
  amount: fc.integer({ min: 1, max: 2_000_000_000 }),
  date: fc
    .date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  payer: words,
  payerAccount: fc.integer({ min: 0, max: 999_999_999 }).map(makeAccount),
  title: words,
  reference: fc.stringMatching(/^[1-9][A-Z0-9]{3,14}$/),
});

test.each(formats)('whatever is written as %s is read back equal', async (_, { write, keeps }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 4 }), async (rows) => {
      const file = await readOne(Buffer.from(write(rows)));
      expect(file.refused).toEqual([]);
      expect(file.rows.map((row) => pick(row, keeps))).toEqual(rows.map((row) => pick(row, keeps)));
    }),
    { numRuns: 60 },
  );
});

test('an archive gives the files that are in it, each by its own content', async () => {
  const [first, second] = [makeMonth(10), makeMonth(10, '2026-11')];
  const archive = writeZip(
    { name: 'a.SWR', content: iconv.encode(writers['MT940, PKO SWRK'].write(first), 'cp852') },
    { name: 'b.txt', content: iconv.encode(writers['Elixir-O'].write(second), 'windows-1250') },
  );
  const files = await readBankReport(archive);
  expect(files.map(({ entry, format, encoding, rows }) => [entry, format, encoding, rows.length])).toEqual([
    ['a.SWR', 'mt940', 'cp852', 10],
    ['b.txt', 'elixir', 'windows-1250', 10],
  ]);
});

test('an archive that unpacks to more than banks send is refused', async () => {
  const bomb = writeZip({ name: 'a.txt', content: '0'.repeat(30_000_000) });
  await expect(readBankReport(bomb)).rejects.toMatchObject({ code: 'file/unsupported-content' });
});
