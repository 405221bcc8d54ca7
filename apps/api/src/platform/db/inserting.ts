import type { InsertObject } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import type { TableWithId } from './removal.ts';

/** Writes one row and gives its number. */
export const insertRow = async <T extends TableWithId>(
  db: Database,
  table: T,
  columns: InsertObject<DB, T>,
): Promise<number> => {
  const { id } = await db
    // Kysely cannot follow a table that is a type parameter; the columns were checked against it above.
    .insertInto(table as 'cars')
    .values(columns as InsertObject<DB, 'cars'>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
