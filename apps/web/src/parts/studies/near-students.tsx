import { useQuery } from '@tanstack/react-query';
import { nearStudentsQuery } from '#data/students.ts';
import { OfferedNames } from '#parts/people/offered-names.tsx';

interface NearStudentsProps {
  /** What was searched for in vain. */
  search: string;
  onChoose: (name: string) => void;
}

/** Offers the students whose names come nearest to a search that found nobody. */
export function NearStudents({ search, onChoose }: NearStudentsProps) {
  const { data: near = [] } = useQuery(nearStudentsQuery(search));
  return <OfferedNames near={near} onChoose={onChoose} />;
}
