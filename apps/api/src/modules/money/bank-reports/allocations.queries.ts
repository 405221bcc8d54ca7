import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

// Enrolments to which rows of a report are assigned before it is accepted.

export const allocateMany = async (
  ctx: Ctx,
  parts: readonly { readonly row: number; readonly scid: number; readonly amount: number }[],
): Promise<void> => {
  await ctx.db
    .insertInto('bank_row_allocations')
    .values(parts.map(({ row, scid, amount }) => ({ row_id: row, enrolment_id: scid, amount })))
    .execute();
};

/** The parts of a row that is not booked yet; their enrolments stay. */
export const changeAllocations = async (
  ctx: Ctx,
  rowId: number,
  parts: readonly { readonly scid: number; readonly amount: number }[],
): Promise<void> => {
  await sql`update bank_row_allocations as a set amount = part.amount
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(scid integer, amount integer)
    where a.row_id = ${rowId} and a.enrolment_id = part.scid`.execute(ctx.db);
};

export const dropAllocations = async (ctx: Ctx, rowIds: readonly number[]): Promise<void> => {
  await ctx.db.deleteFrom('bank_row_allocations').where('row_id', 'in', rowIds).execute();
};

/** They have become payments. */
export const forgetAllocations = async (ctx: Ctx, reportId: number): Promise<void> => {
  await sql`delete from bank_row_allocations as a using bank_report_rows as r
    where r.id = a.row_id and r.report_id = ${reportId}`.execute(ctx.db);
};
