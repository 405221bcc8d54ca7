import { sql, type RawBuilder } from 'kysely';

/** The name of a file in addresses: it changes when the file changes, and does not reveal the storage key. */
export const fileVersion = (key: RawBuilder<unknown>) => sql<string | null>`left(md5(${key}), 12)`;
