import { createHash } from 'node:crypto';
import type { BankFormat } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankRow, FileReading } from './readers/bank-row.ts';

/** A row of one of the files, with the keys of its transfer. */
export interface IdentifiedRow extends BankRow {
  readonly entry: string;
  readonly format: BankFormat | null;
  readonly referenceKey: string | null;
  readonly contentKey: string;
}

/**
 * A transfer is known by the bank's reference within one format, else by what it says, with a counter of equal ones within its
 * file: two genuine equal transfers both count. The keys have the end of the account, which every format writes; the database
 * compares the rest of it where both rows have it whole.
 */
export const identifyRows = (files: readonly FileReading[]): readonly IdentifiedRow[] =>
  files.flatMap(({ entry, format, rows }) => {
    const seen = new Map<string, number>();
    /** Counts equal transfers to one account; the whole account is compared, since two accounts may end alike. */
    const count = (account: string, text: string) => {
      const number = (seen.get(account + text) ?? 0) + 1;
      seen.set(account + text, number);
      return hashKey(`${text}\n${number}`);
    };
    return rows.map((row) => {
      const place = `${row.account.slice(-12)}\n${row.date}\n${row.amount}`;
      const words = `${normalise(row.title, 60)}\n${normalise(row.payer, 20)}`;
      return {
        ...row,
        entry,
        format,
        referenceKey:
          row.reference === ''
            ? null
            : count(row.account, `reference\n${format}\n${row.reference}\n${place}`),
        contentKey: count(row.account, `content\n${place}\n${words}`),
      };
    });
  });

/** Formats cut and wrap texts differently: what they agree in are letters and digits from the beginning. */
const normalise = (text: string, length: number): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .slice(0, length);

/** Half of a SHA-256, as the database keeps it. */
const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
