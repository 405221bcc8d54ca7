import { lastDay } from '@indeks/contract/months/months.rules';
import type { ReportType } from '@indeks/contract/months/months.schemas';
import { reportStatus } from '@indeks/contract/months/report-status';
import { sql } from 'kysely';
import { findReport, reportColumns, type MonthKey, type ReportRow } from '#modules/months/index.ts';
import type { Ctx } from '#platform/context.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

/** Undefined when it is not there to be sent: it waits or is accepted. */
export const send = async (ctx: Ctx, key: MonthKey): Promise<ReportRow | undefined> => {
  const { userId, type, month } = key;
  const sent = {
    status: reportStatus.sent,
    sent_at: ctx.clock.now(),
    reason: null,
    decided_at: null,
    decided_by: null,
    clean: null,
  };
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

export interface Verdict {
  readonly status: typeof reportStatus.accepted | typeof reportStatus.rejected;
  readonly reason: string | null;
}

/** False when somebody else decided first. */
export const decide = (ctx: Ctx, key: VersionKey, verdict: Verdict): Promise<boolean> =>
  updateVersioned(ctx, 'monthly_reports', key, { ...verdict, ...decidedNow(ctx) });

export const acceptAll = (ctx: Ctx, ids: readonly number[]): Promise<ReportRow[]> =>
  ctx.db
    .updateTable('monthly_reports')
    .set({ status: reportStatus.accepted, reason: null, ...decidedNow(ctx) })
    .set({ version: sql<number>`version + 1` })
    .where('status', '=', reportStatus.sent)
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .returning(reportColumns)
    // The table's checks admit no other type and status.
    .$narrowType<Pick<ReportRow, 'type' | 'status'>>()
    .execute();

/** Whether the month has anything to send. */
export const hasEntries = async (ctx: Ctx, { userId, type, month }: MonthKey): Promise<boolean> => {
  const { table, day } = entries[type];
  const { rows } = await sql<{ some: boolean }>`select exists (
    select from ${sql.table(table)}
    where user_id = ${userId} and ${sql.ref(day)} between ${`${month}-01`} and ${lastDay(month)}
  ) as some`.execute(ctx.db);
  return rows[0]?.some === true;
};

const entries: Readonly<Record<ReportType, { readonly table: string; readonly day: string }>> = {
  czas: { table: 'work_times', day: 'date' },
  przejazd: { table: 'trips', day: 'date' },
  zjazd: { table: 'meetings', day: 'start_date' },
};

const decidedNow = (ctx: Ctx) => ({ decided_at: ctx.clock.now(), decided_by: ctx.actor?.id ?? null });
