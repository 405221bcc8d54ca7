import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';

/** Writes into other fields what one field tells about them. */
export type Fill<Input extends FieldValues> = (values: { [Name in FieldPath<Input>]?: string }) => void;

export const makeFiller =
  <Input extends FieldValues, Output>(form: AppForm<Input, Output>): Fill<Input> =>
  (values) => {
    for (const [named, value] of Object.entries(values)) {
      // Only fields with a text are named.
      const name = named as FieldPath<Input>;
      form.setValue(name, value as FieldPathValue<Input, FieldPath<Input>>, {
        shouldDirty: true,
        // Filling an empty field removes its error.
        shouldValidate: form.formState.isSubmitted || form.getFieldState(name).invalid,
      });
    }
  };
