import { archiveSortKeys } from '@indeks/contract/studies/students/archive.schemas';
import { readId } from '#shared/lib/read-id.ts';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';

type SortKey = (typeof archiveSortKeys)[number];
type Filters = Record<'cid' | 'reason' | 'actor' | 'since', string>;
export type ArchiveList = List<SortKey, Filters>;

export const archiveList: ListOptions<SortKey, Filters> = {
  screen: 'students-archive',
  sortKeys: archiveSortKeys,
  sortBy: 'at',
  sortDesc: true,
  filters: { cid: '', reason: '', actor: '', since: '' },
};

export const readArchiveQuery = ({ state }: ArchiveList) => {
  const { reason, since } = state.filters;
  const [cid, actor] = [readId(state.filters.cid), readId(state.filters.actor)];
  return {
    ...pagingOf(state),
    ...(cid !== null && { cid }),
    ...(reason !== '' && { reason }),
    ...(actor !== null && { actor }),
    ...(since !== '' && { since }),
  };
};
