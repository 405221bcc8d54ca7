import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column, RowAction, RowLine } from './column.ts';
import { RowActions } from './row-actions.tsx';
import classes from './table-grid.module.css';
import { tableTexts } from './table.texts.ts';
import type { ModelRow } from './use-table-model.ts';

interface TableRowProps<Row, Group> {
  modelRow: ModelRow<Row, Group>;
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  selectable: boolean;
  /** Undefined when no row of the table has actions. */
  actions: readonly RowAction[] | undefined;
  /** A row below its group. */
  indented?: boolean;
  /** Whether the group is open. */
  open?: boolean;
  /** What stands open below the row. */
  below?: ReactNode;
  /** Lines below it in the same columns. */
  lines?: readonly RowLine[] | undefined;
  /** It is worked on. */
  current?: boolean | undefined;
}

export function TableRow<Row, Group>(props: TableRowProps<Row, Group>) {
  const { modelRow, row, name, columns, selectable, actions, indented = false, below, lines = [] } = props;
  const open = props.open === true || below !== undefined;
  const selected = modelRow.getIsSelected();
  const cells = (
    <tr
      data-selected={selected || undefined}
      data-indented={indented || undefined}
      data-opened={open || undefined}
      data-lined={lines.length > 0 || undefined}
      aria-current={props.current || undefined}
    >
      {selectable && (
        <td className={classes.checkCell} data-apart>
          <Checkbox
            aria-label={tableTexts.selectRow(name)}
            checked={selected}
            onChange={modelRow.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-align={column.align}
          data-wrap={column.wrap}
          data-gives-way={column.givesWay}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td className={classes.actionsCell} data-apart>
          <RowActions actions={actions} rowName={name} />
        </td>
      )}
    </tr>
  );
  if (below === undefined && lines.length === 0) return cells;
  const span = columns.length + (selectable ? 1 : 0) + (actions ? 1 : 0);
  return (
    <>
      {cells}
      {lines.map((line) => (
        <tr key={line.key} className={classes.line} data-selected={selected || undefined}>
          {selectable && <td className={classes.checkCell} aria-hidden />}
          <LineCells columns={columns} cells={line.cells} />
          {actions && <td className={classes.actionsCell} aria-hidden />}
        </tr>
      ))}
      {below !== undefined && (
        <tr className={classes.below} data-opened>
          <td colSpan={span}>{below}</td>
        </tr>
      )}
    </>
  );
}

interface LineCellsProps<Row> {
  columns: readonly Column<Row>[];
  cells: readonly ReactNode[];
}

/** Cells that are aligned as the columns are. */
export function LineCells<Row>({ columns, cells }: LineCellsProps<Row>) {
  return columns.map((column, index) => (
    <td key={column.id} data-align={column.align} data-wrap={column.wrap} data-gives-way={column.givesWay}>
      {cells[index]}
    </td>
  ));
}
