import { auditAll, type AuditEntry } from '../audit/audit.queries.ts';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import type { DB } from './generated/schema.ts';

export type TableWithId = { [T in keyof DB]: 'id' extends keyof DB[T] ? T : never }[keyof DB];

/**
 * The one removal of records, of one or of many: two statements whatever their number, all of them or none. They are
 * held in the order of their numbers. The audit keeps each row as it was read. Refuses when somebody has deleted one of them since.
 */
export const removeRows = async <Row extends { readonly id: number }>(
  tx: Ctx,
  table: TableWithId,
  rows: readonly Row[],
  traceOf: (row: Row) => Pick<AuditEntry, 'action' | 'forUserId'>,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  // Kysely cannot follow a table that is a variable; all of these have an id.
  const known = table as 'cars';
  const removed = await tx.db
    .with('held', (db) => db.selectFrom(known).select('id').where('id', 'in', ids).orderBy('id').forUpdate())
    .deleteFrom(known)
    .where('id', 'in', (row) => row.selectFrom('held').select('held.id'))
    .returning('id')
    .execute();
  if (removed.length !== ids.length) refuse('record/not-found');
  await auditAll(
    tx,
    rows.map((before) => ({ ...traceOf(before), subjectId: before.id, before })),
  );
};
