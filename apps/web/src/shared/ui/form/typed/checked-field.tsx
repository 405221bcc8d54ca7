import type { TypedNumber } from '@indeks/contract/numbers/typed-numbers';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { afterPress } from '../saving/after-press.ts';
import type { BoundProps } from '../field-props.ts';
import { TextControl, type TextControlProps } from './text-control.tsx';
import { useBound, type Binding } from '../use-bound.ts';

export interface CheckedFieldProps extends BoundProps<TextControlProps> {
  /** A warning about the value; it does not prevent saving. */
  warn: (value: string) => string | undefined;
  /** Groups the figures while they are typed. */
  typed?: TypedNumber;
}

/** A number with a check digit or a fixed format. It is checked when the field is left, not while typing. */
export function CheckedField<Values extends FieldValues, Output>({
  control,
  name,
  warn,
  typed = asTyped,
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
      value={typed.show(bound.value)}
      onChange={(value) => {
        keepCaret(value, typed);
        onChange(typed.keep(value));
        setStage((known) => (known === 'left' ? known : 'typing'));
      }}
      onBlur={() => {
        onBlur();
        afterPress(() => setStage('left'));
      }}
      warning={stage === 'typing' || bound.error !== undefined ? undefined : warn(bound.value)}
    />
  );
}

const asTyped: TypedNumber = { keep: (typed) => typed, show: (kept) => kept };

/** Separators come and go while typing, so the caret stays behind the same figure, not at the same place. */
function keepCaret(value: string, { keep, show }: TypedNumber): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || input.selectionStart === null) return;
  if (input.selectionStart === value.length) return;
  const shown = show(keep(value.slice(0, input.selectionStart)));
  requestAnimationFrame(() => input.setSelectionRange(shown.length, shown.length));
}
