import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import classes from './table-toolbar.module.css';

interface TypedFilterProps {
  label: string;
  /** Stands before what is typed, for fields that look alike beside each other: „od”, „do”. */
  mark?: string;
  /** A day is picked with the browser's own calendar. */
  type?: 'text' | 'date';
  placeholder?: string;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
}

/** A filter that is typed: the server is asked after a pause. */
export function TypedFilter({ mark, type = 'text', value, onChange, ...props }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    // The value was changed from outside, by clearing filters or by the back button.
    setSent(value);
    setTyped(value);
  }
  const send = useDebouncedCallback((text: string) => {
    setSent(text);
    onChange(text);
  }, 300);
  return (
    <TextInput
      {...props}
      type={type}
      value={typed}
      {...(mark !== undefined && {
        leftSection: <span className={classes['mark']}>{mark}</span>,
        leftSectionPointerEvents: 'none',
      })}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value.trim());
      }}
    />
  );
}
