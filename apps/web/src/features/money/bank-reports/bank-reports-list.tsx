import { reportSortKeys } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { BankReport } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { Anchor } from '@mantine/core';
import { IconClock, IconEye, IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bankReportsQuery } from '#data/bank-reports.ts';
import { formatDateTime, formatMoney, formatNumber } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import { bankReportsTexts as texts } from './bank-reports.texts.ts';

type SortKey = (typeof reportSortKeys)[number];

/** The newest first. */
const options: ListOptions<SortKey, Record<string, never>> = {
  screen: 'bankReports',
  sortKeys: reportSortKeys,
  sortBy: 'timestamp',
  sortDesc: true,
  filters: {},
};

interface BankReportsTableProps {
  selected: Selected<BankReport>;
  onAdd: () => void;
  onRemove: (reports: readonly BankReport[]) => void;
}

export function BankReportsTable({ selected, onAdd, onRemove }: BankReportsTableProps) {
  const list = useListState(options);
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconFileInvoice } }}
      list={list}
      result={useQuery(bankReportsQuery(pagingOf(list.state)))}
      columns={columns}
      density="plain"
      emptyAction={{ label: texts.add, onClick: onAdd }}
      rowName={({ name }) => name}
      rowActions={(row) => [
        { label: texts.open, icon: IconEye, to: pathOf(row) },
        { ...readyActions.delete, onClick: () => onRemove([row]) },
      ]}
      selection={{
        ...selected,
        actions: [{ ...readyActions.delete, onClick: onRemove }],
      }}
      card={(row) => <ReportCard row={row} />}
    />
  );
}

const pathOf = ({ id }: BankReport): string => `/accountant-settlements/${id}`;

const columns: readonly Column<BankReport, SortKey>[] = [
  { id: 'name', header: texts.columns.name, sortable: true, cell: (row) => <ReportLink row={row} /> },
  {
    id: 'timestamp',
    header: texts.columns.timestamp,
    sortable: true,
    wrap: 'never',
    cell: ({ timestamp }) => formatDateTime(timestamp),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
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
  { id: 'state', header: texts.columns.state, wrap: 'never', cell: (row) => <ReportState row={row} /> },
];

function ReportLink({ row }: { row: BankReport }) {
  return (
    <Anchor component={Link} to={pathOf(row)}>
      {row.name}
    </Anchor>
  );
}

function ReportState({ row: { accepted } }: { row: BankReport }) {
  return accepted ? (
    <StatusChip tone="ok">{texts.accepted}</StatusChip>
  ) : (
    <StatusChip tone="warning">{texts.waiting}</StatusChip>
  );
}

function ReportCard({ row }: { row: BankReport }) {
  return (
    <>
      <ReportLink row={row} />
      <CardLine icon={IconClock}>{formatDateTime(row.timestamp)}</CardLine>
      <div>{texts.paymentsInSum(row.amount, formatMoney(row.sum))}</div>
      <ReportState row={row} />
    </>
  );
}
