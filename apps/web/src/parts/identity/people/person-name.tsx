import { useQuery } from '@tanstack/react-query';
import { personQuery } from '#data/identity/people.ts';

interface PersonNameProps {
  id: number | null;
  /** Names that the screen knows already. */
  names?: ReadonlyMap<number, string>;
  /** Said when there is nobody. */
  nobody: string;
}

/** A person by surname and name, as the pickers show them. */
export function PersonName({ id, names, nobody }: PersonNameProps) {
  const known = names?.get(id ?? 0);
  const { data } = useQuery({ ...personQuery(id ?? 0), enabled: id !== null && known === undefined });
  if (id === null) return nobody;
  return known ?? data?.listed_name ?? '…';
}
