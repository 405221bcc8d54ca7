import { Button } from '@mantine/core';
import { isCallError } from '#shared/api/call-error.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';

export interface Failure {
  title: string;
  text: string;
}

/** Which of the specified dialogs a failed call opens. */
export function explainFailure(error: unknown): Failure {
  if (isCallError(error) && error.status === 422) return texts.unsupported;
  if (isCallError(error, 'file/missing') || isCallError(error, 'record/not-found')) return texts.missing;
  if (isCallError(error, 'file/too-large')) return { title: texts.unsupported.title, text: error.message };
  if (isCallError(error, 'record/stale')) return { title: texts.saveFailed.title, text: error.message };
  return texts.saveFailed;
}

interface FailureDialogProps {
  failure: Failure | undefined;
  onClose: () => void;
}

export function FailureDialog({ failure, onClose }: FailureDialogProps) {
  return (
    <Dialog opened={failure !== undefined} onClose={onClose} title={failure?.title ?? ''} size="message">
      <p>{failure?.text}</p>
      <FormActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </FormActions>
    </Dialog>
  );
}
