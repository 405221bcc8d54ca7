import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { personChoicesQuery, personQuery, type PersonChoicesType } from '#data/people.ts';
import type { Choice } from '#shared/ui/form/choice.ts';
import type { BoundProps } from '#shared/ui/form/field-props.ts';
import { SelectControl, type SelectControlProps } from '#shared/ui/form/select-control.tsx';
import { useBound, type Binding } from '#shared/ui/form/use-bound.ts';
import { keepChosen } from './keep-chosen.ts';
import { pickersTexts as texts } from './pickers.texts.ts';

interface PersonControlProps extends Omit<
  SelectControlProps<number>,
  'choices' | 'onSearch' | 'nothingFound' | 'searchable'
> {
  /** Only people who keep records of this kind, or who may teach a subject, are offered. */
  type: PersonChoicesType;
  /** Names that the screen knows already, so that they need not be asked for. */
  names?: ReadonlyMap<number, string> | undefined;
}

/** One person, found by a few letters of the name. Whoever is chosen is named also when no longer offered. */
export function PersonControl({ type, names, ...props }: PersonControlProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data: people = [], isFetching } = useQuery(personChoicesQuery(type, search));
  const [picked, setPicked] = useState<Choice<number>>();
  const offered = people.find(({ value }) => value === props.value);
  const known = offered ?? (picked?.value === props.value ? picked : undefined);
  const chosen = useChosen(props.value, known?.label ?? names?.get(props.value ?? 0));
  return (
    <SelectControl
      placeholder={texts.choosePerson}
      {...props}
      onChange={(value) => {
        setPicked(people.find((person) => person.value === value));
        props.onChange(value);
      }}
      choices={keepChosen(people, chosen)}
      // The field writes the chosen name into itself, which nobody typed.
      onSearch={(text) => setTyped(text === chosen?.label ? '' : text)}
      nothingFound={isFetching ? texts.searching : texts.nobodyFound}
    />
  );
}

/** The chosen person as a choice; the name is asked for only when nobody knows it. */
function useChosen(id: number | null, name: string | undefined): Choice<number> | undefined {
  const { data } = useQuery({ ...personQuery(id ?? 0), enabled: id !== null && name === undefined });
  const label = name ?? data?.listed_name;
  return id === null || label === undefined ? undefined : { value: id, label };
}

export function PersonField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, number, Output> & BoundProps<PersonControlProps>) {
  return <PersonControl {...props} {...useBound<Values, number | null, Output>({ control, name }, null)} />;
}
