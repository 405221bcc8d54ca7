import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formTexts } from './form.texts.ts';
import classes from './read-only-value.module.css';

interface ReadOnlyValueProps {
  label: string;
  /** Already in words: formatted by `shared/lib/format`. */
  value: string;
  description?: string;
  maw?: number;
  /** A button at the end of the value, such as copying it. */
  action?: ReactNode;
}

/** A value that cannot be changed here. Unlike a disabled field it can be focused and copied. */
export function ReadOnlyValue({ value, action, ...props }: ReadOnlyValueProps) {
  return (
    <TextInput
      {...props}
      value={value === '' ? formTexts.noValue : value}
      readOnly
      classNames={{ input: classes.quiet }}
      rightSection={action}
      rightSectionPointerEvents="all"
    />
  );
}
