import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DialogFormProps } from '../dialog/dialog-form.tsx';
import { FormDialog, type FormDialogProps } from '../dialog/form-dialog.tsx';
import type { FormValues } from '../form/use-zod-form.ts';
import { drawField, EntryFields, type FieldsOf } from './entry-fields.tsx';

interface EntryFormDeclaration<Input extends FieldValues, Output> extends Pick<
  DialogFormProps<Input, Output>,
  'schema' | 'values' | 'explainFailure' | 'sealed' | 'cancelLabel' | 'danger'
> {
  /** Every field of the schema, in the order of the screen. */
  fields: FieldsOf<NoInfer<Input>>;
  /** Content above and below the fields. */
  above?: ReactNode;
  below?: ReactNode;
  size?: 'form' | 'form-wide';
  persistent?: boolean;
}

interface EntryFrame<Body> extends Pick<
  FormDialogProps<FieldValues, Body>,
  'opened' | 'onClose' | 'title' | 'onSubmit' | 'readNewer' | 'onGone' | 'typed' | 'startsAtCancel'
> {
  submitLabel: string;
  /** Values to begin with in the place of the declared ones, such as those of a row that is copied. */
  begin?: FieldValues | undefined;
}

/** Draws the dialog of a form that gives such a body; which fields it has is known to the form alone. */
export interface EntryForm<Body> {
  (frame: EntryFrame<Body>): ReactNode;
  /** The initial values. */
  readonly values: FieldValues;
}

/**
 * Declares a form by its schema. A field that is new in the contract does not compile here until it has a value to
 * begin with and a place on the screen.
 */
export function defineForm<Input extends FieldValues, Output>(
  declaration: EntryFormDeclaration<Input, Output>,
): EntryForm<Output> {
  const { fields, above, below, ...form } = declaration;
  // A row has more than its form: what the schema does not know would be refused, and no field could say so.
  const values = pickKnown(declaration.values, fields) as FormValues<Input>; // has every field of the form
  const drawn = {
    labelOf: (name: string) => fields[name as keyof typeof fields].label, // conflicts name fields of the form
    draw: drawField(fields),
  };
  function drawForm({ begin, typed, ...frame }: EntryFrame<Output>) {
    return (
      <FormDialog<Input, Output>
        {...form}
        {...frame}
        values={{ ...values, ...pickKnown(begin, values) }}
        typed={typed && pickKnown(typed, values)}
        fields={drawn}
      >
        {(opened) => (
          <>
            {above}
            <EntryFields form={opened} fields={fields} />
            {below}
          </>
        )}
      </FormDialog>
    );
  }
  return Object.assign(drawForm, { values });
}

/** A row, or another form of the same entry, may have values that this form does not know. */
const pickKnown = (given: FieldValues | undefined, known: object): FieldValues =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([name]) => name in known));
