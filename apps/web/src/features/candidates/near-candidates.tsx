import { useQuery } from '@tanstack/react-query';
import { nearCandidatesQuery } from '#data/candidates.ts';
import { OfferedNames } from '#parts/people/offered-names.tsx';

interface NearCandidatesProps {
  /** What was searched for in vain. */
  search: string;
  onChoose: (name: string) => void;
}

/** Offers the candidates whose names come nearest to a search that found nobody. */
export function NearCandidates({ search, onChoose }: NearCandidatesProps) {
  const { data: near = [] } = useQuery(nearCandidatesQuery(search));
  return <OfferedNames near={near} onChoose={onChoose} />;
}
