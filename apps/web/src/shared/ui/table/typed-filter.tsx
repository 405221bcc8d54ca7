import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface TypedFilterProps {
  label: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
}

/** A filter that is typed: the server is asked after a pause. */
export function TypedFilter({ value, onChange, ...props }: TypedFilterProps) {
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
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value.trim());
      }}
    />
  );
}
