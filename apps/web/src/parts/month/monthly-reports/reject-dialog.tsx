import { reportStatus } from '@indeks/contract/months/report-status';
import { monthOf } from '@indeks/contract/months/months.rules';
import type { Report } from '@indeks/contract/months/months.schemas';
import { rejection } from '@indeks/contract/reports/reports.schemas';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/textarea-field.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';
import { useDecideReport } from './reports.api.ts';

interface RejectDialogProps {
  opened: boolean;
  onClose: () => void;
  report: Report | null;
  /** Whose report. */
  name: string;
}

export function RejectDialog({ opened, onClose, report, name }: RejectDialogProps) {
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
