import pg from 'pg';
import { isNetworkError } from '../network-errors.ts';

/** The meaning of a violated constraint: constraints ensure integrity, and refusals are derived from them. */
export interface BrokenConstraint {
  readonly kind: 'unique' | 'foreign-key' | 'check';
  readonly constraint: string;
  /** For a deletion: the table that still points at the row. */
  readonly table: string;
  /** For a deletion: the table of the row, which may be one that goes with another. */
  readonly usedTable: string | undefined;
  /** The value of the key, e.g. the id of the row that is still in use. */
  readonly key: string | undefined;
}

const kinds: Readonly<Record<string, BrokenConstraint['kind']>> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '23514': 'check',
};

export const brokenConstraint = (error: unknown): BrokenConstraint | undefined => {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const kind = kinds[error.code ?? ''];
  if (!kind) return undefined;
  const key = /\)=\(([^)]*)\)/.exec(error.detail ?? '')?.[1];
  const usedTable = /"([^"]+)"/.exec(error.message)?.[1];
  return { kind, constraint: error.constraint ?? '', table: error.table ?? '', usedTable, key };
};

/** A sign that PostgreSQL cannot store, such as NUL: the caller's mistake, not ours. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22P05');

/** A table that the caller cannot see: not made yet, or made by somebody who has not granted it yet. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '42P01' || error.code === '42501');

/** A statement that took longer than a statement may. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '57014';

/** The last one is a standby's: the primary has lost its office, and the way to the next one is not open yet. */
const unavailableCodes = /^(08|53|57P0|25006)/;
const fullCode = '53100';

/** The disk of the database has no room left; reading still works. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === fullCode;

/** The database is away, restarting or full of connections: the request may be tried again. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return unavailableCodes.test(code);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return (
    isNetworkError(error) ||
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error/.test(
      error.message,
    )
  );
};
