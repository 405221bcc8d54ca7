import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconFold, IconFoldDown } from '@tabler/icons-react';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import sortClasses from './column-sort.module.css';
import classes from './table-grid.module.css';
import { tableTexts } from './table.texts.ts';
import type { TableModel } from './use-table-model.ts';

interface TableHeadProps<Row, Group> {
  model: TableModel<Row, Group>;
  columns: readonly Column<Row>[];
  selectable: boolean;
  withActions: boolean;
  /** Some rows can be opened: a button opens or closes all of the page. */
  expandable: boolean;
}

export function TableHead<Row, Group>({
  model,
  columns,
  selectable,
  withActions,
  expandable,
}: TableHeadProps<Row, Group>) {
  return (
    <thead className={classes.head}>
      <tr>
        {selectable && (
          <th scope="col" className={classes.checkCell}>
            {model.options.enableMultiRowSelection === false ? (
              <VisuallyHidden>{tableTexts.choice}</VisuallyHidden>
            ) : (
              <SelectPage model={model} />
            )}
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell key={column.id} model={model} column={column}>
            {index === 0 && expandable && <ExpandAll model={model} />}
          </HeadCell>
        ))}
        {withActions && (
          <th scope="col" className={classes.actionsCell}>
            <VisuallyHidden>{tableTexts.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SelectPage<Row, Group>({ model }: { model: TableModel<Row, Group> }) {
  const rows = model.getCoreRowModel().flatRows.filter((row) => row.original.kind === 'row');
  const all = rows.length > 0 && rows.every((row) => row.getIsSelected());
  return (
    <Checkbox
      aria-label={tableTexts.selectAll}
      checked={all}
      indeterminate={!all && rows.some((row) => row.getIsSelected())}
      onChange={() => model.toggleAllRowsSelected(!all)}
    />
  );
}

function ExpandAll<Row, Group>({ model }: { model: TableModel<Row, Group> }) {
  const opened = model.getIsSomeRowsExpanded();
  return (
    <QuietAction
      className={classes.expandAll}
      icon={opened ? IconFold : IconFoldDown}
      label={opened ? tableTexts.collapseAll : tableTexts.expandAll}
      size={26}
      onClick={() => model.toggleAllRowsExpanded(!opened)}
    />
  );
}

interface HeadCellProps<Row, Group> {
  model: TableModel<Row, Group>;
  column: Column<Row>;
  children?: ReactNode;
}

function HeadCell<Row, Group>({ model, column, children }: HeadCellProps<Row, Group>) {
  const place = {
    'data-align': column.align,
    'data-gives-way': column.givesWay,
    style: column.width === undefined ? {} : { inlineSize: column.width },
  };
  const sorting = model.getColumn(column.id);
  if (column.sortable !== true || sorting === undefined) {
    return (
      <th scope="col" {...place}>
        {column.header}
        {children}
      </th>
    );
  }
  const sorted = sorting.getIsSorted();
  const Arrow = sortArrows[sorted === false ? 'none' : sorted];
  return (
    <th scope="col" {...place} aria-sort={ariaSorts[sorted === false ? 'none' : sorted]}>
      <UnstyledButton className={sortClasses.sort} onClick={sorting.getToggleSortingHandler()}>
        {column.header}
        <Arrow size={15} stroke={1.75} aria-hidden data-sorted={sorted !== false || undefined} />
      </UnstyledButton>
      {children}
    </th>
  );
}

const sortArrows = { none: IconArrowsSort, asc: IconArrowUp, desc: IconArrowDown } as const;
const ariaSorts = { none: 'none', asc: 'ascending', desc: 'descending' } as const;
