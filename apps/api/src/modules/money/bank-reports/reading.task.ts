import { forbidsBooking, type BankFormat } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { readLent } from '#platform/files/lent-file.ts';
import type { LentFile } from '#platform/files/spool.ts';
import type { ThreadResult } from '#platform/threads/threads.ts';
import { identifyRows, type IdentifiedRow } from './identity.ts';
import type { Debits, FileReading } from './readers/bank-row.ts';
import { readBankReport } from './readers/read-report.ts';

/** Rows as the database takes them: arrays in JSON of some rows each, with the names of the columns. */
export interface WrittenRows {
  readonly count: number;
  readonly parts: readonly ArrayBuffer[];
}

interface ReadReport {
  readonly rows: WrittenRows;
  readonly refused: WrittenRows;
  readonly formats: BankFormat[];
  readonly controlled: boolean;
  /** Whether the structure of the file is whole. */
  readonly acceptable: boolean;
  /** Grosze that came in, as the file tells. */
  readonly creditSum: number;
  readonly debits: Debits;
}

/** In a thread: reads a bank's file, gives its rows their keys and writes them for the database. */
export const run = async ({
  latestDay,
  ...file
}: LentFile & { readonly latestDay: string }): Promise<ThreadResult<ReadReport>> => {
  const files = await readBankReport(readLent(file));
  const identified = identifyRows(files);
  const refusedLines = files.flatMap(({ entry, refused: lines }) =>
    lines.map((line) => ({ entry, ...line })),
  );
  const rows = written(identified, (row) => toColumns(row, latestDay));
  const refused = written(refusedLines, (line) => line);
  return {
    output: {
      rows,
      refused,
      formats: [...new Set(files.flatMap(({ format }) => format ?? []))],
      controlled: files.every((one) => one.controlled || one.format === null),
      acceptable: !refusedLines.some(({ reason }) => forbidsBooking(reason)),
      creditSum: identified.reduce((sum, { amount }) => sum + amount, 0),
      debits: sumDebits(files),
    },
    transfer: [...rows.parts, ...refused.parts],
  };
};

const sumDebits = (files: readonly FileReading[]): Debits =>
  files.reduce(
    (sum, { debits }) => ({ count: sum.count + (debits?.count ?? 0), sum: sum.sum + (debits?.sum ?? 0) }),
    { count: 0, sum: 0 },
  );

/** A bank books nothing far ahead: such a day is remarked on. */
const toColumns = (
  { payerAccount, referenceKey, contentKey, remark, ...row }: IdentifiedRow,
  latestDay: string,
) => ({
  ...row,
  payer_account: payerAccount,
  reference_key: referenceKey,
  content_key: contentKey,
  reason: remark ?? (row.date > latestDay ? 'future' : null),
});

const rowsOfPart = 1_000;

const written = <Row>(rows: readonly Row[], toColumns: (row: Row) => object): WrittenRows => {
  const parts: ArrayBuffer[] = [];
  for (let from = 0; from < rows.length; from += rowsOfPart)
    parts.push(
      new TextEncoder().encode(JSON.stringify(rows.slice(from, from + rowsOfPart).map(toColumns))).buffer,
    );
  return { count: rows.length, parts };
};
