import { monthOf } from '@indeks/contract/months/months.rules';
import type { MonthAbilities, Report, ReportType } from '@indeks/contract/months/months.schemas';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { abilitiesOf, canChangeEntry, canPrint, type Viewer } from './months.policy.ts';
import * as queries from './reports.queries.ts';

interface Owner {
  readonly id: number;
}

/** By 'YYYY-MM'; a month that was not sent yet has none. */
export type ReportsByMonth = ReadonlyMap<string, Report>;

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
  return { report: report ?? null, can: abilitiesOf(viewerOf(ctx, owner), state) };
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
  const reports = await queries.holdReports(ctx, { userId: owner.id, type, months: dates.map(monthOf) });
  for (const date of dates) {
    const status = reports.get(monthOf(date))?.status;
    if (canChangeEntry(viewerOf(ctx, owner), { type, status }, date)) continue;
    refuse(status === 1 || status === 2 ? 'month/sent-or-accepted' : 'month/not-open');
  }
  return reports;
};

/** Those of the days on which an entry may be added. */
export const openDays = async (
  ctx: SignedInCtx,
  owner: Owner,
  type: ReportType,
  dates: readonly string[],
): Promise<ReadonlySet<string>> => {
  const reports = await queries.findReports(ctx, { userId: owner.id, type, months: dates.map(monthOf) });
  const statusOf = (date: string) => reports.get(monthOf(date))?.status;
  const isOpen = (date: string) =>
    canChangeEntry(viewerOf(ctx, owner), { type, status: statusOf(date) }, date);
  return new Set(dates.filter(isOpen));
};

/** The PDFs: an accepted month, or the secretariat with a month that is not empty. */
export const refuseUnprintable = async (
  ctx: SignedInCtx,
  owner: Owner,
  { type, month, hasEntries }: { type: ReportType; month: string; hasEntries: boolean },
): Promise<void> => {
  const report = await queries.findReport(ctx, { userId: owner.id, type, month });
  if (!canPrint(viewerOf(ctx, owner), { type, month, status: report?.status, hasEntries }))
    refuse('month/no-pdf-yet');
};

const viewerOf = (ctx: SignedInCtx, owner: Owner): Viewer => ({
  actor: ctx.actor,
  ownerId: owner.id,
  table: ctx.services.roleTable,
  today: ctx.clock.today(),
});
