import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Icon } from '#shared/ui/icon.tsx';
import { searchMaxLength } from '#shared/ui/table/list-state.ts';

interface SearchInputProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (typed: string) => void;
}

/** Words that narrow what is beside it; the list of a whole screen has `SearchField`, which asks the server. */
export function SearchInput({ label, placeholder = label, value, onChange }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Icon of={IconSearch} />}
      value={value}
      maxLength={searchMaxLength}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
