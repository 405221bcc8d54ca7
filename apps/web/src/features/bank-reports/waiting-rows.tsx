import { bankRowSortKeys } from '@indeks/contract/bank-reports/bank-reports.keys';
import { useQuery } from '@tanstack/react-query';
import { waitingRowsQuery } from '#data/bank-reports.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { BankRowsTable } from './bank-rows-table.tsx';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';

const options: ListOptions<(typeof bankRowSortKeys)[number], Record<string, never>> = {
  screen: 'waitingBankRows',
  sortKeys: bankRowSortKeys,
  sortBy: 'id',
  filters: {},
};

/** Payments of accepted reports that nobody was found for, the oldest first. */
export function WaitingRows() {
  const list = useListState(options);
  const { page, itemsPerPage, search } = list.state;
  const result = useQuery(waitingRowsQuery({ page, itemsPerPage, ...(search !== '' && { search }) }));
  return <BankRowsTable list={list} result={result} empty={texts.nothingWaits} withReport onlyWaiting />;
}
