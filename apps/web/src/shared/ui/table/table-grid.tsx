import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { TableHead } from './table-head.tsx';
import { LineCells } from './table-row.tsx';
import classes from './table-grid.module.css';
import { useRoom } from './use-room.ts';
import { tableTexts } from './table.texts.ts';
import type { TableModel } from './use-table-model.ts';

interface TableGridProps<Row, Group> {
  label: string;
  model: TableModel<Row, Group>;
  columns: readonly Column<Row>[];
  selectable: boolean;
  withActions: boolean;
  /** 56 px rows for two lines, 44 px for plain ones and for two lines close together. */
  density: 'two-line' | 'plain' | 'dense';
  stale: boolean;
  expandable?: boolean;
  /** What the list comes to: a cell for each column. */
  totals?: readonly ReactNode[] | undefined;
  children: ReactNode;
}

export function TableGrid<Row, Group>(props: TableGridProps<Row, Group>) {
  const { label, model, columns, selectable, withActions, density, stale, totals, children } = props;
  const { expandable = false } = props;
  const { ref, room } = useRoom();
  const overflowing = room === 'overflowing';
  // The region scrolls sideways only when the table is too wide, because inside it the head cannot stick to the page. Up
  // and down scrolls the page alone.
  const region = overflowing
    ? { role: 'region', tabIndex: 0, 'aria-label': tableTexts.scrollable(label) }
    : {};
  return (
    <div
      ref={ref}
      className={classes.region}
      data-tight={room !== 'roomy' || undefined}
      data-overflowing={overflowing || undefined}
      {...region}
    >
      <table className={classes.table} data-density={density} aria-busy={stale}>
        <VisuallyHidden component="caption">{label}</VisuallyHidden>
        <TableHead
          model={model}
          columns={columns}
          selectable={selectable}
          withActions={withActions}
          expandable={expandable}
        />
        <tbody>{children}</tbody>
        {totals && (
          <tfoot>
            <tr>
              {selectable && <td className={classes.checkCell} aria-hidden />}
              <LineCells columns={columns} cells={totals} />
              {withActions && <td className={classes.actionsCell} aria-hidden />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
