import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import type { Decision } from '@indeks/contract/month/report-review/report-review.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

const period = (month: string) => ({ date_from: firstDay(month), date_to: lastDay(month) });

/** Sends one's own month of some kinds for acceptance: all of them or none. */
export const useSendReports = () =>
  useChange('reports', ({ month, types }: { month: string; types: ReportType[] }) =>
    call(routes.submitMany, { body: { ...period(month), types } }),
  );

/** Takes one's own report back before it is decided. */
export const useWithdrawReport = () =>
  useChange('reports', ({ type, date_from, date_to }: Report) =>
    call(routes.withdraw, { body: { type, date_from, date_to } }),
  );

/** What names a report and the version of it that was on the screen. */
export type DecidedReport = Pick<Report, 'uid' | 'type' | 'date_from' | 'date_to' | 'version'>;

type Verdict = Pick<Decision, 'status' | 'reason'> & { report: DecidedReport };

/** Accepts or rejects a month, against the version that was on the screen. */
export const useDecideReport = () =>
  useChange('reports', ({ report, status, reason }: Verdict) =>
    call(routes.decide, {
      params: { id: report.uid },
      body: { ...asRead(report), status, ...(reason ? { reason } : {}) },
    }),
  );

/** Takes an acceptance back, with a reason. */
export const useTakeBack = () =>
  useChange('reports', ({ report, reason }: { report: Report; reason: string }) =>
    call(routes.takeBack, { params: { id: report.uid }, body: { ...asRead(report), reason } }),
  );

const asRead = ({ type, date_from, date_to, version }: DecidedReport) => ({
  type,
  date_from,
  date_to,
  version,
});
