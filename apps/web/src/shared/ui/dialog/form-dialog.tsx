import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';
import { Dialog } from './dialog.tsx';
import type { Opening } from './use-opening.ts';
import { useResetKey } from './use-reset-key.ts';

export interface FormDialogProps<Input extends FieldValues, Output>
  extends DialogFrameProps, DialogFormProps<Input, Output> {
  title: string;
}

/** A form in a dialog. Each opening is a new form. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { title, onClose, onSubmit, size, persistent = false, opened, ...form } = props;
  const [busy, setBusy] = useState(false);
  const key = useResetKey(opened);
  // A dialog that is closed in the middle of a save could not show that the save failed.
  const close = () => {
    if (!busy) onClose();
  };
  const submit = async (values: Output, opening: Opening) => {
    setBusy(true);
    try {
      await onSubmit(values, opening);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  // Without it Back would leave the page, and what is typed with it.
  const frame = { opened, persistent, byBack: true, busy, ...(size && { size }) };
  return (
    <Dialog {...frame} title={title} onClose={close}>
      <DialogForm key={key} {...form} title={title} onSubmit={submit} onCancel={close} />
    </Dialog>
  );
}
