import { Autocomplete } from '@mantine/core';
import { splitFrame, type ControlProps } from './field-props.ts';
import { foldedFilter } from './folded-filter.ts';
import { useAnnouncedList } from './use-announced-list.ts';
import { bindTextControl } from './bind-control.tsx';

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

export const AutocompleteField = bindTextControl(AutocompleteControl);
