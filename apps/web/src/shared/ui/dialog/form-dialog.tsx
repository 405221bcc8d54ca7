import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { FormActions } from '../form/form-layout.tsx';
import { focusable } from '../form/focus-field.ts';
import { Form, type FormProps } from '../form/form.tsx';
import { keepFocus } from '../form/keep-focus.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useZodForm, type AppForm } from '../form/use-zod-form.ts';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { Dialog } from './dialog.tsx';
import { dialogTexts } from './dialog.texts.ts';
import { useResetKey } from './use-reset-key.ts';

interface FormDialogProps<Input extends FieldValues, Output> extends DialogFrameProps {
  title: string;
  schema: $ZodType<Output, Input>;
  /** Read when the dialog opens. */
  defaultValues: DefaultValues<NoInfer<Input>>;
  /** When it resolves the dialog closes; when it rejects the dialog stays, with the data and the reason. */
  onSubmit: (values: Output) => Promise<void> | void;
  /** The verb of the act: "Dodaj czas pracy". */
  submitLabel: string;
  failureTitle?: FormProps<Input, Output>['failureTitle'];
  children: (form: AppForm<Input, Output>) => ReactNode;
}

export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { title, onClose, onSubmit, size, persistent, opened, ...form } = props;
  const [busy, setBusy] = useState(false);
  const key = useResetKey(opened);
  // Closed in the middle of a save, it could not show that the save failed.
  const close = () => {
    if (!busy) onClose();
  };
  const submit = async (values: Output) => {
    setBusy(true);
    try {
      await onSubmit(values);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  const frame = { opened, ...(size && { size }), ...(persistent !== undefined && { persistent }) };
  return (
    <Dialog {...frame} title={title} onClose={close}>
      <DialogForm key={key} {...form} onSubmit={submit} onCancel={close} />
    </Dialog>
  );
}

type DialogFormProps<Input extends FieldValues, Output> = Pick<
  FormDialogProps<Input, Output>,
  'schema' | 'defaultValues' | 'onSubmit' | 'submitLabel' | 'failureTitle' | 'children'
> & { onCancel: () => void };

function DialogForm<Input extends FieldValues, Output>(props: DialogFormProps<Input, Output>) {
  const { schema, defaultValues, onSubmit, submitLabel, failureTitle, children, onCancel } = props;
  const form = useZodForm(schema, defaultValues);
  const root = useRef<HTMLDivElement>(null);
  // The dialog's focus trap looks for this mark; without it the cross at the top would be focused.
  useEffect(() => root.current?.querySelector(focusable)?.setAttribute('data-autofocus', ''), []);
  return (
    <div ref={root}>
      <Form form={form} onSubmit={onSubmit} failureTitle={failureTitle}>
        {children(form)}
        <FormActions>
          <Button variant="default" onClick={onCancel} {...keepFocus}>
            {dialogTexts.cancel}
          </Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
