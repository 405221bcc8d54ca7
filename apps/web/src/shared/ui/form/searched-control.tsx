import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choice, ChoiceValue } from './choices/choice.ts';
import { SelectControl, type SelectControlProps } from './choices/select-control.tsx';
import { keepChosen } from './keep-chosen.ts';
import { choiceTexts as texts } from './choices/choice.texts.ts';

export type SearchedControlProps<Value extends ChoiceValue> = Omit<
  SelectControlProps<Value>,
  'choices' | 'answered' | 'onSearch' | 'searchable' | 'nothingFound'
>;

interface AskedServer<Value extends ChoiceValue, Answer, Key extends QueryKey> {
  choicesQuery: (search: string) => UseQueryOptions<Answer, Error, readonly Choice<Value>[], Key>;
  /** Names the value while neither this list nor an earlier one has it. */
  known?: Choice<Value> | undefined;
}

/** The longest that a search may be. */
const searchLimit = 100;

/** One choice out of many, which the server finds by a few letters. What is chosen keeps its name when no longer offered. */
export function SearchedControl<Value extends ChoiceValue, Answer, Key extends QueryKey>({
  choicesQuery,
  known,
  ...props
}: SearchedControlProps<Value> & AskedServer<Value, Answer, Key>) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().slice(0, searchLimit);
  const [search] = useDebouncedValue(wanted, 250);
  const { data: choices = [], isFetching, isPlaceholderData } = useQuery(choicesQuery(search));
  const [picked, setPicked] = useState<Choice<Value>>();
  const chosen = [...choices, picked, known].find((choice) => choice?.value === props.value);
  const answered = wanted === search && !isPlaceholderData;
  return (
    <SelectControl
      placeholder={texts.choosePerson}
      {...props}
      onChange={(value) => {
        setPicked(choices.find((choice) => choice.value === value));
        props.onChange(value);
      }}
      choices={keepChosen(choices, chosen)}
      answered={answered}
      // The field writes the chosen name into itself, which nobody typed.
      onSearch={(text) => setTyped(text === chosen?.label ? '' : text)}
      nothingFound={isFetching || !answered ? texts.searching : texts.nobodyFound}
    />
  );
}
