import { reportNames } from '@indeks/contract/month/monthly-reports/report-names';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { DecidedReport } from '#parts/month/monthly-reports/reports.api.ts';
import { useAccept } from '#parts/month/monthly-reports/use-accept.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';
import { pressedBy } from './use-row-keys.ts';

interface DecideHereProps {
  report: DecidedReport;
  /** The owner of the report. */
  name: string;
  onReject: () => void;
  /** On a phone's card, whose right thumb accepts. */
  rejectFirst?: boolean;
}

/** Accepts or rejects a waiting report without leaving the list. */
export function DecideHere({ report, name, onReject, rejectFirst = false }: DecideHereProps) {
  const { busy, accept } = useAccept(name);
  const size = usePhone() ? 44 : 28;
  const ofWhat = `${reportNames[report.type]}, ${name}`;
  const button = { size, iconSize: 16, disabled: busy };
  const accepting = (
    <QuietAction
      key="accept"
      className={classes.accept}
      icon={IconCheck}
      label={texts.acceptHere}
      name={`${texts.acceptHere}: ${ofWhat}`}
      {...button}
      {...pressedBy('a')}
      onClick={() => accept(report)}
    />
  );
  const rejecting = (
    <QuietAction
      key="reject"
      className={classes.reject}
      icon={IconX}
      label={texts.rejectHere}
      name={`${texts.rejectHere}: ${ofWhat}`}
      {...button}
      {...pressedBy('r')}
      onClick={onReject}
    />
  );
  return rejectFirst ? [rejecting, accepting] : [accepting, rejecting];
}
