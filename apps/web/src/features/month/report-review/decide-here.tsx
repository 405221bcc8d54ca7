import { reportNames } from '@indeks/contract/month/monthly-reports/report-names';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { DecidedReport } from '#parts/month/monthly-reports/reports.api.ts';
import { useAccept } from '#parts/month/monthly-reports/use-accept.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

interface DecideHereProps {
  report: DecidedReport;
  /** Whose report. */
  name: string;
  onReject: () => void;
}

/** Accepts or rejects a waiting report without leaving the list. */
export function DecideHere({ report, name, onReject }: DecideHereProps) {
  const { busy, accept } = useAccept(name);
  const size = usePhone() ? 44 : 28;
  const ofWhat = `${reportNames[report.type]}, ${name}`;
  return (
    <>
      <QuietAction
        className={classes['accept']}
        icon={IconCheck}
        label={texts.acceptHere}
        name={`${texts.acceptHere}: ${ofWhat}`}
        size={size}
        iconSize={16}
        disabled={busy}
        onClick={() => accept(report)}
      />
      <QuietAction
        className={classes['reject']}
        icon={IconX}
        label={texts.rejectHere}
        name={`${texts.rejectHere}: ${ofWhat}`}
        size={size}
        iconSize={16}
        disabled={busy}
        onClick={onReject}
      />
    </>
  );
}
