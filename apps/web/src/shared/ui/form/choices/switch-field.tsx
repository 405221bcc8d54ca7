import { isOn, toFlag } from '@indeks/contract/common/flags';
import { Switch } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import type { BoundProps, ControlProps } from '../field-props.ts';
import { focusOnClick, keepFocus } from '../keep-focus.ts';
import { useBound, type Binding } from '../use-bound.ts';
import { bindControl } from '../bind-control.tsx';

export type SwitchControlProps = Omit<ControlProps<boolean>, 'labelHidden' | 'required'>;

/** For a state that is on or off ("Aktywny"); a consent or one of several choices is a checkbox. */
export function SwitchControl({ value, onChange, ...props }: SwitchControlProps) {
  return (
    <Switch
      {...props}
      {...focusOnClick}
      wrapperProps={{ ...props.wrapperProps, ...keepFocus }}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-invalid={props.error !== undefined || undefined}
    />
  );
}

export const SwitchField = bindControl(SwitchControl, false);

/** For flags that travel as 0 and 1. */
export function FlagSwitchField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, 0 | 1, Output> & BoundProps<SwitchControlProps>) {
  const bound = useBound<Values, 0 | 1, Output>({ control, name }, 0);
  return (
    <SwitchControl
      {...props}
      {...bound}
      value={isOn(bound.value)}
      onChange={(on) => bound.onChange(toFlag(on))}
    />
  );
}
