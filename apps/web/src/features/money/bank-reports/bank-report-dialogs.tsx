import type { BankReport } from '@indeks/contract/bank-reports/bank-reports.schemas';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { RemoveReports } from './remove-reports.tsx';
import { UploadDialog, type OpenUpload } from './upload-dialog.tsx';
import { ResultsDialog, type OpenResults } from './upload-results.tsx';

export type OpenReports = OpenUpload | OpenResults | { kind: 'remove'; rows: readonly BankReport[] };

interface ReportDialogsProps extends Pick<Dialogs<OpenReports>, 'of' | 'show'> {
  /** Files to begin the upload with. */
  dropped: readonly File[];
  onRemoved: () => void;
}

export function ReportDialogs({ of, show, dropped, onRemoved }: ReportDialogsProps) {
  const { value, ...remove } = of('remove');
  return (
    <>
      <UploadDialog
        open={of('upload')}
        dropped={dropped}
        onSeveral={(results) => show({ kind: 'results', results })}
      />
      <ResultsDialog open={of('results')} />
      <RemoveReports
        opened={remove.opened}
        onClose={remove.close}
        reports={value?.rows ?? []}
        onRemoved={onRemoved}
      />
    </>
  );
}
