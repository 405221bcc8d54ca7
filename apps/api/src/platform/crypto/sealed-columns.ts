import { hkdfSync } from 'node:crypto';
import type { DB } from '../db/generated/schema.ts';
import { createSealer, SealingError, type SealingKeys } from './sealing.ts';
import { nameColumn } from '../db/named-columns.ts';

/**
 * A column whose values are sealed. Every one is listed in `app.ts`: for any other the sealer refuses to work, because
 * a rotation of the keys would not find its rows.
 */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, in whose order the rows are sealed anew. */
  readonly key: string;
  /** The column that names the owner of the value. */
  readonly owner: string;
  /** Binds the value to its place: with another context it cannot be opened. Never changes once values are stored. */
  context(owner: Owner): string;
}

export type Owner = number | string;

interface SealedColumnOf<T extends keyof DB> extends SealedColumn {
  readonly table: T & string;
  readonly column: keyof DB[T] & string;
  readonly key: keyof DB[T] & string;
  readonly owner: keyof DB[T] & string;
}

/** Checks the names against the tables that there are. */
export const defineSealedColumn = <T extends keyof DB>(column: SealedColumnOf<T>): SealedColumn => column;

/** Seals and opens the values of the listed columns. */
export interface ColumnSealer {
  seal(column: SealedColumn, owner: Owner, plain: string): string;
  /** Throws when the value was changed, belongs to another place, or its key is gone. */
  open(column: SealedColumn, owner: Owner, sealed: string): string;
  readonly columns: readonly SealedColumn[];
  /** The id of the key that seals. */
  readonly currentKey: string;
  hasKey(id: string): boolean;
  /** A key of its own for what is sealed outside the database, in base64url; it changes with the current key. */
  deriveKey(purpose: string): string;
}

export const createColumnSealer = (keys: SealingKeys, columns: readonly SealedColumn[]): ColumnSealer => {
  const sealer = createSealer(keys);
  const contextOf = (column: SealedColumn, owner: Owner): string => {
    if (columns.includes(column)) return column.context(owner);
    throw new SealingError(`${nameColumn(column)} is not listed among the sealed columns in app.ts`);
  };
  return {
    seal: (column, owner, plain) => sealer.seal(plain, contextOf(column, owner)),
    open: (column, owner, sealed) => sealer.open(sealed, contextOf(column, owner)),
    columns,
    currentKey: keys.current,
    hasKey: (id) => keys.keys.has(id),
    deriveKey: (purpose) => derive(keys, purpose),
  };
};

const derive = ({ current, keys }: SealingKeys, purpose: string): string => {
  const key = keys.get(current);
  if (!key) throw new SealingError(`the sealing key ${current} is missing`);
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64url');
};
