import { sql, type RawBuilder } from 'kysely';

/** The name of a file in addresses: it changes with the file and tells nothing of where it lies. */
export const fileVersion = (key: RawBuilder<unknown>) => sql<string | null>`left(md5(${key}), 12)`;
