import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DialogFormProps } from '../dialog/dialog-form.tsx';
import { FormDialog, type FormDialogProps } from '../dialog/form-dialog.tsx';
import { EntryFields, type FieldsOf } from './entry-fields.tsx';

interface EntryFormDeclaration<Input extends FieldValues, Output> extends Pick<
  DialogFormProps<Input, Output>,
  'schema' | 'values' | 'explainFailure'
> {
  /** Every field of the schema, in the order of the screen. */
  fields: FieldsOf<NoInfer<Input>>;
  /** What is said above and below the fields. */
  above?: ReactNode;
  below?: ReactNode;
  size?: 'form' | 'form-wide';
}

/** Draws the dialog of a form that gives such a body; which fields it has is known to the form alone. */
export type EntryForm<Body> = (
  frame: Pick<
    FormDialogProps<FieldValues, Body>,
    'opened' | 'onClose' | 'title' | 'submitLabel' | 'onSubmit'
  >,
) => ReactNode;

/**
 * Declares a form by its schema. A field that is new in the contract does not compile here until it has a value to
 * begin with and a place on the screen.
 */
export function defineForm<Input extends FieldValues, Output>(
  declaration: EntryFormDeclaration<Input, Output>,
): EntryForm<Output> {
  const { fields, above, below, ...form } = declaration;
  return function drawForm(frame) {
    return (
      <FormDialog<Input, Output> {...form} {...frame}>
        {(opened) => (
          <>
            {above}
            <EntryFields form={opened} fields={fields} />
            {below}
          </>
        )}
      </FormDialog>
    );
  };
}
