import { Select } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { splitFrame, type BoundProps, type ControlProps } from './field-props.ts';
import { foldedFilter } from './folded-filter.ts';
import { formTexts } from './form.texts.ts';
import type { Choice, ChoiceGroup, ChoiceValue } from './choice.ts';
import { useAnnouncedList } from './use-announced-list.ts';
import { useBound, type ChoiceAt, type ChoiceBinding, type ChoicePath } from './use-bound.ts';

export interface SelectControlProps<Value extends ChoiceValue> extends ControlProps<Value | null> {
  choices: readonly Choice<Value>[] | readonly ChoiceGroup<Value>[];
  placeholder?: string;
  /** Typing narrows the list down; useful from about ten choices. */
  searchable?: boolean;
  clearable?: boolean;
  /** The choices are the server's answer to what was typed, instead of a list that is narrowed down here. */
  onSearch?: (typed: string) => void;
  /** What the list says when nothing fits. */
  nothingFound?: string;
  /** The choices are still being fetched. */
  loading?: boolean;
}

export function SelectControl<Value extends ChoiceValue>({
  choices,
  onSearch,
  nothingFound,
  ...props
}: SelectControlProps<Value>) {
  const { frame, inputProps, rest } = splitFrame(props);
  const announced = useAnnouncedList();
  return (
    <Select<Value>
      placeholder={formTexts.choose}
      {...rest}
      {...frame}
      {...inputProps}
      {...announced}
      data={choices}
      onChange={(value) => props.onChange(value)}
      filter={onSearch ? ({ options }) => options : foldedFilter}
      {...(onSearch && { searchable: true, onSearchChange: onSearch })}
      {...(nothingFound !== undefined && { nothingFoundMessage: nothingFound })}
    />
  );
}

export function SelectField<Values extends FieldValues, Name extends ChoicePath<Values>, Output>({
  control,
  name,
  ...props
}: ChoiceBinding<Values, Name, Output> & BoundProps<SelectControlProps<ChoiceAt<Values, Name>>>) {
  return (
    <SelectControl
      {...props}
      {...useBound<Values, ChoiceAt<Values, Name> | null, Output>({ control, name }, null)}
    />
  );
}
