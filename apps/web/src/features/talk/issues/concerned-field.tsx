import { useDebouncedValue } from '@mantine/hooks';
import type { IssuePerson } from '@indeks/contract/talk/issues/issues.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatPeopleQuery } from '#data/talk/chat.ts';
import { keepChosen } from '#shared/ui/form/keep-chosen.ts';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { useBound } from '#shared/ui/form/use-bound.ts';
import { issueFormTexts as texts, issueTexts } from './issues.texts.ts';

interface ConcernedFieldProps extends BoundField<'uid_issue', number | null> {
  /** Whom the issue names already. */
  known: IssuePerson | null;
}

/** Anybody who has an account, with the role; found by a few letters. */
export function ConcernedField({ control, name, label, known }: ConcernedFieldProps) {
  const bound = useBound<{ uid_issue: number | null }, number | null, unknown>({ control, name }, null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data, isFetching } = useQuery(chatPeopleQuery(search));
  const [picked, setPicked] = useState<Choice<number> | undefined>(known ? toChoice(known) : undefined);
  const people = data?.items.map(toChoice) ?? [];
  const chosen = picked?.value === bound.value ? picked : undefined;
  return (
    <SelectControl
      {...bound}
      label={label}
      placeholder={texts.findPerson}
      choices={keepChosen(people, chosen)}
      onChange={(value) => {
        setPicked(people.find((person) => person.value === value) ?? chosen);
        bound.onChange(value);
      }}
      // The field writes the chosen name into itself, which nobody typed.
      onSearch={(text) => setTyped(text === chosen?.label ? '' : text)}
      nothingFound={isFetching ? texts.searching : texts.nobodyFound}
      clearable
    />
  );
}

const toChoice = ({
  id,
  name,
  is_admin,
}: Pick<IssuePerson, 'id' | 'name'> & { is_admin: IssuePerson['is_admin'] | null }) => ({
  value: id,
  label: is_admin === null ? name : `${name}, ${issueTexts.roleOf(is_admin)}`,
});
