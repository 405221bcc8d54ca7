import type { Choice } from './choices/choice.ts';
import { MultiSelectControl } from './choices/multi-select-control.tsx';

export interface SeveralControlProps {
  value: number[];
  onChange: (value: number[]) => void;
}

interface ChoicesProps extends SeveralControlProps {
  label: string;
  /** The choice that takes the others back. */
  all: string;
  choices: readonly Choice<number>[];
}

/** Several of a list of choices; none chosen means all. */
export function SeveralControl({ label, all, choices, value, onChange }: ChoicesProps) {
  return (
    <MultiSelectControl
      label={label}
      labelHidden
      placeholder={all}
      searchable
      clearable
      value={value}
      onChange={(chosen) => onChange(chosen.includes(none) ? [] : chosen)}
      choices={[{ value: none, label: all }, ...choices]}
    />
  );
}

const none = 0;
