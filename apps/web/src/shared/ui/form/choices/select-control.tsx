import { Select } from '@mantine/core';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { foldedFilter } from './folded-filter.ts';
import { choiceTexts } from './choice.texts.ts';
import type { Choice, ChoiceGroup, ChoiceValue } from './choice.ts';
import { useAnnouncedList } from './use-announced-list.ts';

export interface SelectControlProps<Value extends ChoiceValue> extends ControlProps<Value | null> {
  choices: readonly Choice<Value>[] | readonly ChoiceGroup<Value>[];
  placeholder?: string;
  /** Typing narrows the list down; worth it from about ten choices. */
  searchable?: boolean;
  clearable?: boolean;
  /** The choices are the server's answer to what was typed, instead of a list that is narrowed down here. */
  onSearch?: (typed: string) => void;
  /** The choices answer what is typed now. Until they do, only those of the last answer are offered that hold its words. */
  answered?: boolean;
  /** The text of the list when nothing matches. */
  nothingFound?: string;
  /** The choices are still being fetched. */
  loading?: boolean;
}

/** Apart from `SelectField`, so that a list with a filter does not load the form library. */
export function SelectControl<Value extends ChoiceValue>({
  choices,
  onSearch,
  answered = true,
  nothingFound,
  ...props
}: SelectControlProps<Value>) {
  const { frame, inputProps, rest } = splitFrame(props);
  const announced = useAnnouncedList();
  return (
    <Select<Value>
      placeholder={choiceTexts.choose}
      {...rest}
      {...frame}
      {...inputProps}
      {...announced}
      data={choices}
      onChange={(value) => props.onChange(value)}
      filter={onSearch && answered ? ({ options }) => options : foldedFilter}
      {...(onSearch && { searchable: true, onSearchChange: onSearch })}
      {...(nothingFound !== undefined && { nothingFoundMessage: nothingFound })}
    />
  );
}
