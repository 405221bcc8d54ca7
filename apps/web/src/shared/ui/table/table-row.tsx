import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column, RowAction } from './column.ts';
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
  /** What stands open below the row. */
  below?: ReactNode;
}

export function TableRow<Row, Group>(props: TableRowProps<Row, Group>) {
  const { modelRow, row, name, columns, selectable, actions, indented = false, below } = props;
  const selected = modelRow.getIsSelected();
  const cells = (
    <tr
      data-selected={selected || undefined}
      data-indented={indented || undefined}
      data-opened={below !== undefined || undefined}
    >
      {selectable && (
        <td className={classes['checkCell']}>
          <Checkbox
            aria-label={tableTexts.selectRow(name)}
            checked={selected}
            onChange={modelRow.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-wrap={column.wrap}>
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td className={classes['actionsCell']}>
          <RowActions actions={actions} rowName={name} />
        </td>
      )}
    </tr>
  );
  if (below === undefined) return cells;
  const span = columns.length + (selectable ? 1 : 0) + (actions ? 1 : 0);
  return (
    <>
      {cells}
      <tr className={classes['below']} data-opened>
        <td colSpan={span}>{below}</td>
      </tr>
    </>
  );
}
