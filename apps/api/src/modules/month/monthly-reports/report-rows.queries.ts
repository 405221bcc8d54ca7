import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import { findReport, reportColumns, type MonthKey } from './monthly-reports.queries.ts';
import type { ReportRow } from './monthly-reports.rules.ts';

/** Undefined when it is not there to be sent: it waits or is accepted. What was decided before stays on the row. */
export const sendReport = async (ctx: Ctx, key: MonthKey): Promise<ReportRow | undefined> => {
  const { userId, type, month } = key;
  const sent = { status: reportStatus.sent, sent_at: ctx.clock.now(), clean: null };
  const row = await ctx.db
    .insertInto('monthly_reports')
    .values({ user_id: userId, type, month: `${month}-01`, ...sent })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type', 'month'])
        .doUpdateSet({ ...sent, version: sql`monthly_reports.version + 1` })
        .where('monthly_reports.status', '=', reportStatus.rejected),
    )
    .returning('id')
    .executeTakeFirst();
  return row && findReport(ctx, key);
};

/**
 * Back to what it was before it was sent: rejected, or not there. False when it does not wait any more. A decision at
 * the same moment is waited for, and then it is too late.
 */
export const withdrawReport = async (ctx: Ctx, { id, decided_at }: ReportRow): Promise<boolean> => {
  const rows =
    decided_at === null
      ? await ctx.db
          .deleteFrom('monthly_reports')
          .where('id', '=', id)
          .where('status', '=', reportStatus.sent)
          .returning('id')
          .execute()
      : await changing(ctx, [id])
          .set({ status: reportStatus.rejected })
          .where('status', '=', reportStatus.sent)
          .execute();
  return rows.length > 0;
};

export interface Verdict {
  readonly status: typeof reportStatus.accepted | typeof reportStatus.rejected;
  readonly reason: string | null;
}

/** False when somebody else decided first. */
export const decideReport = (ctx: Ctx, key: VersionKey, verdict: Verdict): Promise<boolean> =>
  updateVersioned(ctx, 'monthly_reports', key, { ...verdict, ...decidedNow(ctx) });

export const acceptReports = (ctx: Ctx, ids: readonly number[]): Promise<ReportRow[]> =>
  changing(ctx, ids)
    .set({ status: reportStatus.accepted, reason: null, ...decidedNow(ctx) })
    .where('status', '=', reportStatus.sent)
    .execute();

/** Accepted reports of which an entry changes now. */
export const markChanged = (ctx: Ctx, ids: readonly number[]): Promise<ReportRow[]> =>
  changing(ctx, ids).set({ changed_at: ctx.clock.now() }).execute();

/** Whether reports that wait raise no concern, kept until an entry changes. */
export const storeJudged = (ctx: Ctx, judged: readonly number[], clean: readonly number[]) =>
  ctx.db
    .updateTable('monthly_reports')
    .set({ clean: sql<boolean>`id = any(${[...clean]}::integer[])` })
    .where('id', '=', sql<number>`any(${[...judged]}::integer[])`)
    .execute();

const changing = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .updateTable('monthly_reports')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .returning(reportColumns)
    // The table's checks admit no other type and status.
    .$narrowType<Pick<ReportRow, 'type' | 'status'>>();

const decidedNow = (ctx: Ctx) => ({
  decided_at: ctx.clock.now(),
  decided_by: ctx.actor?.id ?? null,
  changed_at: null,
});
