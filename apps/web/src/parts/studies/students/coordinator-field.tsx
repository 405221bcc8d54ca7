import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { coordinatorsOfPlaceQuery } from '#data/studies/students.ts';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { useBound } from '#shared/ui/form/use-bound.ts';
import { keepChosen } from '#shared/ui/form/keep-chosen.ts';
import { studiesTexts as texts } from './studies.texts.ts';

interface CoordinatorFieldProps extends BoundField<'coordinator', number> {
  /** Where and whom the record names already: they stay a choice for that place. */
  kept?: { pid: number; coordinator: Choice<number> } | undefined;
}

/** One of those who look after the chosen place; where there is only one, nobody has to choose. */
export function CoordinatorField({ label, kept, ...field }: CoordinatorFieldProps) {
  const pid = usePlace(field);
  const bound = useBound<{ coordinator: number }, number | null, unknown>(field, null);
  const { data, isFetching } = useQuery({ ...coordinatorsOfPlaceQuery(pid ?? 0), enabled: pid !== null });
  const choices = keepChosen(data ?? [], kept?.pid === pid ? kept?.coordinator : undefined);
  const follow = useEffectEvent((offered: typeof data) => {
    if (offered === undefined || choices.some(({ value }) => value === bound.value)) return;
    const only = choices.length === 1 ? choices[0]?.value : undefined;
    if ((only ?? null) !== bound.value) bound.onChange(only ?? null);
  });
  useEffect(() => follow(data), [data]);
  return (
    <SelectControl
      {...bound}
      label={label}
      choices={pid === null ? [] : choices}
      {...(pid === null && { placeholder: texts.placeFirst })}
      nothingFound={pid === null ? texts.placeFirst : texts.noCoordinator}
      loading={pid !== null && isFetching && data === undefined}
      required
    />
  );
}

/** The form of an enrolment has the place beside the coordinator. */
function usePlace({ control }: Pick<BoundField<'coordinator', number>, 'control'>): number | null {
  const form = control as unknown as Control<{ pid: number | null | undefined }>;
  return useWatch({ control: form, name: 'pid' }) ?? null;
}
