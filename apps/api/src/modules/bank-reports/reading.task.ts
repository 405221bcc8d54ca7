import type { BankFormat } from '@indeks/contract/bank-reports/bank-reports.keys';
import { readLent } from '#platform/files/lent-file.ts';
import type { LentFile } from '#platform/files/spool.ts';
import type { ThreadResult } from '#platform/threads/threads.ts';
import { identifyRows, type IdentifiedRow } from './identity.ts';
import { readBankReport } from './readers/read-report.ts';

/** Rows as the database takes them: an array in JSON, with the names of the columns. */
export interface WrittenRows {
  readonly count: number;
  readonly json: ArrayBuffer;
}

interface ReadReport {
  readonly rows: WrittenRows;
  /** Some from the beginning. */
  readonly firstRows: WrittenRows;
  readonly refused: WrittenRows;
  readonly formats: BankFormat[];
  readonly controlled: boolean;
}

const firstCount = 20;

/** In a thread: reads a bank's file, tells its rows apart and writes them for the database. */
export const run = async (file: LentFile): Promise<ThreadResult<ReadReport>> => {
  const files = await readBankReport(readLent(file));
  const identified = identifyRows(files);
  const refused = files.flatMap(({ entry, refused: lines }) => lines.map((line) => ({ entry, ...line })));
  const output = {
    rows: written(identified, toColumns),
    firstRows: written(identified.slice(0, firstCount), toColumns),
    refused: written(refused, (line) => line),
    formats: [...new Set(files.flatMap(({ format }) => format ?? []))],
    controlled: files.every(({ controlled }) => controlled),
  };
  return { output, transfer: [output.rows.json, output.firstRows.json, output.refused.json] };
};

const toColumns = ({ payerAccount, referenceKey, contentKey, ...row }: IdentifiedRow) => ({
  ...row,
  payer_account: payerAccount,
  reference_key: referenceKey,
  content_key: contentKey,
});

const rowsAtOnce = 1_000;

/** Part by part, so that the whole does not lie in memory as text as well. */
const written = <Row>(rows: readonly Row[], toColumns: (row: Row) => object): WrittenRows => {
  const parts: Buffer[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = JSON.stringify(rows.slice(at, at + rowsAtOnce).map(toColumns));
    parts.push(Buffer.from(`${at === 0 ? '' : ','}${some.slice(1, -1)}`));
  }
  const whole = Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
  return { count: rows.length, json: Uint8Array.from(whole).buffer };
};
