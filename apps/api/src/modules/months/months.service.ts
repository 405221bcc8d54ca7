import { monthOf } from '@indeks/contract/months/months.rules';
import type { MonthAbilities, Report, ReportType } from '@indeks/contract/months/months.schemas';
import { reportStatus } from '@indeks/contract/months/report-status';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { abilitiesOf, canChangeEntry, canPrint, type Viewer } from './months.policy.ts';
import * as queries from './months.queries.ts';
import { reportToWire, type ReportRow } from './months.rules.ts';

interface Owner {
  readonly id: number;
}

/** By 'YYYY-MM'; a month that was not sent yet has none. */
export type ReportsByMonth = ReadonlyMap<string, ReportRow>;

interface MonthView {
  readonly report: Report | null;
  readonly can: MonthAbilities;
}

/** The report and what the viewer may do; for a range that is not one month it is judged by its first month. */
export const monthView = async (
  ctx: SignedInCtx,
  owner: Owner,
  { type, from, hasEntries }: { type: ReportType; from: string; hasEntries: boolean },
): Promise<MonthView> => {
  const month = monthOf(from);
  const report = await queries.findReport(ctx, { userId: owner.id, type, month });
  const state = { type, month, status: report?.status, hasEntries };
  return { report: report ? reportToWire(report) : null, can: abilitiesOf(viewerOf(ctx, owner.id), state) };
};

/**
 * Refuses unless an entry of each of the days may be added, changed or deleted. Returns the reports of their months,
 * held until the end of the transaction, so that nobody decides about a month in the middle of a change.
 */
export const refuseClosedMonths = async (
  ctx: SignedInCtx,
  owner: Owner,
  type: ReportType,
  dates: readonly string[],
): Promise<ReportsByMonth> => {
  const entries = dates.map((date) => ({ user_id: owner.id, date }));
  const reports = await refuseClosedMonthsOfMany(ctx, type, entries);
  return new Map(reports.map((report) => [monthOf(report.month), report]));
};

/** The same for entries of several people: two statements, whatever their number. */
export const refuseClosedMonthsOfMany = async (
  ctx: SignedInCtx,
  type: ReportType,
  entries: readonly { readonly user_id: number; readonly date: string }[],
): Promise<readonly ReportRow[]> => {
  const months = entries.map(({ user_id, date }) => ({ userId: user_id, month: monthOf(date) }));
  const reports = await queries.holdReports(ctx, type, months);
  for (const { user_id, date } of entries) {
    const status = statusIn(reports, user_id, date);
    if (canChangeEntry(viewerOf(ctx, user_id), { type, status }, date)) continue;
    const decidedOrWaiting = status === reportStatus.sent || status === reportStatus.accepted;
    refuse(decidedOrWaiting ? 'month/sent-or-accepted' : 'month/not-open');
  }
  return reports;
};

/** Those of the days on which the actor, or the one given as viewer, may add an entry of the owner. */
export const openDays = async (
  ctx: SignedInCtx,
  owner: Owner,
  { type, dates, actor = ctx.actor }: { type: ReportType; dates: readonly string[]; actor?: Viewer['actor'] },
): Promise<ReadonlySet<string>> => {
  const months = dates.map((date) => ({ userId: owner.id, month: monthOf(date) }));
  const reports = await queries.findReports(ctx, type, months);
  const viewer = { ...viewerOf(ctx, owner.id), actor };
  const isOpen = (date: string) =>
    canChangeEntry(viewer, { type, status: statusIn(reports, owner.id, date) }, date);
  return new Set(dates.filter(isOpen));
};

/** The PDFs: an accepted month, or the secretariat with a month that is not empty. */
export const refuseUnprintable = async (
  ctx: SignedInCtx,
  owner: Owner,
  { type, month, hasEntries }: { type: ReportType; month: string; hasEntries: boolean },
): Promise<void> => {
  const report = await queries.findReport(ctx, { userId: owner.id, type, month });
  if (!canPrint(viewerOf(ctx, owner.id), { type, month, status: report?.status, hasEntries }))
    refuse('month/no-pdf-yet');
};

const statusIn = (reports: readonly ReportRow[], userId: number, date: string) =>
  reports.find(({ user_id, month }) => user_id === userId && monthOf(month) === monthOf(date))?.status;

const viewerOf = (ctx: SignedInCtx, ownerId: number): Viewer => ({
  actor: ctx.actor,
  ownerId,
  table: ctx.services.roleTable,
  today: ctx.clock.today(),
});
