import type { FieldValues } from 'react-hook-form';
import { readLimits } from './field-limits.ts';
import type { BoundProps } from './field-props.ts';
import { TextControl, type TextControlProps } from './text-field.tsx';
import { useBound, type Binding } from './use-bound.ts';

export function EmailControl(props: TextControlProps) {
  return (
    <TextControl
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  );
}

export function EmailField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, string, Output> & BoundProps<TextControlProps>) {
  const { maxLength } = readLimits(control, name);
  return <EmailControl maxLength={maxLength} {...props} {...useBound({ control, name }, '')} />;
}

/** The number is kept as it was typed; the schema decides what it may contain. */
export function PhoneControl(props: TextControlProps) {
  return <TextControl autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}

export function PhoneField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, string, Output> & BoundProps<TextControlProps>) {
  const { maxLength } = readLimits(control, name);
  return <PhoneControl maxLength={maxLength} {...props} {...useBound({ control, name }, '')} />;
}
