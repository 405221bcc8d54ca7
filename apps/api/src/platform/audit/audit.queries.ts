import type { Ctx } from '../context.ts';

export interface AuditEntry {
  readonly action: string;
  readonly subjectId?: number | string;
  /** The person an administrator acts for. */
  readonly forUserId?: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Written in the transaction of the change, so that neither is kept without the other. Rows are kept as `find` gives them. */
export const audit = (ctx: Ctx, entry: AuditEntry): Promise<void> => auditAll(ctx, [entry]);

/** Writes the audit rows of a change of many records in one statement. */
export const auditAll = async (ctx: Ctx, entries: readonly AuditEntry[]): Promise<void> => {
  for (let start = 0; start < entries.length; start += rowsPerStatement)
    await ctx.db
      .insertInto('audit_log')
      .values(entries.slice(start, start + rowsPerStatement).map((entry) => rowOf(ctx, entry)))
      .execute();
};

/** A statement takes 65,535 parameters, a row has eight. */
const rowsPerStatement = 1_000;

const rowOf = (ctx: Ctx, entry: AuditEntry) => ({
  at: ctx.clock.now(),
  actor_id: ctx.actor?.id ?? null,
  for_user_id: entry.forUserId ?? null,
  action: entry.action,
  subject_id: entry.subjectId === undefined ? null : String(entry.subjectId),
  before: json(entry.before),
  after: json(entry.after),
  request_id: ctx.requestId,
});

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
