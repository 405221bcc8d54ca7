import {
  createExpandedRowModel,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type {
  ColumnDef,
  ReactTable,
  Row as TableRow,
  RowSelectionState,
  SortingState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Selection } from './column.ts';

/** A plain list has only row nodes; in a grouped list they are children of group nodes. */
export interface RowNode<Row> {
  kind: 'row';
  row: Row;
}
export interface GroupNode<Row, Group> {
  kind: 'group';
  group: Group;
  children: readonly RowNode<Row>[];
}
export type ListNode<Row, Group = never> = RowNode<Row> | GroupNode<Row, Group>;

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
});

export type TableModel<Row, Group = never> = ReactTable<typeof features, ListNode<Row, Group>>;
export type ModelRow<Row, Group = never> = TableRow<typeof features, ListNode<Row, Group>>;

interface TableModelOptions<Row, Group, SortKey extends string> {
  nodes: readonly ListNode<Row, Group>[];
  columns: readonly Column<Row, SortKey>[];
  keyOf: (node: ListNode<Row, Group>) => string;
  sort: { by: SortKey; desc: boolean; onChange: (by: SortKey, desc: boolean) => void };
  selection: Selection<Row> | undefined;
}

/** TanStack's model of one page that the server has already searched, filtered, sorted and cut. */
export function useTableModel<Row, Group, SortKey extends string>(
  options: TableModelOptions<Row, Group, SortKey>,
): TableModel<Row, Group> {
  const { nodes, columns, keyOf, sort, selection } = options;
  const definitions = useMemo(() => columns.map((column) => definitionOf<Row, Group>(column)), [columns]);
  const rowKeyOf = (row: Row) => keyOf({ kind: 'row', row });
  const selected: RowSelectionState = Object.fromEntries(
    (selection?.rows ?? []).map((row) => [rowKeyOf(row), true]),
  );
  const sorting: SortingState = [{ id: sort.by, desc: sort.desc }];

  return useTable<typeof features, ListNode<Row, Group>>({
    features,
    columns: definitions,
    data: nodes,
    getRowId: keyOf,
    getSubRows: (node) => (node.kind === 'group' ? node.children : undefined),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    autoResetExpanded: false,
    // A group cannot be selected itself: selecting it selects its rows.
    enableRowSelection: (row) => row.original.kind === 'row',
    enableMultiRowSelection: selection?.single !== true,
    state: { sorting, rowSelection: selected },
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      const column = columns.find((candidate) => candidate.sortable === true && candidate.id === next?.id);
      if (next && column?.sortable === true) sort.onChange(column.id, next.desc);
    },
    onRowSelectionChange: (updater) => {
      if (!selection) return;
      const next = typeof updater === 'function' ? updater(selected) : updater;
      const known = new Map([...selection.rows, ...rowsOf(nodes)].map((row) => [rowKeyOf(row), row]));
      selection.onChange([...known].filter(([key]) => next[key] === true).map(([, row]) => row));
    },
  });
}

const rowsOf = <Row, Group>(nodes: readonly ListNode<Row, Group>[]): Row[] =>
  nodes.flatMap((node) => (node.kind === 'row' ? [node.row] : node.children.map((child) => child.row)));

const definitionOf = <Row, Group>(column: Column<Row>): ColumnDef<typeof features, ListNode<Row, Group>> => ({
  id: column.id,
  header: column.header,
  accessorFn: (node) => node,
  enableSorting: column.sortable ?? false,
});
