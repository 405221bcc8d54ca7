import { monthOf } from '@indeks/contract/common/months.rules';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { useNavigate } from 'react-router';
import { readMessage } from '#shared/api/call-error.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';
import { addressOfReport } from './report-address.ts';
import { useDecideReport, type DecidedReport } from './reports.api.ts';

/** Accepts, and for ten seconds offers the way back, wherever the person has gone meanwhile. */
export function useAccept(name: string, onAccepted?: () => void) {
  const decide = useDecideReport();
  const navigate = useNavigate();
  const accept = (report: DecidedReport) => {
    const { uid, type } = report;
    const month = monthOf(report.date_from);
    const takeBack = {
      label: texts.takeBack,
      onClick: () => void navigate(`${addressOfReport({ uid, type, month })}&take-back=1`),
    };
    decide.mutate(
      { report, status: reportStatus.accepted },
      {
        onSuccess: () => {
          snackbar(texts.accepted(name, type, month), { action: takeBack });
          onAccepted?.();
        },
        onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
      },
    );
  };
  return { busy: decide.isPending, accept };
}
