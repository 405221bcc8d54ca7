import type { MonthAbilities, Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import type { ReportType } from '@indeks/contract/common/report-types';
import type { Review } from '@indeks/contract/month/report-review/report-review.schemas';
import { useWindowEvent } from '@mantine/hooks';
import { useLocation, useNavigate } from 'react-router';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { useFreeKeys } from '#shared/ui/page/single-keys.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { OpenReport } from './month-report-dialogs.tsx';
import { ReportBar } from './report-bar.tsx';
import { addressOfReport } from './report-address.ts';
import { useReview } from './reviewed-month.tsx';
import { useAccept } from './use-accept.ts';
import { useAskedByAddress } from '#shared/ui/page/use-new-entry.ts';

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
  const goOn = useGoOn();
  const { busy, accept: acceptReport } = useAccept(review?.name ?? '', goOn);
  const accept = { busy, onClick: () => report && acceptReport(report) };
  const open = (kind: OpenReport['kind']) => ({ onClick: () => show({ kind }) });
  useDecisionKeys({
    a: can.decide || can.acceptAgain ? accept.onClick : undefined,
    r: can.decide ? open('reject').onClick : undefined,
  });
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
        next={review && toPlace(review.next)}
      />
      <WhenOpened opened={anyOpen}>
        <MonthReportDialogs
          of={of}
          type={type}
          month={month}
          report={report}
          name={review?.name ?? ''}
          onRejected={goOn}
        />
      </WhenOpened>
    </>
  );
}

const toPlace = (next: Review['next']) => next && { to: addressOfReport(next), name: next.name };

/** Opens the next waiting report, for people who decide one after another and have not turned this off. */
function useGoOn(): () => void {
  const review = useReview();
  const navigate = useNavigate();
  const reviews = useLocation().pathname.startsWith('/users/');
  return () => {
    if (reviews && review?.goesOn && review.next) void navigate(addressOfReport(review.next));
  };
}

/** Letters that decide, each while its button is there. */
function useDecisionKeys(keys: Readonly<Record<'a' | 'r', (() => void) | undefined>>): void {
  const isFree = useFreeKeys();
  useWindowEvent('keydown', (event) => {
    if ((event.key !== 'a' && event.key !== 'r') || !isFree(event)) return;
    keys[event.key]?.();
  });
}
