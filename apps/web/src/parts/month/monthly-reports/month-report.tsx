import { reportStatus } from '@indeks/contract/months/report-status';
import type { MonthAbilities, Report, ReportType } from '@indeks/contract/months/months.schemas';
import type { Review } from '@indeks/contract/reports/reports.schemas';
import { useNavigate } from 'react-router';
import { messageOf } from '#shared/api/call-error.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { OpenReport } from './month-report-dialogs.tsx';
import { ReportBar } from './report-bar.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';
import { addressOfReport } from './report-address.ts';
import { useDecideReport } from './reports.api.ts';
import { useReview } from './reviewed-month.tsx';
import { useAskedByAddress } from './use-new-entry.ts';

const MonthReportDialogs = lazyPart(() =>
  import('./month-report-dialogs.tsx').then((file) => file.MonthReportDialogs),
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
}

/** The report bar with what the viewer may do about the month: send, withdraw, accept, reject, take back, print. */
export function MonthReport({ type, month, report, can, fetchPdf, ...entries }: MonthReportProps) {
  const { show, of, anyOpen } = useOpen<OpenReport>(`report-${type}`);
  const download = useDownload(fetchPdf);
  const review = useReview();
  const accept = useAccept(report, type, month);
  const open = (kind: OpenReport['kind']) => ({ onClick: () => show({ kind }) });
  useAskedByAddress('take-back', can.takeBack, () => show({ kind: 'take-back' }));
  // Where the role sends no report, its own screen has nothing to say about one.
  if (!can.report && review === undefined && !can.pdf) return null;
  return (
    <>
      <ReportBar
        {...entries}
        month={month}
        report={report}
        notSent={!can.report && report === null}
        send={can.submit ? open('send') : undefined}
        withdraw={can.withdraw ? open('withdraw') : undefined}
        accept={can.decide ? accept : undefined}
        acceptAgain={can.acceptAgain ? accept : undefined}
        reject={can.decide ? open('reject') : undefined}
        takeBack={can.takeBack ? open('take-back') : undefined}
        pdf={can.pdf ? download : undefined}
        next={review && placeOf(review.next)}
      />
      <WhenOpened opened={anyOpen}>
        <MonthReportDialogs of={of} type={type} month={month} report={report} name={review?.name ?? ''} />
      </WhenOpened>
    </>
  );
}

const placeOf = (next: Review['next']) => next && { to: addressOfReport(next), name: next.name };

/** Accepts, and for ten seconds offers the way back, wherever the person has gone meanwhile. */
function useAccept(report: Report | null, type: ReportType, month: string) {
  const decide = useDecideReport();
  const navigate = useNavigate();
  const name = useReview()?.name ?? '';
  const takeBack = (uid: number) => ({
    label: texts.takeBack,
    onClick: () => void navigate(`${addressOfReport({ uid, type, month })}&take-back=1`),
  });
  const accept = (waiting: Report) =>
    decide.mutate(
      { report: waiting, status: reportStatus.accepted },
      {
        onSuccess: () => snackbar(texts.accepted(name, type, month), { action: takeBack(waiting.uid) }),
        onError: (error) => snackbar(messageOf(error), { tone: 'error' }),
      },
    );
  return { busy: decide.isPending, onClick: () => report && accept(report) };
}
