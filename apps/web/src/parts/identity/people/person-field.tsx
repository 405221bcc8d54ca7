import { useQuery } from '@tanstack/react-query';
import { personChoicesQuery, personQuery, type PersonChoicesType } from '#data/identity/people.ts';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { SearchedControl, type SearchedControlProps } from '#shared/ui/form/searched-control.tsx';

interface PersonControlProps extends SearchedControlProps<number> {
  /** Only people who keep records of this kind, or who may teach a subject, are offered. */
  type: PersonChoicesType;
  /** Names that the screen knows already, so that they need not be asked for. */
  names?: ReadonlyMap<number, string> | undefined;
}

/** One person, found by a few letters of the name. The chosen person is named even if no longer offered. */
export function PersonControl({ type, names, ...props }: PersonControlProps) {
  const known = useKnown(props.value, { type, names });
  return (
    <SearchedControl {...props} choicesQuery={(search) => personChoicesQuery(type, search)} known={known} />
  );
}

/** The chosen person as a choice; the name is asked for only when neither the screen nor the first list has it. */
function useKnown(
  id: number | null,
  { type, names }: Pick<PersonControlProps, 'type' | 'names'>,
): Choice<number> | undefined {
  const { data: first } = useQuery(personChoicesQuery(type, ''));
  const name = names?.get(id ?? 0) ?? first?.find(({ value }) => value === id)?.label;
  const isAsked = id !== null && first !== undefined && name === undefined;
  const { data } = useQuery({ ...personQuery(id ?? 0), enabled: isAsked });
  const label = name ?? data?.listed_name;
  return id === null || label === undefined ? undefined : { value: id, label };
}

export const PersonField = bindControl(PersonControl, null);
