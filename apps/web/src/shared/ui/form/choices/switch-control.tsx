import { Switch } from '@mantine/core';
import type { ControlProps } from '../field-props.ts';
import { focusOnClick, keepFocus } from '../keep-focus.ts';

export type SwitchControlProps = Omit<ControlProps<boolean>, 'labelHidden' | 'required'>;

/**
 * For a state that is on or off ("Aktywny"); a consent or one of several choices is a checkbox. Apart from `SwitchField`, so
 * that a list with a filter does not load the form library.
 */
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
