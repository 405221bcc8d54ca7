import type { BankReport } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { RemoveReports } from './remove-reports.tsx';
import { useShowUploaded } from './uploaded-address.ts';
import { UploadDialog, type OpenUpload } from './upload-dialog.tsx';

export type OpenReports = OpenUpload | { kind: 'remove'; rows: readonly BankReport[] };

interface ReportDialogsProps extends Pick<Dialogs<OpenReports>, 'of'> {
  /** Files to begin the upload with. */
  dropped: readonly File[];
  onRemoved: () => void;
}

export function ReportDialogs({ of, dropped, onRemoved }: ReportDialogsProps) {
  const showUploaded = useShowUploaded();
  const { value, ...remove } = of('remove');
  return (
    <>
      <UploadDialog open={of('upload')} dropped={dropped} onSeveral={showUploaded} />
      <RemoveReports
        opened={remove.opened}
        onClose={remove.close}
        reports={value?.rows ?? []}
        onRemoved={onRemoved}
      />
    </>
  );
}
