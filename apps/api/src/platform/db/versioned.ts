import { sql, type Updateable } from 'kysely';
import type { Ctx } from '../context.ts';
import type { DB } from './generated/schema.ts';

/** The row that a caller read, and as which version. */
export interface VersionKey {
  readonly id: number;
  readonly version: number;
}

type VersionedTable = { [T in keyof DB]: 'version' extends keyof DB[T] ? T : never }[keyof DB];

/** A form of a person is found by its person, a plan by its enrolment; every other row by its own number. */
const keyColumn = (table: VersionedTable) => {
  if (table === 'questionnaires') return sql.ref('user_id');
  if (table === 'instalment_plans') return sql.ref('enrolment_id');
  return sql.ref(table === 'student_forms' ? 'uid' : 'id');
};

/** The one update of an editable row. False when somebody else changed the row since it was read. */
export const updateVersioned = async <T extends VersionedTable>(
  ctx: Ctx,
  table: T,
  { id, version }: VersionKey,
  columns: Omit<Updateable<DB[T]>, 'id' | 'version'>,
): Promise<boolean> => {
  const changed = await ctx.db
    // Kysely cannot follow a table that is a type parameter; the columns were checked against it above.
    .updateTable(table as 'cars')
    .set({ ...(columns as object), version: version + 1 })
    .where(keyColumn(table), '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return changed !== undefined;
};
