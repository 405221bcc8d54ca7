import { Autocomplete } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { readLimits } from './field-limits.ts';
import { splitFrame, type BoundProps, type ControlProps } from './field-props.ts';
import { foldedFilter } from './folded-filter.ts';
import { useAnnouncedList } from './use-announced-list.ts';
import { useBound, type Binding } from './use-bound.ts';

export interface AutocompleteControlProps extends ControlProps<string> {
  /** Offered while typing; any other text can be typed too. */
  suggestions: readonly string[];
  placeholder?: string;
  maxLength?: number | undefined;
}

/** A text with suggestions. They open on a click or an arrow key, never on focus alone. */
export function AutocompleteControl({ suggestions, ...props }: AutocompleteControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  const announced = useAnnouncedList();
  return (
    <Autocomplete
      {...rest}
      {...frame}
      {...inputProps}
      {...announced}
      data={[...suggestions]}
      filter={foldedFilter}
      limit={50}
      autoComplete="off"
    />
  );
}

export function AutocompleteField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, string, Output> & BoundProps<AutocompleteControlProps>) {
  const { maxLength } = readLimits(control, name);
  return <AutocompleteControl maxLength={maxLength} {...props} {...useBound({ control, name }, '')} />;
}
