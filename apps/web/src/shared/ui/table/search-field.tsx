import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { searchMaxLength } from './list-state.ts';
import classes from './table-toolbar.module.css';
import { tableTexts } from './table.texts.ts';

interface SearchFieldProps {
  value: string;
  onChange: (search: string) => void;
  placeholder?: string | undefined;
}

/** Asks the server only after a pause in typing, and never loses a letter meanwhile. */
export function SearchField({ value, onChange, placeholder = tableTexts.search }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== sent) {
    // The value was changed from outside, by clearing filters or by the back button.
    setSent(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const send = useDebouncedCallback((text: string) => {
    setSent(text);
    onChange(text);
  }, 300);
  const type = (text: string) => {
    setTyped(text);
    send(text.trim());
  };
  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      maxLength={searchMaxLength}
      leftSection={<Icon of={IconSearch} />}
      rightSection={
        typed !== '' && (
          <CloseButton
            onClick={() => {
              type('');
              input.current?.focus();
            }}
            aria-label={tableTexts.clearSearch}
          />
        )
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
