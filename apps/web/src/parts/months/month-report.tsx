import type { MonthAbilities, Report, ReportType } from '@indeks/contract/months/months.schemas';
import { lazy, useState } from 'react';
import { messageOf } from '#shared/api/call-error.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { ReportBar } from './report-bar.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';
import { useDecideReport, useSendReport } from './reports.api.ts';

const RejectDialog = lazy(() =>
  import('./reject-dialog.tsx').then((file) => ({ default: file.RejectDialog })),
);

interface MonthReportProps {
  type: ReportType;
  /** `2025-10` */
  month: string;
  /** What the month holds: "4 wpisy, 18,5 godz." */
  summary: string;
  hasEntries: boolean;
  report: Report | null;
  can: MonthAbilities;
  fetchPdf: () => Promise<File>;
  /** Replaces sending at once; work times open a dialog first. */
  onSend?: () => void;
}

/** The report bar with what the viewer may do about the month: send, accept, reject with a reason, print. */
export function MonthReport({ type, month, report, can, fetchPdf, onSend, ...entries }: MonthReportProps) {
  const [rejecting, setRejecting] = useState(false);
  const send = useSendReport(type);
  const decide = useDecideReport();
  const download = useDownload(fetchPdf);
  const sendNow = () => send.mutate(month, messagesFor(texts.sent));
  const accept = () => report && decide.mutate({ report, status: 2 }, messagesFor(texts.accepted));
  return (
    <>
      <ReportBar
        {...entries}
        month={month}
        report={report}
        send={can.submit ? { busy: send.isPending, onClick: onSend ?? sendNow } : undefined}
        accept={can.decide ? { busy: decide.isPending, onClick: accept } : undefined}
        reject={can.decide ? { onClick: () => setRejecting(true) } : undefined}
        pdf={can.pdf ? download : undefined}
      />
      <WhenOpened opened={rejecting}>
        <RejectDialog opened={rejecting} onClose={() => setRejecting(false)} report={report} />
      </WhenOpened>
    </>
  );
}

const messagesFor = (text: string) => ({
  onSuccess: () => snackbar(text),
  onError: (error: Error) => snackbar(messageOf(error), { tone: 'error' as const }),
});
