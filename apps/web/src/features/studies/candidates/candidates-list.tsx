import {
  candidateSortKeys,
  candidateStates,
  type CandidateSortKey as SortKey,
} from '@indeks/contract/studies/candidates/candidates.keys';
import type { Candidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconSchool, IconUserQuestion } from '@tabler/icons-react';
import { candidatesPageQuery, nearCandidatesQuery } from '#data/studies/candidates.ts';
import { readStudies, StudiesControls } from '#parts/studies/students/studies-filters.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import { CandidateCard, candidateColumns } from './candidate-cells.tsx';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { admitTexts, candidatesTexts as texts } from './candidates.texts.ts';

interface Filters extends Record<string, string> {
  pid: string;
  cid: string;
  state: string;
}
export type CandidatesList = List<SortKey, Filters>;

/** The newest application comes first. */
export const candidatesListOptions: ListOptions<SortKey, Filters> = {
  screen: 'candidates',
  sortKeys: candidateSortKeys,
  sortBy: 'date',
  sortDesc: true,
  filters: { pid: '', cid: '', state: '' },
};

export const readCandidatesQuery = ({ state }: CandidatesList) => ({
  ...pagingOf(state),
  ...readStudies(state.filters),
  state: readState(state.filters.state),
});

/** Anything else in the address is left out. */
const readState = (word: string) => candidateStates.find((state) => state === word);

interface CandidatesTableProps {
  list: CandidatesList;
  selected: Selected<Candidate>;
  onAdd: () => void;
  onAdmit: (candidate: Candidate) => void;
  onEdit: (candidate: Candidate) => void;
  onRemove: (candidates: readonly Candidate[]) => void;
  /** Only places that the caller looks after are offered. */
  ownPlaces: boolean;
}

export function CandidatesTable(props: CandidatesTableProps) {
  const { list, selected, onAdd, onAdmit, onEdit, onRemove } = props;
  const result = useQuery(candidatesPageQuery(readCandidatesQuery(list)));
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconUserQuestion } }}
      list={list}
      result={result}
      columns={candidateColumns}
      filters={<CandidateFilters list={list} ownPlaces={props.ownPlaces} />}
      emptyAction={{ label: texts.add, onClick: onAdd }}
      near={(search) => <NearNames query={nearCandidatesQuery(search)} onChoose={list.setSearch} />}
      rowName={({ username }) => username}
      rowActions={(candidate) => [
        ...(candidate.can.admit
          ? [{ label: admitTexts.action, icon: IconSchool, onClick: () => onAdmit(candidate) }]
          : []),
        ...(candidate.can.edit ? [{ ...readyActions.edit, onClick: () => onEdit(candidate) }] : []),
      ]}
      selection={{
        ...selected,
        actions: [{ ...readyActions.delete, onClick: onRemove }],
      }}
      card={(candidate) => <CandidateCard candidate={candidate} />}
    />
  );
}

function CandidateFilters({ list, ownPlaces }: Pick<CandidatesTableProps, 'list' | 'ownPlaces'>) {
  const { state } = list.state.filters;
  return (
    <>
      <StudiesControls
        filters={list.state.filters}
        onChange={list.setFilters}
        labels={texts.filters}
        placeholders={texts.everything}
        own={ownPlaces}
      />
      <SelectControl
        label={texts.filters.state}
        value={readState(state) ?? ''}
        onChange={(chosen) => list.setFilters({ state: chosen ?? '' })}
        choices={(['', ...candidateStates] as const).map((value) => ({ value, label: texts.states[value] }))}
      />
    </>
  );
}
