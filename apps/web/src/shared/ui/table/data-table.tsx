import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePreference } from '#shared/storage/storage-owner.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { readKey, type Column, type Keyed, type RowAction, type RowLine } from './column.ts';
import { ListFrame } from './list-frame.tsx';
import type { ListFrameProps } from './list-frame.tsx';
import type { Filters } from './list-state.ts';
import { PlainCard, RowCard } from './row-card.tsx';
import cardClasses from './row-card.module.css';
import { SectionCard, SectionRow, useSections, type Section } from './section-row.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableRow } from './table-row.tsx';
import type { List } from './list.ts';
import { useTableModel } from './use-table-model.ts';
import type { ListNode, ModelRow } from './use-table-model.ts';

export interface DataTableProps<Row extends Keyed, SortKey extends string, F extends Filters> extends Omit<
  ListFrameProps<Row, Row>,
  'list'
> {
  list: List<SortKey, F>;
  /** Defined once, outside the screen or memoised. */
  columns: readonly Column<Row, SortKey>[];
  /** The row in words: it names the row's checkbox and buttons. */
  rowName: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  /** The row on a phone; by default the columns under each other. */
  card?: (row: Row) => ReactNode;
  density?: 'two-line' | 'plain';
  /** What stands open below a row; undefined for rows that are closed. */
  below?: (row: Row) => ReactNode;
  /** Marked: it is worked on, below or elsewhere on the screen. */
  isCurrent?: (row: Row) => boolean;
  /** Lines below a row in the same columns; a phone has them in the card. */
  lines?: (row: Row) => readonly RowLine[];
  /** The part that a row is in, where the list is in the order of its parts; each can be folded. */
  section?: (row: Row) => Section;
  /** What the list comes to: a cell for each column. Not on a phone. */
  totals?: readonly ReactNode[] | undefined;
}

/** The one list of the portal. The server pages, sorts, searches and filters; this draws one page of it. */
export function DataTable<Row extends Keyed, SortKey extends string, F extends Filters>(
  props: DataTableProps<Row, SortKey, F>,
) {
  const { list, result, columns, selection } = props;
  const phone = usePhone();
  const [low, setLow] = usePreference('low-rows', [false, true]);
  const density = props.density ?? 'two-line';
  // A list of one-line rows is low already, and a phone has cards.
  const dense = density === 'two-line' && !phone ? { on: low, onChange: setLow } : undefined;
  const items = result.data?.items;
  const nodes = useMemo(() => (items ?? []).map((row): ListNode<Row> => ({ kind: 'row', row })), [items]);
  const model = useTableModel<Row, never, SortKey>({
    nodes,
    columns,
    keyOf: (node) => (node.kind === 'row' ? String(readKey(node.row)) : ''),
    sort: { by: list.state.sortBy, desc: list.state.sortDesc, onChange: list.setSort },
    selection,
  });
  const rows = model.getRowModel().rows;
  const { placeOf, toggle } = useSections(rows, props.section);
  return (
    <ListFrame {...props} dense={dense} columnCount={columns.length}>
      {phone ? (
        <ul className={cardClasses.list} aria-label={props.texts.list} aria-busy={result.isPlaceholderData}>
          {rows.map((modelRow, index) => (
            <Fragment key={modelRow.id}>
              <SectionCard place={placeOf(index)} onToggle={toggle} />
              {!placeOf(index).isFolded && <CardOf modelRow={modelRow} {...props} />}
            </Fragment>
          ))}
        </ul>
      ) : (
        <TableGrid
          label={props.texts.list}
          model={model}
          columns={columns}
          selectable={selection !== undefined}
          withActions={props.rowActions !== undefined}
          density={dense?.on === true ? 'dense' : density}
          stale={result.isPlaceholderData}
          totals={props.totals}
        >
          {rows.map((modelRow, index) => (
            <Fragment key={modelRow.id}>
              <SectionRow
                place={placeOf(index)}
                onToggle={toggle}
                columnCount={columns.length + (selection ? 1 : 0) + (props.rowActions ? 1 : 0)}
              />
              {!placeOf(index).isFolded && <RowOf modelRow={modelRow} {...props} />}
            </Fragment>
          ))}
        </TableGrid>
      )}
    </ListFrame>
  );
}

type RowProps<Row extends Keyed, SortKey extends string, F extends Filters> = DataTableProps<
  Row,
  SortKey,
  F
> & {
  modelRow: ModelRow<Row>;
};

function RowOf<Row extends Keyed, SortKey extends string, F extends Filters>(
  props: RowProps<Row, SortKey, F>,
) {
  const { modelRow, columns, rowName, rowActions, selection, below, lines, isCurrent } = props;
  const node = modelRow.original;
  if (node.kind !== 'row') return null;
  return (
    <TableRow
      modelRow={modelRow}
      row={node.row}
      name={rowName(node.row)}
      columns={columns}
      selectable={selection !== undefined}
      actions={rowActions?.(node.row)}
      below={below?.(node.row)}
      lines={lines?.(node.row)}
      current={isCurrent?.(node.row)}
    />
  );
}

function CardOf<Row extends Keyed, SortKey extends string, F extends Filters>(
  props: RowProps<Row, SortKey, F>,
) {
  const { modelRow, columns, rowName, rowActions, selection, card, below, isCurrent } = props;
  const node = modelRow.original;
  if (node.kind !== 'row') return null;
  return (
    <RowCard
      modelRow={modelRow}
      name={rowName(node.row)}
      selectable={selection !== undefined}
      actions={rowActions?.(node.row) ?? []}
      current={isCurrent?.(node.row)}
    >
      {card ? card(node.row) : <PlainCard columns={columns} row={node.row} />}
      {below?.(node.row)}
    </RowCard>
  );
}
