import { Autocomplete, type OptionsFilter } from '@mantine/core';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { foldedFilter } from './folded-filter.ts';
import { useAnnouncedList } from './use-announced-list.ts';
import { bindTextControl } from '../bind-control.tsx';

export interface AutocompleteControlProps extends ControlProps<string> {
  /** Offered while typing; any other text can be typed too. */
  suggestions: readonly string[];
  placeholder?: string;
  maxLength?: number | undefined;
  /** Which suggestions go with what is typed, where its words do not say so. */
  filter?: OptionsFilter;
}

/** A text with suggestions. They open on a click or an arrow key, never on focus alone. */
export function AutocompleteControl({
  suggestions,
  filter = foldedFilter,
  ...props
}: AutocompleteControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  const announced = useAnnouncedList();
  return (
    <Autocomplete
      {...rest}
      {...frame}
      {...inputProps}
      {...announced}
      data={[...suggestions]}
      filter={filter}
      limit={100}
      autoComplete="off"
    />
  );
}

export const AutocompleteField = bindTextControl(AutocompleteControl);
