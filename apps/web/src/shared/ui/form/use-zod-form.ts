import { zodResolver } from '@hookform/resolvers/zod';
import { messageOfIssue } from '@indeks/contract/common/field-messages';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { rememberSchema } from './field-limits.ts';

export type AppForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/** The initial values of a form. Every field is named; one without an empty value, such as a number, is undefined. */
export type FormValues<Input> = {
  [Name in keyof Input]-?: IsGroup<Input[Name]> extends true
    ? FormValues<Input[Name]>
    : Input[Name] | undefined;
};

/** Fields in a field; a list or a file is one value. */
type IsGroup<Value> = Value extends readonly unknown[] | Blob ? false : Value extends object ? true : false;

/**
 * The state of one form, validated by the contract's schema: errors come after a field was left and all at
 * once on submit. Hand the result to `Form` and its `control` to the fields.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  values: FormValues<NoInfer<Input>>,
): AppForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: messageOfIssue }),
    // The library's type makes every field optional; the compiler cannot compare the two while `Input` is open.
    defaultValues: values as DefaultValues<Input>,
    mode: 'onTouched',
    // `Form` moves the focus itself, in the order of the screen instead of the order of registration.
    shouldFocusError: false,
  });
  rememberSchema(form.control, schema);
  return form;
}
