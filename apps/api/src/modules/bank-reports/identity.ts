import { createHash } from 'node:crypto';
import type { BankRow, FileReading } from './readers/bank-row.ts';

/** A row of one of the files, with what tells its transfer from every other. */
export interface IdentifiedRow extends BankRow {
  readonly entry: string;
  readonly referenceKey: string | null;
  readonly contentKey: string;
  /** Another file of the same archive has told it already. */
  readonly repeated: boolean;
}

/**
 * A transfer is known by the bank's reference, else by what it says, with a counter of equal ones within its file: two
 * genuine equal transfers both count. The same transfer in a file without references is known by what it says.
 */
export const identifyRows = (files: readonly FileReading[]): readonly IdentifiedRow[] => {
  const told = new ToldTransfers();
  return files.flatMap(({ entry, rows }) => {
    const seen = new Map<string, number>();
    const count = (text: string) => {
      const number = (seen.get(text) ?? 0) + 1;
      seen.set(text, number);
      return `${text}\n${number}`;
    };
    const identified = rows.map((row) => {
      const place = `${row.account.slice(-12)}\n${row.date}\n${row.amount}`;
      return {
        ...row,
        entry,
        referenceKey: row.reference === '' ? null : hashKey(count(`reference\n${row.reference}\n${place}`)),
        contentKey: hashKey(
          count(`content\n${place}\n${normalise(row.title, 60)}\n${normalise(row.payer, 20)}`),
        ),
      };
    });
    const judged = identified.map((row) => Object.assign(row, { repeated: told.has(row) }));
    for (const row of judged) told.add(row);
    return judged;
  });
};

type Keys = Pick<IdentifiedRow, 'referenceKey' | 'contentKey'>;

/** The rule of the database, among the files of one archive. */
class ToldTransfers {
  readonly #references = new Set<string>();
  readonly #contents = new Set<string>();
  readonly #contentsWithoutReference = new Set<string>();

  has({ referenceKey, contentKey }: Keys): boolean {
    if (referenceKey === null) return this.#contents.has(contentKey);
    return this.#references.has(referenceKey) || this.#contentsWithoutReference.has(contentKey);
  }

  add({ referenceKey, contentKey }: Keys): void {
    this.#contents.add(contentKey);
    if (referenceKey === null) this.#contentsWithoutReference.add(contentKey);
    else this.#references.add(referenceKey);
  }
}

/** Formats cut and wrap texts differently: what they agree in are letters and digits from the beginning. */
const normalise = (text: string, length: number): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .slice(0, length);

/** Half of a SHA-256, as the database keeps it. */
const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
