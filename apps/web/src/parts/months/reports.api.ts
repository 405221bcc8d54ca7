import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import type { Report, ReportType } from '@indeks/contract/months/months.schemas';
import { reportRoutes as routes } from '@indeks/contract/reports/reports.routes';
import type { Decision } from '@indeks/contract/reports/reports.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

const period = (month: string) => ({ date_from: firstDay(month), date_to: lastDay(month) });

/** Sends one's own month for acceptance. */
export const useSendReport = (type: ReportType) =>
  useChange('reports', (month: string) => call(routes.submit, { body: { ...period(month), type } }));

type Verdict = Pick<Decision, 'status' | 'reason'> & { report: Report };

/** Accepts or rejects a month, against the version that was on the screen. */
export const useDecideReport = () =>
  useChange('reports', ({ report, status, reason }: Verdict) => {
    const { uid, type, date_from, date_to, version } = report;
    const body = { type, date_from, date_to, status, version, ...(reason ? { reason } : {}) };
    return call(routes.decide, { params: { id: uid }, body });
  });
