import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { messageOf } from './zod-messages.ts';

export type AppForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/**
 * The state of one form, validated by the contract's schema: errors come after a field was left and all at
 * once on submit. Hand the result to `Form` and its `control` to the fields.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  defaultValues: DefaultValues<NoInfer<Input>>,
): AppForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: messageOf }),
    defaultValues,
    mode: 'onTouched',
    // `Form` moves the focus itself, in the order of the screen instead of the order of registration.
    shouldFocusError: false,
  });
}
