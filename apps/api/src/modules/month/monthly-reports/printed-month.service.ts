import { formatNumericDate } from '@indeks/contract/common/format';
import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import { isSecretariat, role, roleNames } from '@indeks/contract/access/roles';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { dateInWarsaw } from '#platform/clock.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { canPrint } from './monthly-reports.policy.ts';
import { findDecider, findReport } from './monthly-reports.queries.ts';
import type { ReportRow } from './monthly-reports.rules.ts';
import { makeViewer } from './monthly-reports.service.ts';

export interface MonthOfPerson {
  readonly month: string;
  readonly user?: number | undefined;
}

/** The data of a document about one person's month. */
export interface PrintedMonth<Entry> {
  /** Surname first, as in any register. */
  readonly name: string;
  /** 'YYYY-MM' */
  readonly month: string;
  readonly entries: readonly Entry[];
  /** When and by whom the month was accepted; undefined while it is not. */
  readonly accepted: string | undefined;
  /** Says that the month was changed after it had been accepted. */
  readonly changed: string | undefined;
}

interface MonthToPrint<Entry> {
  readonly type: ReportType;
  readonly month: string;
  readonly list: (
    ctx: SignedInCtx,
    userId: number,
    range: { readonly from: string; readonly to: string },
  ) => Promise<readonly Entry[]>;
}

/** The PDFs: an accepted month, or the secretariat with a month that is not empty. Any other is refused. */
export const readPrintedMonth = async <Entry>(
  ctx: SignedInCtx,
  person: { readonly id: number; readonly listedName: string },
  { type, month, list }: MonthToPrint<Entry>,
): Promise<PrintedMonth<Entry>> => {
  const entries = await list(ctx, person.id, { from: firstDay(month), to: lastDay(month) });
  const report = await findReport(ctx, { userId: person.id, type, month });
  const state = { type, month, status: report?.status, hasEntries: entries.length > 0 };
  if (!canPrint(makeViewer(ctx, person.id), state)) refuse('month/no-pdf-yet');
  const changed = report?.changed_at
    ? `Raport zmieniony po akceptacji (${formatNumericDate(dateInWarsaw(report.changed_at))}).`
    : undefined;
  return {
    name: person.listedName,
    month,
    entries,
    accepted: report && (await describeAcceptance(ctx, report)),
    changed,
  };
};

/** '03.11.2026, 10:15, Anna Nowak'. The secretariat sees which of its people decided; everybody else sees only 'Sekretariat'. */
const describeAcceptance = async (ctx: SignedInCtx, report: ReportRow): Promise<string | undefined> => {
  if (report.status !== reportStatus.accepted || report.decided_at === null) return undefined;
  const { date, time } = warsawTime(report.decided_at);
  const decider = isSecretariat(ctx.actor.role) ? await findDecider(ctx, report.id) : undefined;
  return [formatNumericDate(date), time, decider ?? roleNames[role.administrator]].join(', ');
};

/** The data of a document about everybody's entries. */
export interface PrintedPeriod<Entry> {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly Entry[];
  /** The words by which the list was narrowed. */
  readonly search?: string | undefined;
}
