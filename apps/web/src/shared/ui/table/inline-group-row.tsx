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

/** A group and its first row in one line. */
export function InlineGroupRow<Row, Group>(props: InlineGroupRowProps<Row, Group>) {
  const { modelRow, name, row, rowName, columns, cell, selectable, actions } = props;
  const opened = isOpened(modelRow);
  return (
    <tr data-selected={isTicked(modelRow) || undefined} data-opened={opened || undefined}>
      {selectable && (
        <td className={classes.checkCell} data-apart>
          <InlineCheckbox modelRow={modelRow} name={name} rowName={rowName} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-align={column.align}
          data-wrap={column.wrap}
          data-gives-way={column.givesWay}
        >
          {index === 0 ? cell(<MoreToggle modelRow={modelRow} name={name} />) : column.cell(row)}
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

type Inline<Row, Group> = Pick<InlineGroupRowProps<Row, Group>, 'modelRow' | 'name'>;

export const isOpened = <Row, Group>(modelRow: ModelRow<Row, Group>): boolean =>
  modelRow.getIsExpanded() && modelRow.subRows.length > 1;

/** Of a closed group all rows, of an open one the first. */
export const isTicked = <Row, Group>(modelRow: ModelRow<Row, Group>): boolean =>
  isOpened(modelRow) ? modelRow.subRows[0]?.getIsSelected() === true : modelRow.getIsAllSubRowsSelected();

/** Ticks the whole group while it is closed, the first row when it is open. */
export function InlineCheckbox<Row, Group>({
  modelRow,
  name,
  rowName,
}: Inline<Row, Group> & { rowName: string }) {
  const first = modelRow.subRows[0];
  if (!first || !isOpened(modelRow)) return <GroupCheckbox modelRow={modelRow} name={name} />;
  return (
    <Checkbox
      aria-label={tableTexts.selectRow(rowName)}
      checked={first.getIsSelected()}
      onChange={first.getToggleSelectedHandler()}
    />
  );
}

/** Opens the other rows of the group, where there are some. */
export function MoreToggle<Row, Group>({ modelRow, name }: Inline<Row, Group>) {
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
