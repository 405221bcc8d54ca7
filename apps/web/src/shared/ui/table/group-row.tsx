import { ActionIcon, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import cardClasses from './row-card.module.css';
import classes from './table-grid.module.css';
import { tableTexts } from './table.texts.ts';
import type { ModelRow } from './use-table-model.ts';

interface GroupRowProps<Row, Group> {
  modelRow: ModelRow<Row, Group>;
  name: string;
  selectable: boolean;
  /** How many columns the group's cell spans. */
  columnCount: number;
  end: ReactNode;
  children: ReactNode;
}

export function GroupRow<Row, Group>(props: GroupRowProps<Row, Group>) {
  const { modelRow, name, selectable, columnCount, end, children } = props;
  const expanded = modelRow.getIsExpanded();
  return (
    <tr className={classes.groupRow} data-selected={modelRow.getIsAllSubRowsSelected() || undefined}>
      {selectable && (
        <td className={classes.checkCell} data-apart>
          <GroupCheckbox modelRow={modelRow} name={name} />
        </td>
      )}
      <td colSpan={columnCount}>
        <div className={classes.group}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-expanded={expanded}
            aria-label={expanded ? tableTexts.collapseGroup(name) : tableTexts.expandGroup(name)}
            onClick={modelRow.getToggleExpandedHandler()}
          >
            <Icon of={expanded ? IconChevronDown : IconChevronRight} />
          </ActionIcon>
          <div className={classes.groupBody}>{children}</div>
        </div>
      </td>
      {end !== undefined && (
        <td className={classes.actionsCell} data-apart>
          {end}
        </td>
      )}
    </tr>
  );
}

interface GroupCardProps<Row, Group> {
  modelRow: ModelRow<Row, Group>;
  name: string;
  selectable: boolean;
  head: ReactNode;
  end: ReactNode;
  children: ReactNode;
}

/** A group on a phone: its rows are tiles inside, always in sight. */
export function GroupCard<Row, Group>({
  modelRow,
  name,
  selectable,
  head,
  end,
  children,
}: GroupCardProps<Row, Group>) {
  return (
    <li className={cardClasses.group}>
      <div className={cardClasses.groupHead}>
        {selectable && (
          <div className={cardClasses.check}>
            <GroupCheckbox modelRow={modelRow} name={name} />
          </div>
        )}
        <div className={cardClasses.body}>{head}</div>
        {end}
      </div>
      <ul className={cardClasses.tiles} aria-label={name}>
        {children}
      </ul>
    </li>
  );
}

export function GroupCheckbox<Row, Group>({
  modelRow,
  name,
}: {
  modelRow: ModelRow<Row, Group>;
  name: string;
}) {
  const all = modelRow.getIsAllSubRowsSelected();
  return (
    <Checkbox
      aria-label={tableTexts.selectGroup(name)}
      checked={all}
      indeterminate={!all && modelRow.getIsSomeSelected()}
      onChange={() => modelRow.toggleSelected(!all)}
    />
  );
}
