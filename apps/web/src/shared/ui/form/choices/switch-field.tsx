import { isOn, toFlag } from '@indeks/contract/common/flags';
import type { FieldValues } from 'react-hook-form';
import { bindControl } from '../bind-control.tsx';
import type { BoundProps } from '../field-props.ts';
import { useBound, type Binding } from '../use-bound.ts';
import { SwitchControl, type SwitchControlProps } from './switch-control.tsx';

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
