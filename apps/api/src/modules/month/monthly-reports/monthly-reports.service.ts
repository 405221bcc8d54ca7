import type { Role } from '@indeks/contract/access/roles';
import { formatMonth } from '@indeks/contract/common/format';
import { monthOf } from '@indeks/contract/common/months.rules';
import type { MonthAbilities, Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportNames } from '@indeks/contract/month/monthly-reports/report-names';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { announceToOwners, idsByOwner } from '#modules/identity/people/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { judgeMonth, canChangeEntry, mayChangeAccepted, type Viewer } from './monthly-reports.policy.ts';
import * as queries from './monthly-reports.queries.ts';
import { reportToWire, type ReportRow } from './monthly-reports.rules.ts';
import { markChanged } from './report-rows.queries.ts';

interface Owner {
  readonly id: number;
  readonly role: Role;
}

/** By 'YYYY-MM'; a month that was not sent yet has none. */
export type ReportsByMonth = ReadonlyMap<string, ReportRow>;

interface MonthView {
  readonly report: Report | null;
  readonly can: MonthAbilities;
}

/** The report and what the viewer may do; for a range that is not one month it is judged by its first month. */
export const viewMonth = async (
  ctx: SignedInCtx,
  owner: Owner,
  { type, from, hasEntries }: { type: ReportType; from: string; hasEntries: boolean },
): Promise<MonthView> => {
  const month = monthOf(from);
  const report = await queries.findReport(ctx, { userId: owner.id, type, month });
  const changed = report !== undefined && report.changed_at !== null;
  const state = { type, month, status: report?.status, hasEntries, changed };
  const can = judgeMonth(makeViewer(ctx, owner.id), state, owner.role);
  return { report: report ? reportToWire(report) : null, can };
};

/**
 * Refuses unless an entry of each of the days may be added, changed or deleted. Returns the reports of their months,
 * held until the end of the transaction, so that nobody decides about a month in the middle of a change.
 */
export const refuseClosedMonths = async (
  ctx: SignedInCtx,
  owner: Pick<Owner, 'id'>,
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
  const toMark = mayChangeAccepted(makeViewer(ctx, ctx.actor.id));
  const reports = await queries.holdReports(ctx, type, months, { toMark });
  for (const { user_id, date } of entries) {
    const status = statusIn(reports, user_id, date);
    if (canChangeEntry(makeViewer(ctx, user_id), { type, status }, date)) continue;
    const decidedOrWaiting = status === reportStatus.sent || status === reportStatus.accepted;
    refuse(decidedOrWaiting ? 'month/sent-or-accepted' : 'month/not-open');
  }
  await markAccepted(ctx, reports);
  return reports;
};

/** A change of an accepted month is confirmed first; the first one marks its report. */
const markAccepted = async (ctx: SignedInCtx, reports: readonly ReportRow[]): Promise<void> => {
  const accepted = reports.filter(({ status }) => status === reportStatus.accepted);
  if (accepted.length === 0) return;
  if (!ctx.confirmed) refuse('month/confirm-accepted', { details: await question(ctx, accepted) });
  const before = accepted.filter(({ changed_at }) => changed_at === null);
  if (before.length === 0) return;
  const after = await markChanged(
    ctx,
    before.map(({ id }) => id),
  );
  await auditAll(
    ctx,
    after.map((row) => ({
      action: 'report.change-accepted',
      subjectId: row.id,
      forUserId: row.user_id,
      before: { changed_at: null },
      after: row,
    })),
  );
  announceToOwners(ctx, 'reports', idsByOwner(after));
};

/** The content of the question: whose reports of which months are concerned. */
const question = async (ctx: SignedInCtx, accepted: readonly ReportRow[]) => {
  const names = await queries.findNames(
    ctx,
    accepted.map(({ user_id }) => user_id),
  );
  const reports = accepted
    .slice(0, mostNamed)
    .map(
      ({ user_id, type, month }) =>
        `${names.get(user_id) ?? ''} – ${reportNames[type]}, ${formatMonth(monthOf(month))}`,
    );
  const more = accepted.length > mostNamed ? [`i ${accepted.length - mostNamed} innych`] : [];
  return {
    confirmable: true,
    question: 'Zmienić zaakceptowany miesiąc?',
    reports: [...reports, ...more].join('; '),
  };
};

const mostNamed = 5;

/** Those of the days on which the actor, or the one given as viewer, may add an entry of the owner. */
export const openDays = async (
  ctx: SignedInCtx,
  owner: Pick<Owner, 'id'>,
  { type, dates, actor = ctx.actor }: { type: ReportType; dates: readonly string[]; actor?: Viewer['actor'] },
): Promise<ReadonlySet<string>> => {
  const months = dates.map((date) => ({ userId: owner.id, month: monthOf(date) }));
  const reports = await queries.findReports(ctx, type, months);
  const viewer = { ...makeViewer(ctx, owner.id), actor };
  const isOpen = (date: string) =>
    canChangeEntry(viewer, { type, status: statusIn(reports, owner.id, date) }, date);
  return new Set(dates.filter(isOpen));
};

const statusIn = (reports: readonly ReportRow[], userId: number, date: string) =>
  reports.find(({ user_id, month }) => user_id === userId && monthOf(month) === monthOf(date))?.status;

export const makeViewer = (ctx: SignedInCtx, ownerId: number): Viewer => ({
  actor: ctx.actor,
  ownerId,
  table: ctx.services.roleTable,
  today: ctx.clock.today(),
});
