import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../field-props.ts';
import { focusOnClick, keepFocus } from '../keep-focus.ts';

export interface CheckboxControlProps extends Omit<ControlProps<boolean>, 'label' | 'labelHidden'> {
  /** May hold a link, as the words of a consent do. */
  label: ReactNode;
  /** Some of what it stands for is chosen, some is not. */
  partly?: boolean;
}

/** Apart from `CheckboxField`, so that a list does not load the form library. */
export function CheckboxControl({ value, onChange, required, partly, ...props }: CheckboxControlProps) {
  return (
    <Checkbox
      {...props}
      {...focusOnClick}
      wrapperProps={{ ...props.wrapperProps, ...keepFocus }}
      checked={value}
      {...(partly !== undefined && { indeterminate: partly })}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-required={required}
      aria-invalid={props.error !== undefined || undefined}
    />
  );
}

interface RowCheckboxProps {
  /** The meaning of the choice, for people who do not see the row. */
  label: string;
  value: boolean;
  onChange: (chosen: boolean) => void;
  disabled?: boolean;
}

/** Chooses a row, or all rows; its label is spoken, not shown. */
export function RowCheckbox({ label, value, onChange, disabled = false }: RowCheckboxProps) {
  return (
    <Checkbox
      aria-label={label}
      checked={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
