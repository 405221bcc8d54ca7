import { MultiSelect } from '@mantine/core';
import type { Choice, ChoiceGroup, ChoiceValue } from './choice.ts';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { foldedFilter } from './folded-filter.ts';
import { choiceTexts } from './choice.texts.ts';
import { useAnnouncedList } from './use-announced-list.ts';

export interface MultiSelectControlProps<Value extends ChoiceValue> extends ControlProps<Value[]> {
  choices: readonly Choice<Value>[] | readonly ChoiceGroup<Value>[];
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
  maxValues?: number;
}

/** Apart from `MultiSelectField`, so that a list with a filter does not load the form library. */
export function MultiSelectControl<Value extends ChoiceValue>({
  choices,
  placeholder = choiceTexts.choose,
  ...props
}: MultiSelectControlProps<Value>) {
  const { frame, inputProps, rest } = splitFrame(props);
  const announced = useAnnouncedList();
  return (
    <MultiSelect<Value>
      {...rest}
      {...frame}
      {...inputProps}
      {...announced}
      data={choices}
      // Beside chosen values the placeholder would read as one more of them.
      placeholder={props.value.length === 0 ? placeholder : ''}
      filter={foldedFilter}
      hidePickedOptions
    />
  );
}
