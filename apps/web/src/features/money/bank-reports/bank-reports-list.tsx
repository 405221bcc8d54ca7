import {
  reportSortKeys,
  reportStates,
  type ReportState,
} from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankReport } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { Anchor } from '@mantine/core';
import { IconClock, IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bankReportsQuery } from '#data/money/bank-reports.ts';
import { formatDateTime, formatMoney, formatNumber } from '#shared/lib/format.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { opensRow } from '#shared/ui/table/open-row.ts';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import { bankReportsTexts as texts } from './bank-reports.texts.ts';

type SortKey = (typeof reportSortKeys)[number];

/** The newest first. */
interface Filters extends Record<string, string> {
  state: string;
}

const options: ListOptions<SortKey, Filters> = {
  screen: 'bankReports',
  sortKeys: reportSortKeys,
  sortBy: 'timestamp',
  sortDesc: true,
  filters: { state: '' },
};

const stateIn = ({ state }: Filters) => reportStates.find((known) => known === state);

interface BankReportsTableProps {
  selected: Selected<BankReport>;
  onAdd: () => void;
  onRemove: (reports: readonly BankReport[]) => void;
}

export function BankReportsTable({ selected, onAdd, onRemove }: BankReportsTableProps) {
  const list = useListState(options);
  const state = stateIn(list.state.filters);
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconFileInvoice } }}
      list={list}
      result={useQuery(bankReportsQuery({ ...pagingOf(list.state), ...(state && { state }) }))}
      filters={
        <SelectControl
          label={texts.stateFilter}
          labelHidden
          placeholder={texts.stateFilter}
          choices={reportStates.map((value) => ({ value, label: texts.states[value] }))}
          value={state ?? null}
          onChange={(chosen) => list.setFilters({ state: chosen ?? '' })}
          clearable
        />
      }
      columns={columns}
      density="plain"
      emptyAction={{ label: texts.add, onClick: onAdd }}
      rowName={({ name }) => name}
      rowActions={(row) => [{ ...readyActions.delete, onClick: () => onRemove([row]) }]}
      selection={{
        ...selected,
        actions: [{ ...readyActions.delete, onClick: onRemove }],
      }}
      card={(row) => <ReportCard row={row} />}
    />
  );
}

const writePath = ({ id }: BankReport): string => `/accountant-settlements/${id}`;

const columns: readonly Column<BankReport, SortKey>[] = [
  { id: 'name', header: texts.columns.name, sortable: true, cell: (row) => <ReportLink row={row} /> },
  {
    id: 'timestamp',
    header: texts.columns.timestamp,
    givesWay: true,
    sortable: true,
    wrap: 'never',
    cell: ({ timestamp }) => formatDateTime(timestamp),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    givesWay: true,
    align: 'end',
    wrap: 'never',
    cell: ({ amount }) => formatNumber(amount),
  },
  {
    id: 'sum',
    header: texts.columns.sum,
    align: 'end',
    wrap: 'never',
    cell: ({ sum }) => formatMoney(sum),
  },
  {
    id: 'waiting',
    header: texts.columns.waiting,
    align: 'end',
    wrap: 'never',
    cell: ({ waiting }) =>
      waiting.count > 0 ? texts.paymentsInSum(waiting.count, formatMoney(waiting.sum)) : '–',
  },
  { id: 'state', header: texts.columns.state, wrap: 'never', cell: (row) => <ReportChip row={row} /> },
];

function ReportLink({ row }: { row: BankReport }) {
  return (
    <Anchor component={Link} to={writePath(row)} {...opensRow}>
      {row.name}
    </Anchor>
  );
}

/** A damaged file waits for nothing: another has to come in its place. */
function ReportChip({ row: { state } }: { row: BankReport }) {
  return <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>;
}

const tones: Record<ReportState, ChipTone> = {
  damaged: 'error',
  waiting: 'warning',
  accepted: 'ok',
  empty: 'neutral',
};

function ReportCard({ row }: { row: BankReport }) {
  return (
    <>
      <ReportLink row={row} />
      <CardLine icon={IconClock}>{formatDateTime(row.timestamp)}</CardLine>
      <div>{texts.paymentsInSum(row.amount, formatMoney(row.sum))}</div>
      {row.waiting.count > 0 && (
        <div>{texts.waitingInSum(row.waiting.count, formatMoney(row.waiting.sum))}</div>
      )}
      <ReportChip row={row} />
    </>
  );
}
