import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../field-props.ts';
import { focusOnClick, keepFocus } from '../keep-focus.ts';
import { bindControl } from '../bind-control.tsx';

export interface CheckboxControlProps extends Omit<ControlProps<boolean>, 'label' | 'labelHidden'> {
  /** May hold a link, as the words of a consent do. */
  label: ReactNode;
}

export function CheckboxControl({ value, onChange, required, ...props }: CheckboxControlProps) {
  return (
    <Checkbox
      {...props}
      {...focusOnClick}
      wrapperProps={{ ...props.wrapperProps, ...keepFocus }}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-required={required}
      aria-invalid={props.error !== undefined || undefined}
    />
  );
}

export const CheckboxField = bindControl(CheckboxControl, false);
