import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { monthOf } from '@indeks/contract/common/months.rules';
import { rejection } from '@indeks/contract/month/report-review/report-review.schemas';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';
import { useDecideReport, type DecidedReport } from './reports.api.ts';

interface RejectDialogProps {
  opened: boolean;
  onClose: () => void;
  report: DecidedReport | null;
  /** Whose report. */
  name: string;
  onRejected?: () => void;
}

export function RejectDialog({ opened, onClose, report, name, onRejected }: RejectDialogProps) {
  const decide = useDecideReport();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.rejectTitle}
      schema={rejection}
      values={{ reason: '' }}
      submitLabel={texts.reject}
      onSubmit={async ({ reason }) => {
        if (!report) return;
        await decide.mutateAsync({ report, status: reportStatus.rejected, reason });
        snackbar(texts.rejected(name, report.type, monthOf(report.date_from)));
        onRejected?.();
      }}
    >
      {({ control }) => (
        <>
          {report && <strong>{texts.about(name, report.type, monthOf(report.date_from))}</strong>}
          <p>{texts.rejectHelp}</p>
          <TextareaField
            control={control}
            name="reason"
            label={texts.reason}
            description={texts.reasonHelp}
            counted
          />
        </>
      )}
    </FormDialog>
  );
}
