import {
  overdueStates,
  settlementSortKeys,
  settlementStates,
  type SettlementSortKey as SortKey,
} from '@indeks/contract/payments/payments.keys';
import type {
  SettledEnrolment,
  SettledStudent,
  SettlementsOfPerson,
} from '@indeks/contract/payments/payments.schemas';
import { Switch } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useMemo } from 'react';
import { BalanceChip } from '#parts/studies/balance-chip.tsx';
import { useEnrolmentGroups } from '#parts/studies/use-enrolment-groups.ts';
import { SemestersControl } from '#parts/pickers/semester-control.tsx';
import { readIntakes, readStudies, StudiesControls } from '#parts/studies/studies-filters.tsx';
import { formatMoney } from '#shared/lib/format.ts';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
import type { Column, ListResult } from '#shared/ui/table/column.ts';
import { GroupedDataTable } from '#shared/ui/table/grouped-data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { courseNamesOf, inWords, intakeOf } from '#parts/studies/enrolment-words.ts';
import { settlementsTexts as texts } from './payments.texts.ts';
import {
  DetailsLink,
  OverdueCell,
  PricesCell,
  SettledStudentCell,
  SettlementTile,
} from './settlement-cells.tsx';

interface Filters extends Record<string, string | readonly string[]> {
  date: readonly string[];
  pid: string;
  cid: string;
  state: string;
  archived: string;
}
type SettlementsList = List<SortKey, Filters>;

export const settlementsListOptions: ListOptions<SortKey, Filters> = {
  screen: 'accountantStudents',
  sortKeys: settlementSortKeys,
  sortBy: 'name',
  filters: { date: [], pid: '', cid: '', state: '', archived: '' },
};

const everyState = [...settlementStates, ...overdueStates] as const;
const stateIn = ({ state }: Filters) => everyState.find((known) => known === state);
/** Who is overdue comes in the order of days alone. */
const isInDays = (filters: Filters) => overdueStates.some((known) => known === filters.state);

/** Whom the address asks for; what is no semester, number or state in it is left out. */
export function settlementsFilterOf({ state: { filters, search } }: SettlementsList) {
  const state = stateIn(filters);
  return {
    ...(search !== '' && { search }),
    ...readIntakes(filters),
    ...readStudies(filters),
    ...(state && { state }),
    ...(filters.archived === '1' && { archived: true }),
  };
}

/** The same with its page and order; the longest overdue come first unless the days were asked for the other way round. */
export function settlementsQueryOf(list: SettlementsList) {
  const { sortBy, filters } = list.state;
  const days = isInDays(filters) && sortBy !== 'overdue' && ({ sortBy: 'overdue', sortDesc: true } as const);
  return { ...settlementsFilterOf(list), ...pagingOf(list.state), ...days };
}

interface SettlementsTableProps {
  list: SettlementsList;
  result: ListResult<SettledStudent>;
  can: SettlementsOfPerson['can'] | undefined;
}

/** A page of people, each with the sums of all their enrolments. */
export function SettlementsTable({ list, result, can }: SettlementsTableProps) {
  const inDays = isInDays(list.state.filters);
  const columns = useMemo(() => declareColumns(can, inDays), [can, inDays]);
  return (
    <GroupedDataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconSchool } }}
      list={list}
      result={useEnrolmentGroups(result)}
      columns={columns}
      filters={<SettlementFilters list={list} />}
      groupName={({ name }) => name}
      groupCell={(student) => <SettledStudentCell student={student} />}
      groupEnd={(student) => <DetailsLink student={student} />}
      rowName={inWords}
      card={(row) => <SettlementTile row={row} can={can} />}
    />
  );
}

function SettlementFilters({ list }: { list: SettlementsList }) {
  const { filters } = list.state;
  const states = everyState.map((value) => ({ value, label: texts.filters.states[value] }));
  return (
    <>
      <SemestersControl value={[...filters.date]} onChange={(date) => list.setFilters({ date })} />
      <StudiesControls filters={filters} onChange={list.setFilters} labels={texts.filters} />
      <SelectControl
        label={texts.filters.state}
        labelHidden
        placeholder={texts.filters.state}
        choices={states}
        value={stateIn(filters) ?? null}
        onChange={(state) => list.setFilters({ state: state ?? '' })}
        clearable
      />
      <Switch
        label={texts.filters.archived}
        checked={filters.archived === '1'}
        onChange={({ currentTarget }) => list.setFilters({ archived: currentTarget.checked ? '1' : '' })}
      />
    </>
  );
}

const declareColumns = (
  can: SettlementsOfPerson['can'] | undefined,
  inDays: boolean,
): readonly Column<SettledEnrolment, SortKey>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: !inDays,
    cell: (row) => courseNamesOf(row).map((name) => <div key={name}>{name}</div>),
  },
  { id: 'date', header: texts.columns.date, wrap: 'never', cell: intakeOf },
  { id: 'place', header: texts.columns.place, cell: ({ cityName }) => cityName },
  {
    id: 'price',
    header: texts.columns.price,
    wrap: 'never',
    cell: (row) => <PricesCell row={row} can={can} />,
  },
  {
    id: 'paid',
    header: texts.columns.paid,
    wrap: 'never',
    cell: ({ sums }) => formatMoney(sums.paid + sums.user_paid),
  },
  {
    id: 'balance',
    header: texts.columns.balance,
    sortable: !inDays,
    wrap: 'never',
    cell: ({ sums }) => <BalanceChip balance={sums.balance} />,
  },
  {
    id: 'overdue',
    header: texts.columns.overdue,
    sortable: true,
    wrap: 'never',
    cell: (row) => <OverdueCell row={row} />,
  },
];
