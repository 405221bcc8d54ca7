import { TextInput } from '@mantine/core';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { splitFrame, type BoundProps, type ControlProps } from './field-props.ts';
import { useBound, type Binding } from './use-bound.ts';

export interface TextControlProps
  extends
    ControlProps<string>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoComplete'
      | 'inputMode'
      | 'maxLength'
      | 'placeholder'
      | 'spellCheck'
      | 'autoFocus'
      | 'autoCapitalize'
    > {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** A fixed beginning or end of the value, such as the second mail domain. */
  leftSection?: ReactNode;
  leftSectionWidth?: number;
  rightSection?: ReactNode;
  rightSectionWidth?: number;
}

export function TextControl(props: TextControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  return (
    <TextInput
      {...rest}
      {...frame}
      {...inputProps}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

export function TextField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, string, Output> & BoundProps<TextControlProps>) {
  return <TextControl {...props} {...useBound({ control, name }, '')} />;
}
