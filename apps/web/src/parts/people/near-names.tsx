import type { StaffGroup } from '@indeks/contract/people/people.keys';
import { useQuery } from '@tanstack/react-query';
import { nearPeopleQuery } from '#data/people.ts';
import { OfferedNames } from './offered-names.tsx';

interface NearNamesProps {
  /** What was searched for in vain. */
  search: string;
  /** Everybody who works here, unless told. */
  group?: StaffGroup;
  onChoose: (name: string) => void;
}

/** Offers the people of the staff whose names come nearest to a search that found nobody. */
export function NearNames({ search, group, onChoose }: NearNamesProps) {
  const { data: near = [] } = useQuery(nearPeopleQuery(search, group));
  return <OfferedNames near={near} onChoose={onChoose} />;
}
