import { openMonths } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import type { ReportType } from '@indeks/contract/common/report-types';
import { IconArrowBackUp } from '@tabler/icons-react';
import { today } from '#shared/lib/today.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useWithdrawReport } from './reports.api.ts';
import { SendDialog } from './send-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

export interface OpenReport {
  kind: 'send' | 'withdraw' | 'reject' | 'take-back';
}

interface MonthReportDialogsProps extends Pick<Dialogs<OpenReport>, 'of'> {
  type: ReportType;
  month: string;
  report: Report | null;
  /** Whose month, for those who decide. */
  name: string;
  onRejected: () => void;
}

/** Everything that opens over the report bar. */
export function MonthReportDialogs({ of, type, month, report, name, onRejected }: MonthReportDialogsProps) {
  const dialogOf = (kind: OpenReport['kind']) => {
    const { opened, close } = of(kind);
    return { opened, onClose: close };
  };
  return (
    <>
      <SendDialog {...dialogOf('send')} type={type} month={month} />
      <WithdrawQuestion {...dialogOf('withdraw')} type={type} month={month} report={report} />
      <RejectDialog {...dialogOf('reject')} report={report} name={name} onRejected={onRejected} />
      <TakeBackDialog {...dialogOf('take-back')} report={report} name={name} />
    </>
  );
}

interface WithdrawQuestionProps {
  opened: boolean;
  onClose: () => void;
  type: ReportType;
  month: string;
  report: Report | null;
}

function WithdrawQuestion({ opened, onClose, type, month, report }: WithdrawQuestionProps) {
  const withdraw = useWithdrawReport();
  const open =
    type === 'zjazd' ? month >= (openMonths(today()).at(-1) ?? month) : openMonths(today()).includes(month);
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      question={texts.withdrawQuestion(type, month)}
      consequence={open ? texts.withdrawOpen : texts.withdrawClosed}
      confirmLabel={texts.withdraw}
      icon={IconArrowBackUp}
      tone="brand"
      failed={texts.withdrawFailed}
      onConfirm={async () => {
        if (!report) return;
        await withdraw.mutateAsync(report);
        snackbar(texts.withdrawn);
      }}
    />
  );
}
