import { MultiSelect } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import type { Choice, ChoiceGroup, ChoiceValue } from './choice.ts';
import { splitFrame, type BoundProps, type ControlProps } from './field-props.ts';
import { foldedFilter } from './folded-filter.ts';
import { formTexts } from './form.texts.ts';
import { useAnnouncedList } from './use-announced-list.ts';
import { useBound, type ChoiceAt, type ChoiceBinding, type ChoiceListPath } from './use-bound.ts';

export interface MultiSelectControlProps<Value extends ChoiceValue> extends ControlProps<Value[]> {
  choices: readonly Choice<Value>[] | readonly ChoiceGroup<Value>[];
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
  maxValues?: number;
}

export function MultiSelectControl<Value extends ChoiceValue>({
  choices,
  placeholder = formTexts.choose,
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

export function MultiSelectField<Values extends FieldValues, Name extends ChoiceListPath<Values>, Output>({
  control,
  name,
  ...props
}: ChoiceBinding<Values, Name, Output> & BoundProps<MultiSelectControlProps<ChoiceAt<Values, Name>>>) {
  return (
    <MultiSelectControl
      {...props}
      {...useBound<Values, ChoiceAt<Values, Name>[], Output>({ control, name }, [])}
    />
  );
}
