import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { TextControl, type TextControlProps } from '#shared/ui/form/text-field.tsx';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';

interface CheckedFieldProps extends BoundProps<TextControlProps> {
  /** A warning about the value; it does not prevent saving. */
  warn: (value: string) => string | undefined;
}

/** A number with a check digit or a fixed format. It is checked when the field is left, not while typing. */
export function CheckedField<Values extends FieldValues, Output>({
  control,
  name,
  warn,
  ...props
}: Binding<Values, string, Output> & CheckedFieldProps) {
  const { onChange, onBlur, ...bound } = useBound({ control, name }, '');
  const [stage, setStage] = useState<'untouched' | 'typing' | 'left'>('untouched');
  return (
    <TextControl
      autoComplete="off"
      spellCheck={false}
      {...props}
      {...bound}
      onChange={(value) => {
        onChange(value);
        setStage((known) => (known === 'left' ? known : 'typing'));
      }}
      onBlur={() => {
        onBlur();
        setStage('left');
      }}
      warning={stage === 'typing' || bound.error !== undefined ? undefined : warn(bound.value)}
    />
  );
}
