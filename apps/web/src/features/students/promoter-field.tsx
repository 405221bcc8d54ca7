import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { promoterChoicesQuery } from '#data/students.ts';
import { keepChosen } from '#parts/pickers/keep-chosen.ts';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import type { Choice } from '#shared/ui/form/choice.ts';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
import { useBound } from '#shared/ui/form/use-bound.ts';
import { finishTabTexts as texts } from './students.texts.ts';

interface PromoterFieldProps extends BoundField<'promoter', number | null> {
  /** Whom the enrolment names already. */
  known: Choice<number> | undefined;
}

/** A lecturer, found by a few letters of the name. */
export function PromoterField({ label, known, ...field }: PromoterFieldProps) {
  const bound = useBound<{ promoter: number | null }, number | null, unknown>(field, null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data: people = [], isFetching } = useQuery(promoterChoicesQuery(search));
  const [picked, setPicked] = useState(known);
  const chosen = [...people, picked, known].find((choice) => choice?.value === bound.value);
  return (
    <SelectControl
      {...bound}
      label={label}
      onChange={(value) => {
        setPicked(people.find((person) => person.value === value));
        bound.onChange(value);
      }}
      choices={keepChosen(people, chosen)}
      // The field writes the chosen name into itself, which nobody typed.
      onSearch={(text) => setTyped(text === chosen?.label ? '' : text)}
      nothingFound={isFetching ? texts.searching : texts.nobody}
      clearable
    />
  );
}
