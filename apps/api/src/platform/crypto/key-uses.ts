import type { Database } from '../db/database.ts';
import { countByKey } from './resealing.queries.ts';
import { nameColumn } from '../db/named-columns.ts';
import type { ColumnSealer, SealedColumn } from './sealed-columns.ts';

/** How many rows of a column need this key. */
export interface KeyUse {
  readonly place: string;
  readonly keyId: string;
  readonly rows: number;
}

export const keyUses = async (db: Database, columns: readonly SealedColumn[]): Promise<KeyUse[]> => {
  const uses: KeyUse[] = [];
  for (const column of columns)
    for (const counted of await countByKey(db, column)) uses.push({ place: nameColumn(column), ...counted });
  return uses;
};

/** A process that lacks a key which rows need does not start: it would fail whenever they are read. */
export const refuseMissingKeys = async (db: Database, sealer: ColumnSealer): Promise<void> => {
  const missing = (await keyUses(db, sealer.columns)).filter(({ keyId }) => !sealer.hasKey(keyId));
  if (missing.length === 0) return;
  const lines = missing.map(({ place, keyId, rows }) => `  ${place}: ${rows} rows need the key "${keyId}"`);
  throw new Error(
    `Keys are missing from SEALING_KEYS_FILE:\n${lines.join('\n')}\n` +
      'Put them back, run `keys.ts reseal` and remove a key only when `keys.ts` says that nothing needs it.',
  );
};
