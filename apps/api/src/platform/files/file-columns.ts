import type { DB } from '../db/generated/schema.ts';

/**
 * A column that holds the key of a file. Every one is listed in `app.ts`: a file that only an unlisted column names is
 * taken for one without a row, so `withStoredFiles` refuses to write it.
 */
export interface FileColumn {
  readonly table: string;
  readonly column: string;
}

interface FileColumnOf<T extends keyof DB> extends FileColumn {
  readonly table: T & string;
  readonly column: keyof DB[T] & string;
}

/** Checks the names against the tables that there are. */
export const defineFileColumn = <T extends keyof DB>(column: FileColumnOf<T>): FileColumn => column;
