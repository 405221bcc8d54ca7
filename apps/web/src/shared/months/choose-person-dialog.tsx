import type { ReportType } from '@indeks/contract/months/months.schemas';
import { peopleRoutes as routes } from '@indeks/contract/people/people.routes';
import { chosenPerson } from '@indeks/contract/people/people.schemas';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '#shared/api/call.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { SelectField } from '#shared/ui/form/select-field.tsx';
import { personOf } from './acting.ts';
import { monthsTexts as texts } from './months.texts.ts';

export interface ChosenPerson {
  id: number;
  name: string;
}

interface ChoosePersonDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What is going to be added: "Dodaj czas pracy". */
  title: string;
  /** Only people who keep records of this kind are offered. */
  type: ReportType;
  onChoose: (person: ChosenPerson) => void;
}

/** Before the secretariat adds something on a screen of everybody: for whom. */
export function ChoosePersonDialog({ opened, onClose, title, type, onChoose }: ChoosePersonDialogProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data, isFetching } = useQuery({ ...personChoices(type, search), enabled: opened });
  const queries = useQueryClient();
  const people = data?.items ?? [];
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      submitLabel={texts.next}
      schema={form}
      values={{ person: null }}
      onSubmit={async ({ person }) => onChoose(await queries.fetchQuery(personOf(person)))}
    >
      {({ control }) => (
        <SelectField
          control={control}
          name="person"
          label={texts.person}
          description={texts.personHelp}
          placeholder={texts.typeName}
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
          onSearch={setTyped}
          nothingFound={isFetching ? texts.searching : texts.nobodyFound}
          required
        />
      )}
    </FormDialog>
  );
}

/** Nobody chosen is null in the form, and a number once it is sent. */
const form = z.strictObject({ person: z.number().nullable().pipe(chosenPerson) });

const personChoices = (type: ReportType, search: string) =>
  queryOptions({
    queryKey: ['people', 'choices', type, search],
    queryFn: ({ signal }) =>
      call(routes.choices, { query: { type, ...(search !== '' && { search }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
