import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';

/** Writes into other fields what one field tells about them. */
export type Fill<Input extends FieldValues> = (values: { [Name in FieldPath<Input>]?: string }) => void;

export const fillerOf =
  <Input extends FieldValues, Output>(form: AppForm<Input, Output>): Fill<Input> =>
  (values) => {
    for (const [name, value] of Object.entries(values))
      // Only fields with a text are named.
      form.setValue(name as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
