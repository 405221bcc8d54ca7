import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { TextControl, type TextControlProps } from '#shared/ui/form/text-field.tsx';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';

interface CheckedFieldProps extends BoundProps<TextControlProps> {
  /** What looks wrong about the value; it is said and does not stop anybody. */
  warn: (value: string) => string | undefined;
}

/** A number with a check digit or a fixed form. A half-typed one is not yet wrong: it is looked at once left. */
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
