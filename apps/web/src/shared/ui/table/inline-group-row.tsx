import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import type { Column, RowAction } from './column.ts';
import { GroupCheckbox } from './group-row.tsx';
import { RowActions } from './row-actions.tsx';
import ownClasses from './inline-group-row.module.css';
import classes from './table-grid.module.css';
import { tableTexts } from './table.texts.ts';
import type { ModelRow } from './use-table-model.ts';

interface InlineGroupRowProps<Row, Group> {
  modelRow: ModelRow<Row, Group>;
  name: string;
  /** The first row of the group, whose cells stand beside the group's own. */
  row: Row;
  rowName: string;
  columns: readonly Column<Row>[];
  /** The first cell, with the button that opens the other rows where there are some. */
  cell: (toggle: ReactNode) => ReactNode;
  selectable: boolean;
  actions: readonly RowAction[] | undefined;
}

/** A group and its first row in one line. What is ticked is the whole group while it is closed, the first row when it is open. */
export function InlineGroupRow<Row, Group>(props: InlineGroupRowProps<Row, Group>) {
  const { modelRow, name, row, rowName, columns, cell, selectable, actions } = props;
  const opened = modelRow.getIsExpanded() && modelRow.subRows.length > 1;
  const first = modelRow.subRows[0];
  const selected = opened ? first?.getIsSelected() : modelRow.getIsAllSubRowsSelected();
  return (
    <tr data-selected={selected || undefined} data-opened={opened || undefined}>
      {selectable && (
        <td className={classes.checkCell} data-apart>
          {opened && first ? (
            <Checkbox
              aria-label={tableTexts.selectRow(rowName)}
              checked={first.getIsSelected()}
              onChange={first.getToggleSelectedHandler()}
            />
          ) : (
            <GroupCheckbox modelRow={modelRow} name={name} />
          )}
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-align={column.align}
          data-wrap={column.wrap}
          data-gives-way={column.givesWay}
        >
          {index === 0 ? cell(<Toggle modelRow={modelRow} name={name} />) : column.cell(row)}
        </td>
      ))}
      {actions && (
        <td className={classes.actionsCell} data-apart>
          <RowActions actions={actions} rowName={rowName} />
        </td>
      )}
    </tr>
  );
}

function Toggle<Row, Group>({ modelRow, name }: Pick<InlineGroupRowProps<Row, Group>, 'modelRow' | 'name'>) {
  const more = modelRow.subRows.length - 1;
  if (more < 1) return null;
  const expanded = modelRow.getIsExpanded();
  return (
    <UnstyledButton
      className={ownClasses.more}
      aria-expanded={expanded}
      onClick={modelRow.getToggleExpandedHandler()}
    >
      <VisuallyHidden>
        {expanded ? tableTexts.collapseGroup(name) : tableTexts.expandGroup(name)}
      </VisuallyHidden>
      <span aria-hidden>{tableTexts.moreRows(more)}</span>
      <Icon of={expanded ? IconChevronUp : IconChevronDown} size={14} />
    </UnstyledButton>
  );
}
