import type { FieldValues } from 'react-hook-form';
import { readLimits } from '../field-limits.ts';
import type { BoundProps } from '../field-props.ts';
import { useBound, type Binding } from '../use-bound.ts';
import { TextareaControl, type TextareaControlProps } from './textarea-control.tsx';

export function TextareaField<Values extends FieldValues, Output>({
  control,
  name,
  counted = false,
  ...props
}: Binding<Values, string, Output> & TextareaFieldProps) {
  const limit = counted ? readLimits(control, name).maxLength : undefined;
  return <TextareaControl {...props} limit={limit} {...useBound({ control, name }, '')} />;
}

interface TextareaFieldProps extends BoundProps<Omit<TextareaControlProps, 'limit'>> {
  /** Shows how many characters of the schema's limit are left. */
  counted?: boolean;
}
