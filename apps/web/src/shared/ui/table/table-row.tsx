import { Checkbox } from '@mantine/core';
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
}

export function TableRow<Row, Group>(props: TableRowProps<Row, Group>) {
  const { modelRow, row, name, columns, selectable, actions, indented = false } = props;
  const selected = modelRow.getIsSelected();
  return (
    <tr data-selected={selected || undefined} data-indented={indented || undefined}>
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
}
