import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { readKey, type Column, type Keyed, type RowAction } from './column.ts';
import { GroupCard, GroupRow } from './group-row.tsx';
import { InlineGroupCard } from './inline-group-card.tsx';
import { InlineGroupRow } from './inline-group-row.tsx';
import { ListFrame } from './list-frame.tsx';
import type { ListFrameProps } from './list-frame.tsx';
import type { Filters } from './list-state.ts';
import cardClasses from './row-card.module.css';
import { PlainCard, RowCard } from './row-card.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableRow } from './table-row.tsx';
import type { List } from './list.ts';
import { useTableModel } from './use-table-model.ts';
import type { GroupNode, ModelRow } from './use-table-model.ts';

/** The server groups: a page of ten is ten groups with all their rows. */
export interface Grouped<Group, Row> {
  group: Group;
  rows: readonly Row[];
}

export interface GroupedDataTableProps<
  Group extends Keyed,
  Row extends Keyed,
  SortKey extends string,
  F extends Filters,
> extends Omit<ListFrameProps<Grouped<Group, Row>, Row>, 'list'> {
  list: List<SortKey, F>;
  columns: readonly Column<Row, SortKey>[];
  groupName: (group: Group) => string;
  /** What stands in the group row beside the chevron, where no row shares its line. */
  groupCell?: (group: Group, rows: readonly Row[]) => ReactNode;
  /** At the end of the group row: a link to the details. */
  groupEnd?: (group: Group) => ReactNode;
  /**
   * The group and its first row share a line: the first cell, with the button that opens the others, the same on the card of a
   * phone, and what stands below them.
   */
  inline?: {
    cell: (group: Group, first: Row, toggle: ReactNode) => ReactNode;
    card: (group: Group, first: Row, toggle: ReactNode) => ReactNode;
    below?: (group: Group) => ReactNode;
  };
  rowName: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  /** A row inside its group's card on a phone; by default the columns under each other. */
  card?: (row: Row) => ReactNode;
}

export function GroupedDataTable<
  Group extends Keyed,
  Row extends Keyed,
  SortKey extends string,
  F extends Filters,
>(props: GroupedDataTableProps<Group, Row, SortKey, F>) {
  const { list, result, columns, selection, inline } = props;
  const phone = usePhone();
  const items = result.data?.items;
  const nodes = useMemo(() => (items ?? []).map((item) => groupNodeOf(item)), [items]);
  const model = useTableModel<Row, Group, SortKey>({
    nodes,
    columns,
    keyOf: (node) => (node.kind === 'row' ? `row ${readKey(node.row)}` : `group ${readKey(node.group)}`),
    sort: { by: list.state.sortBy, desc: list.state.sortDesc, onChange: list.setSort },
    selection,
  });
  return (
    <ListFrame {...props} columnCount={columns.length}>
      {phone ? (
        <ul className={cardClasses.list} aria-label={props.texts.list} aria-busy={result.isPlaceholderData}>
          {model.getCoreRowModel().rows.map((modelRow) => (
            <GroupCardOf key={modelRow.id} modelRow={modelRow} {...props} />
          ))}
        </ul>
      ) : (
        <TableGrid
          label={props.texts.list}
          model={model}
          columns={columns}
          selectable={selection !== undefined}
          withActions={props.rowActions !== undefined || props.groupEnd !== undefined}
          density="two-line"
          stale={result.isPlaceholderData}
          expandable={nodes.some(({ children }) => children.length > (inline ? 1 : 0))}
        >
          {model.getRowModel().rows.map((modelRow) => (
            <NodeRow key={modelRow.id} modelRow={modelRow} {...props} />
          ))}
        </TableGrid>
      )}
    </ListFrame>
  );
}

type NodeProps<
  Group extends Keyed,
  Row extends Keyed,
  SortKey extends string,
  F extends Filters,
> = GroupedDataTableProps<Group, Row, SortKey, F> & { modelRow: ModelRow<Row, Group> };

function NodeRow<Group extends Keyed, Row extends Keyed, SortKey extends string, F extends Filters>(
  props: NodeProps<Group, Row, SortKey, F>,
) {
  const { modelRow, columns, selection, groupName, groupCell, groupEnd, rowName, rowActions, inline } = props;
  const node = modelRow.original;
  const selectable = selection !== undefined;
  if (node.kind === 'group') {
    const first = rowsIn(node)[0];
    if (inline && first !== undefined)
      return (
        <InlineGroupRow
          modelRow={modelRow}
          name={groupName(node.group)}
          row={first}
          rowName={rowName(first)}
          columns={columns}
          cell={(toggle) => inline.cell(node.group, first, toggle)}
          selectable={selectable}
          actions={rowActions?.(first)}
        />
      );
    return (
      <GroupRow
        modelRow={modelRow}
        name={groupName(node.group)}
        selectable={selectable}
        columnCount={columns.length + (rowActions && !groupEnd ? 1 : 0)}
        end={groupEnd?.(node.group)}
      >
        {groupCell?.(node.group, rowsIn(node))}
      </GroupRow>
    );
  }
  // The first one stands in the line of its group.
  if (inline && modelRow.index === 0) return null;
  return (
    <TableRow
      modelRow={modelRow}
      row={node.row}
      name={rowName(node.row)}
      columns={columns}
      selectable={selectable}
      {...openLine(props)}
      // The end of the group's row stands in the column of the actions.
      actions={rowActions?.(node.row) ?? (groupEnd && [])}
      indented
    />
  );
}

/** A row of an open group: its ground, and below the last one what the group says besides. */
function openLine<Group extends Keyed, Row extends Keyed, SortKey extends string, F extends Filters>({
  modelRow,
  inline,
}: NodeProps<Group, Row, SortKey, F>) {
  const parent = modelRow.getParentRow();
  if (!inline || parent?.original.kind !== 'group') return {};
  const isLast = modelRow.index === parent.subRows.length - 1;
  return { open: true, ...(isLast && { below: inline.below?.(parent.original.group) }) };
}

function GroupCardOf<Group extends Keyed, Row extends Keyed, SortKey extends string, F extends Filters>(
  props: NodeProps<Group, Row, SortKey, F>,
) {
  const { modelRow, selection, groupName, groupCell, groupEnd, rowName, rowActions, inline } = props;
  const node = modelRow.original;
  if (node.kind !== 'group') return null;
  const shared = { modelRow, name: groupName(node.group), selectable: selection !== undefined };
  const first = rowsIn(node)[0];
  if (inline && first !== undefined)
    return (
      <InlineGroupCard
        {...shared}
        rowName={rowName(first)}
        card={(toggle) => inline.card(node.group, first, toggle)}
        actions={rowActions?.(first) ?? []}
        below={inline.below?.(node.group)}
      >
        {modelRow.subRows.slice(1).map((subRow) => (
          <Tile key={subRow.id} {...props} modelRow={subRow} />
        ))}
      </InlineGroupCard>
    );
  return (
    <GroupCard {...shared} head={groupCell?.(node.group, rowsIn(node))} end={groupEnd?.(node.group)}>
      {modelRow.subRows.map((subRow) => (
        <Tile key={subRow.id} {...props} modelRow={subRow} />
      ))}
    </GroupCard>
  );
}

/** A row inside the card of its group. */
function Tile<Group extends Keyed, Row extends Keyed, SortKey extends string, F extends Filters>({
  modelRow,
  columns,
  selection,
  rowName,
  rowActions,
  card,
}: NodeProps<Group, Row, SortKey, F>) {
  const node = modelRow.original;
  if (node.kind !== 'row') return null;
  return (
    <RowCard
      modelRow={modelRow}
      name={rowName(node.row)}
      selectable={selection !== undefined}
      actions={rowActions?.(node.row) ?? []}
    >
      {card ? card(node.row) : <PlainCard columns={columns} row={node.row} />}
    </RowCard>
  );
}

const rowsIn = <Group, Row>(node: GroupNode<Row, Group>): Row[] => node.children.map((child) => child.row);

const groupNodeOf = <Group, Row>({ group, rows }: Grouped<Group, Row>): GroupNode<Row, Group> => ({
  kind: 'group',
  group,
  children: rows.map((row) => ({ kind: 'row', row })),
});
