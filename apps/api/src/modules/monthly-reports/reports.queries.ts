import {
  reportTypes,
  type Report,
  type ReportStatus,
  type ReportType,
} from '@indeks/contract/months/months.schemas';
import { lastDay } from '@indeks/contract/months/months.rules';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface MonthKey {
  readonly userId: number;
  readonly type: ReportType;
  /** 'YYYY-MM' */
  readonly month: string;
}

export const findReport = async (
  ctx: Ctx,
  { userId, type, month }: MonthKey,
): Promise<Report | undefined> => {
  const row = await reports(ctx)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst();
  return row && present(row);
};

export interface MonthsKey {
  readonly userId: number;
  readonly type: ReportType;
  readonly months: readonly string[];
}

export const findReports = async (ctx: Ctx, key: MonthsKey): Promise<Map<string, Report>> =>
  byMonth(await ofMonths(ctx, key).execute());

/** Nobody else sends or decides them before the transaction ends. */
export const holdReports = async (ctx: Ctx, key: MonthsKey): Promise<Map<string, Report>> => {
  await sql`select pg_advisory_xact_lock_shared(${key.userId}, lock)
    from unnest(${lockNumbers(key)}::integer[]) as lock`.execute(ctx.db);
  return byMonth(await ofMonths(ctx, key).forShare().execute());
};

/**
 * Sending waits until changes of the month's entries that have begun are over, and holds up new ones. A report that
 * is sent for the first time has no row yet that could be locked.
 */
export const holdForSending = (ctx: Ctx, { userId, type, month }: MonthKey) =>
  sql`select pg_advisory_xact_lock(${userId}, ${lockNumbers({ type, months: [month] })[0]})`.execute(ctx.db);

export const listReports = async (ctx: Ctx, userId: number, from: string, to: string): Promise<Report[]> => {
  const rows = await reports(ctx)
    .where('user_id', '=', userId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .limit(500)
    .execute();
  return rows.map(present);
};

/** Undefined when it is not there to be sent: it waits or is accepted. */
export const send = async (ctx: Ctx, { userId, type, month }: MonthKey): Promise<Report | undefined> => {
  const sent = {
    status: 1,
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
        .where('monthly_reports.status', '=', 0),
    )
    .returning(columns)
    .executeTakeFirst();
  return row && present(row);
};

export interface Verdict {
  readonly status: 0 | 2;
  readonly reason: string | null;
}

/** Undefined when somebody else decided first. */
export const decide = async (
  ctx: Ctx,
  { id, version }: { readonly id: number; readonly version: number },
  verdict: Verdict,
): Promise<Report | undefined> => {
  const row = await decided(ctx, verdict)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
  return row && present(row);
};

export const acceptAll = async (ctx: Ctx, ids: readonly number[]): Promise<Report[]> => {
  const rows = await decided(ctx, { status: 2, reason: null })
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .returning(columns)
    .execute();
  return rows.map(present);
};

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

const decided = (ctx: Ctx, verdict: Verdict) =>
  ctx.db
    .updateTable('monthly_reports')
    .set({ ...verdict, decided_at: ctx.clock.now(), decided_by: ctx.actor?.id ?? null })
    .set({ version: sql<number>`version + 1` })
    .where('status', '=', 1);

/** One number for each kind of each month, as the second key of a lock; the person is the first. */
const lockNumbers = ({ type, months }: Pick<MonthsKey, 'type' | 'months'>): number[] =>
  [...new Set(months)].map((month) => Number(month.replace('-', '')) * 10 + reportTypes.indexOf(type));

const ofMonths = (ctx: Ctx, { userId, type, months }: MonthsKey) =>
  reports(ctx)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('month', '=', sql<string>`any(${months.map((month) => `${month}-01`)}::date[])`);

const byMonth = (rows: readonly ReportRow[]): Map<string, Report> =>
  new Map(rows.map((row) => [row.month.slice(0, 7), present(row)]));

const columns = [
  'id',
  'user_id',
  'type',
  'month',
  'status',
  'reason',
  'sent_at',
  'decided_at',
  'version',
] as const;

const reports = (ctx: Ctx) => ctx.db.selectFrom('monthly_reports').select(columns);

interface ReportRow {
  readonly id: number;
  readonly user_id: number;
  readonly type: string;
  readonly month: string;
  readonly status: number;
  readonly reason: string | null;
  readonly sent_at: Date;
  readonly decided_at: Date | null;
  readonly version: number;
}

const present = (row: ReportRow): Report => ({
  id: row.id,
  uid: row.user_id,
  // The table's checks admit no other type and status.
  type: row.type as ReportType,
  status: row.status as ReportStatus,
  date_from: row.month,
  date_to: lastDay(row.month.slice(0, 7)),
  reason: row.reason,
  sent_at: row.sent_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  version: row.version,
});
