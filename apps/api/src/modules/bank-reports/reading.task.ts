import type { BankFormat } from '@indeks/contract/bank-reports/bank-reports.keys';
import { readLent } from '#platform/files/lent-file.ts';
import type { LentFile } from '#platform/files/spool.ts';
import type { ThreadResult } from '#platform/threads/threads.ts';
import { identifyRows, type IdentifiedRow } from './identity.ts';
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
}

/** In a thread: reads a bank's file, tells its rows apart and writes them for the database. */
export const run = async (file: LentFile): Promise<ThreadResult<ReadReport>> => {
  const files = await readBankReport(readLent(file));
  const rows = written(identifyRows(files), toColumns);
  const refused = written(
    files.flatMap(({ entry, refused: lines }) => lines.map((line) => ({ entry, ...line }))),
    (line) => line,
  );
  const formats = [...new Set(files.flatMap(({ format }) => format ?? []))];
  const controlled = files.every((one) => one.controlled);
  return {
    output: { rows, refused, formats, controlled },
    transfer: [...rows.parts, ...refused.parts],
  };
};

const toColumns = ({ payerAccount, referenceKey, contentKey, ...row }: IdentifiedRow) => ({
  ...row,
  payer_account: payerAccount,
  reference_key: referenceKey,
  content_key: contentKey,
});

/** The first part is small: mostly it is enough to see that a file brings something new. */
const firstRows = 20;
const rowsOfPart = 2_000;

const written = <Row>(rows: readonly Row[], toColumns: (row: Row) => object): WrittenRows => {
  const parts: ArrayBuffer[] = [];
  for (let from = 0, to = firstRows; from < rows.length; from = to, to += rowsOfPart)
    parts.push(new TextEncoder().encode(JSON.stringify(rows.slice(from, to).map(toColumns))).buffer);
  return { count: rows.length, parts };
};
