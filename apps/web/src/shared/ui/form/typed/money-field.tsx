import { useState } from 'react';
import { formatNumber } from '#shared/lib/format.ts';
import { readAmount } from '#shared/lib/read-amount.ts';
import { bindControl } from '../bind-control.tsx';
import type { ControlProps } from '../field-props.ts';
import { formTexts } from '../form.texts.ts';
import { TextControl } from './text-control.tsx';

export interface MoneyControlProps extends ControlProps<number | null> {
  placeholder?: string;
}

/** Złoty are typed in any way of writing them, whole grosze are the value. What cannot be read is NaN, which the schema refuses. */
export function MoneyControl({ value, onChange, onBlur, ...props }: MoneyControlProps) {
  const [typed, setTyped] = useState<string>();
  // As it was typed, until the field is left or another value comes from outside.
  const shown = typed !== undefined && Object.is(readAmount(typed), value) ? typed : inZloty(value);
  return (
    <TextControl
      {...props}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readAmount(text));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        onBlur?.();
      }}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      rightSection={formTexts.currency}
    />
  );
}

export const MoneyField = bindControl(MoneyControl, null);

const inZloty = (grosze: number | null): string =>
  grosze === null || Number.isNaN(grosze) ? '' : formatNumber(grosze / 100, 2);
