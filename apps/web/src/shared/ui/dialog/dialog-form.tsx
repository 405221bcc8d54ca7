import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { FormActions } from '../form/form-layout.tsx';
import { focusable } from '../form/focus-field.ts';
import { Form, type FormProps } from '../form/form.tsx';
import { keepFocus } from '../form/keep-focus.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useZodForm, type AppForm, type FormValues } from '../form/use-zod-form.ts';
import { dialogTexts } from './dialog.texts.ts';
import { useOpening, type Opening } from './use-opening.ts';

export interface DialogFormProps<Input extends FieldValues, Output> {
  schema: $ZodType<Output, Input>;
  /** Read when the dialog opens. */
  values: FormValues<NoInfer<Input>>;
  /** When it resolves the dialog closes; when it rejects the dialog stays, with the data and the reason. */
  onSubmit: (values: Output, opening: Opening) => Promise<void> | void;
  /** The verb of the act: "Dodaj czas pracy". */
  submitLabel: string;
  explainFailure?: FormProps<Input, Output>['explainFailure'];
  children: (form: AppForm<Input, Output>) => ReactNode;
}

/**
 * One opening of a form dialog. Whatever belongs to this opening alone lives here and ends with it: the entered
 * values, the idempotency keys, the newer version that a conflict brought.
 */
export function DialogForm<Input extends FieldValues, Output>(
  props: DialogFormProps<Input, Output> & { onCancel: () => void },
) {
  const { schema, values, onSubmit, submitLabel, explainFailure, children, onCancel } = props;
  const form = useZodForm(schema, values);
  const opening = useOpening();
  const root = useRef<HTMLDivElement>(null);
  // The dialog's focus trap looks for this mark; without it the cross at the top would be focused.
  useEffect(() => root.current?.querySelector(focusable)?.setAttribute('data-autofocus', ''), []);
  return (
    <div ref={root}>
      <Form form={form} onSubmit={(body) => onSubmit(body, opening)} explainFailure={explainFailure}>
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
