import { readMessage } from '#shared/api/call-error.ts';
import { NotConfirmed } from '#shared/api/confirmations.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/** Shows a refusal, except when the person declined the question. */
export const tellRefusal = (error: unknown): void => {
  if (!(error instanceof NotConfirmed)) snackbar(readMessage(error), { tone: 'error' });
};
