import { auditAll, type AuditEntry } from '../audit/audit.queries.ts';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import type { DB } from './generated/schema.ts';

export type TableWithId = { [T in keyof DB]: 'id' extends keyof DB[T] ? T : never }[keyof DB];

/**
 * The one removal of records, of one or of many: two statements whatever their number, all of them or none. The audit
 * keeps each row as it was read. Refuses when somebody has deleted one of them since.
 */
export const removeRows = async <Row extends { readonly id: number }>(
  tx: Ctx,
  table: TableWithId,
  rows: readonly Row[],
  traceOf: (row: Row) => Pick<AuditEntry, 'action' | 'forUserId'>,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const removed = await tx.db
    // Kysely cannot follow a table that is a variable; all of these have an id.
    .deleteFrom(table as 'cars')
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  if (removed.length !== ids.length) refuse('record/not-found');
  await auditAll(
    tx,
    rows.map((before) => ({ ...traceOf(before), subjectId: before.id, before })),
  );
};
