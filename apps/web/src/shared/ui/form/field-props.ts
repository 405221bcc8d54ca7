import type { DataAttributes } from '@mantine/core';
import type { Ref } from 'react';

/** Label, description and error that every control shows around itself. */
export interface FieldProps {
  label: string;
  /** For filters in a toolbar: the label is spoken, not shown. */
  labelHidden?: boolean;
  /** Help below the control. */
  description?: string | undefined;
  /** Adds the asterisk; the rule itself is the schema's. */
  required?: boolean;
  error?: string | undefined;
  disabled?: boolean;
  readOnly?: boolean;
  /** Width follows the content: 180 for hours, 160 for a postal code; left out, the field fills its place. */
  maw?: number;
  id?: string;
}

/** A control that holds nothing itself: for filters directly, for forms through its bound `…Field`. */
export interface ControlProps<Value, Element extends HTMLElement = HTMLInputElement> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  ref?: Ref<Element>;
  name?: string;
  /** Marks of the form on the outermost element; see `useBound`. */
  wrapperProps?: WrapperMarks;
}

/** `data-field` names the field, `data-invalid` says that it shows an error. */
export type WrapperMarks = DataAttributes;

/** The props of a bound field: those of its control without what the form supplies. */
export type BoundProps<Props> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'ref' | 'name' | 'error' | 'wrapperProps'
>;

type Frame = Pick<FieldProps, 'label' | 'labelHidden' | 'required' | 'readOnly' | 'maw'>;

/**
 * Parts the frame of a field, and what only fields with an input have, from what the control needs itself.
 * The input says `aria-required`: with the native attribute browsers call it invalid while still empty.
 */
export function splitFrame<Props extends Frame>(props: Props) {
  const { label, labelHidden, required, maw, ...rest } = props;
  const frame = {
    ...(labelHidden === true ? { 'aria-label': label } : { label }),
    ...(required === true && { withAsterisk: true }),
  };
  const inputProps = {
    ...(required === true && { 'aria-required': true as const }),
    ...(props.readOnly === true && { 'data-read-only': true }),
    // The input is narrow, its help and error may take the whole width.
    ...(maw !== undefined && { styles: { wrapper: { maxWidth: maw } } }),
  };
  return { frame, inputProps, rest };
}
