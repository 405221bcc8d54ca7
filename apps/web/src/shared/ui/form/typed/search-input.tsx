import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { InputHTMLAttributes } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { searchMaxLength } from '#shared/ui/table/list-state.ts';

interface SearchInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'role' | 'onKeyDown' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
> {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (typed: string) => void;
  /** A dialog that opens puts the cursor here. */
  'data-autofocus'?: boolean;
}

/** Words that narrow what is beside it; the list of a whole screen has `SearchField`, which asks the server. */
export function SearchInput({ label, placeholder = label, onChange, ...props }: SearchInputProps) {
  return (
    <TextInput
      {...props}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Icon of={IconSearch} />}
      maxLength={searchMaxLength}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
