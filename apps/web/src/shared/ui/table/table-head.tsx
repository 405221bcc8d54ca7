import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
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
}

export function TableHead<Row, Group>({
  model,
  columns,
  selectable,
  withActions,
}: TableHeadProps<Row, Group>) {
  return (
    <thead className={classes['head']}>
      <tr>
        {selectable && (
          <th scope="col" className={classes['checkCell']}>
            {model.options.enableMultiRowSelection === false ? (
              <VisuallyHidden>{tableTexts.choice}</VisuallyHidden>
            ) : (
              <SelectPage model={model} />
            )}
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} model={model} column={column} />
        ))}
        {withActions && (
          <th scope="col" className={classes['actionsCell']}>
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

function HeadCell<Row, Group>({ model, column }: { model: TableModel<Row, Group>; column: Column<Row> }) {
  const place = {
    'data-align': column.align,
    style: column.width === undefined ? {} : { inlineSize: column.width },
  };
  const sorting = model.getColumn(column.id);
  if (column.sortable !== true || sorting === undefined) {
    return (
      <th scope="col" {...place}>
        {column.header}
      </th>
    );
  }
  const sorted = sorting.getIsSorted();
  const Arrow = sortArrows[sorted === false ? 'none' : sorted];
  return (
    <th scope="col" {...place} aria-sort={ariaSorts[sorted === false ? 'none' : sorted]}>
      <UnstyledButton className={sortClasses['sort']} onClick={sorting.getToggleSortingHandler()}>
        {column.header}
        <Arrow size={15} stroke={1.75} aria-hidden data-sorted={sorted !== false || undefined} />
      </UnstyledButton>
    </th>
  );
}

const sortArrows = { none: IconArrowsSort, asc: IconArrowUp, desc: IconArrowDown } as const;
const ariaSorts = { none: 'none', asc: 'ascending', desc: 'descending' } as const;
