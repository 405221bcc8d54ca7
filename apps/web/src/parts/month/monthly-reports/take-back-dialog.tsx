import { monthOf } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { takingBack } from '@indeks/contract/month/report-review/report-review.schemas';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { monthReportTexts as texts } from './month-report.texts.ts';
import { useTakeBack } from './reports.api.ts';

interface TakeBackDialogProps {
  opened: boolean;
  onClose: () => void;
  report: Report | null;
  /** Whose report. */
  name: string;
}

/** The secretariat takes its acceptance back and says why. */
export function TakeBackDialog({ opened, onClose, report, name }: TakeBackDialogProps) {
  const takeBack = useTakeBack();
  const about = report && ([name, report.type, monthOf(report.date_from)] as const);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.takeBackTitle}
      schema={takingBack}
      values={{ reason: '' }}
      submitLabel={texts.takeBack}
      onSubmit={async ({ reason }) => {
        if (!report || !about) return;
        await takeBack.mutateAsync({ report, reason });
        snackbar(texts.takenBack(...about));
      }}
    >
      {({ control }) => (
        <>
          {about && <strong>{texts.about(...about)}</strong>}
          <p>{texts.takeBackHelp}</p>
          <TextareaField
            control={control}
            name="reason"
            label={texts.takeBackReason}
            description={texts.takeBackReasonHelp}
            required
            counted
          />
        </>
      )}
    </FormDialog>
  );
}
