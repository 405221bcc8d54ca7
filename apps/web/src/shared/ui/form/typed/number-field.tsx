import { NumberInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readLimits } from '../field-limits.ts';
import { splitFrame, type BoundProps, type ControlProps } from '../field-props.ts';
import { useBound, type Binding } from '../use-bound.ts';

export interface NumberControlProps extends ControlProps<number | null> {
  /** Bounds of the arrows; the schema refuses a typed number outside them. */
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  hideControls?: boolean;
  rightSection?: ReactNode;
  rightSectionWidth?: number;
  placeholder?: string;
  /** Small, beside small buttons. */
  size?: 'xs';
  /** Stands before the number and is not spoken. */
  leftSection?: ReactNode;
  /** Stands behind the number. */
  suffix?: string;
}

/** Comma and dot are both accepted while typing, the comma is shown. */
export function NumberControl({ decimals = 2, ...props }: NumberControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  // Text that is being typed ("1,", "2,50") is shown as typed, not as the number it stands for.
  const [draft, setDraft] = useState<string | number>('');
  const shown = toNumber(draft) === props.value ? draft : (props.value ?? '');
  return (
    <NumberInput
      {...rest}
      {...frame}
      {...inputProps}
      value={shown}
      onChange={(typed) => {
        setDraft(typed);
        props.onChange(toNumber(typed));
      }}
      onPaste={(event) => {
        const pasted = dottedNumber(event.clipboardData.getData('text'));
        if (pasted === undefined) return;
        event.preventDefault();
        setDraft(pasted);
        props.onChange(pasted);
      }}
      decimalSeparator=","
      allowedDecimalSeparators={separators}
      thousandSeparator={'\u00A0'}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      clampBehavior="none"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  );
}

export function NumberField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, number, Output> & BoundProps<Omit<NumberControlProps, 'min' | 'max'>>) {
  const { min, max } = readLimits(control, name);
  return (
    <NumberControl
      {...props}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...useBound<Values, number | null, Output>({ control, name }, null)}
    />
  );
}

const separators = ['.', ','];

/** The number format accepts a typed dot but drops a pasted one: 12.5 would become 125. */
const dottedNumber = (text: string): number | undefined =>
  /^\s*-?\d+\.\d+\s*$/u.test(text) ? Number(text) : undefined;

function toNumber(typed: string | number): number | null {
  if (typeof typed === 'number') return typed;
  return typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed);
}
