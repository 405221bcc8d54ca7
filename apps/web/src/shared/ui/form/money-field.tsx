import { useState } from 'react';
import { formTexts } from './form.texts.ts';
import { NumberControl, type NumberControlProps } from './number-field.tsx';
import { bindControl } from './bind-control.tsx';

export type MoneyControlProps = Omit<
  NumberControlProps,
  | 'decimals'
  | 'fixedDecimals'
  | 'rightSection'
  | 'rightSectionWidth'
  | 'hideControls'
  | 'step'
  | 'min'
  | 'max'
>;

/** Złoty are typed, whole grosze are the value. */
export function MoneyControl(props: MoneyControlProps) {
  const [editing, setEditing] = useState(false);
  return (
    <NumberControl
      {...props}
      value={props.value === null ? null : props.value / 100}
      onChange={(zloty) => props.onChange(zloty === null ? null : Math.round(zloty * 100))}
      onFocus={() => setEditing(true)}
      onBlur={() => {
        setEditing(false);
        props.onBlur?.();
      }}
      decimals={2}
      fixedDecimals={!editing}
      hideControls
      rightSection={formTexts.currency}
    />
  );
}

export const MoneyField = bindControl(MoneyControl, null);
