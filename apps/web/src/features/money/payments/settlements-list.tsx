import {
  overdueStates,
  settlementSortKeys,
  settlementStates,
  type SettlementSortKey as SortKey,
} from '@indeks/contract/money/payments/payments.keys';
import type {
  SettledStudent,
  SettledTotals,
  SettlementsOfPerson,
} from '@indeks/contract/money/payments/payments.schemas';
import { IconSchool } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { nearStudentsQuery } from '#data/studies/students.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { SemestersControl } from '#parts/studies/courses/semester-control.tsx';
import { readIntakes, readStudies, StudiesControls } from '#parts/studies/students/studies-filters.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { SwitchControl } from '#shared/ui/form/choices/switch-control.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import type { ListResult, Selection } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { SettlementCard } from './settlement-card.tsx';
import { declareSettlementColumns, drawEnrolmentLine, describeTotals } from './settlement-columns.tsx';
import classes from './settlements.module.css';
import { settlementsTexts as texts } from './payments.texts.ts';

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
  // The longest overdue come first.
  sortBy: 'overdue',
  sortDesc: true,
  filters: { date: [], pid: '', cid: '', state: '', archived: '' },
};

const everyState = [...settlementStates, ...overdueStates] as const;
const stateIn = ({ state }: Filters) => everyState.find((known) => known === state);
/** The list of overdue students can be sorted by days only. */
const isInDays = (filters: Filters) => overdueStates.some((known) => known === filters.state);

/** Filters that the address asks for; what is no semester, number or state in it is left out. */
export function readSettlementsFilter({ state: { filters, search } }: SettlementsList) {
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
export function readSettlementsQuery(list: SettlementsList) {
  const { sortBy, filters } = list.state;
  const days = isInDays(filters) && sortBy !== 'overdue' && ({ sortBy: 'overdue', sortDesc: true } as const);
  return { ...readSettlementsFilter(list), ...pagingOf(list.state), ...days };
}

interface SettlementsTableProps {
  list: SettlementsList;
  result: ListResult<SettledStudent>;
  can: SettlementsOfPerson['can'] | undefined;
  totals: SettledTotals['totals'] | undefined;
  selection: Selection<SettledStudent>;
}

/** A page of people, each with the sums of all their enrolments; several enrolments open below in the same columns. */
export function SettlementsTable({ list, result, can, totals, selection }: SettlementsTableProps) {
  const { permissions } = useSession();
  const inDays = isInDays(list.state.filters);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const columns = useMemo(
    () =>
      declareSettlementColumns({
        can,
        inDays,
        opened,
        onToggle: ({ id }) => setOpened(opened.has(id) ? without(opened, id) : new Set([...opened, id])),
      }),
    [can, inDays, opened],
  );
  return (
    <div className={classes.list}>
      <DataTable
        texts={{ ...texts, empty: { ...texts.empty, icon: IconSchool } }}
        list={list}
        result={result}
        columns={columns}
        filters={<SettlementFilters list={list} />}
        selection={selection}
        emptyAction={
          permissions.includes('students.view') ? { label: texts.openStudents, to: '/students' } : undefined
        }
        rowName={({ name }) => name}
        lines={({ id, enrolments }) =>
          opened.has(id) ? enrolments.map((row) => drawEnrolmentLine(row, can)) : []
        }
        totals={totals ? describeTotals(totals, result.data?.total ?? 0) : undefined}
        card={(student) => <SettlementCard student={student} can={can} />}
        near={(search) => <NearNames query={nearStudentsQuery(search)} onChoose={list.setSearch} />}
      />
    </div>
  );
}

const without = (opened: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...opened].filter((one) => one !== id));

function SettlementFilters({ list }: { list: SettlementsList }) {
  const { filters } = list.state;
  const states = everyState.map((value) => ({ value, label: texts.filters.states[value] }));
  return (
    <>
      <SemestersControl value={[...filters.date]} onChange={(date) => list.setFilters({ date })} />
      <StudiesControls filters={filters} onChange={list.setFilters} labels={texts.filters} />
      <div className={classes.stateFilter}>
        <SelectControl
          label={texts.filters.state}
          labelHidden
          placeholder={texts.filters.state}
          choices={states}
          value={stateIn(filters) ?? null}
          onChange={(state) => list.setFilters({ state: state ?? '' })}
          clearable
        />
      </div>
      <SwitchControl
        label={texts.filters.archived}
        value={filters.archived === '1'}
        onChange={(archived) => list.setFilters({ archived: archived ? '1' : '' })}
      />
    </>
  );
}
