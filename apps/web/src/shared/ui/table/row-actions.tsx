import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopyPlus, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import type { RowAction } from './column.ts';
import { opensRow } from './open-row.ts';
import classes from './row-actions.module.css';
import { tableTexts } from './table.texts.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** The row in words, so that the buttons of different rows differ for those who do not see them. */
  rowName: string;
}

export function RowActions({ actions, rowName }: RowActionsProps) {
  return (
    <div className={classes.icons}>
      {actions
        .filter(({ inMenu }) => inMenu !== true)
        .map((action) => (
          <Tooltip key={action.key ?? action.label} label={action.label}>
            <RowButton action={action} name={tableTexts.actionOn(action.label, rowName)} />
          </Tooltip>
        ))}
      <RowActionsMenu actions={actions.filter(({ inMenu }) => inMenu === true)} rowName={rowName} size={34} />
    </div>
  );
}

/** The same actions under one button: on a phone's card, where there is no room for icons, and those that are rarely needed. */
export function RowActionsMenu({ actions, rowName, size = 44 }: RowActionsProps & { size?: number }) {
  if (actions.length === 0) return null;
  return (
    <ActionMenu actions={actions}>
      <ActionIcon {...look} size={size} aria-label={tableTexts.actionsFor(rowName)}>
        <Icon of={IconDots} size={iconSizes.menu} />
      </ActionIcon>
    </ActionMenu>
  );
}

/** A card has its actions in a menu; a tap on a card without words that open it presses this. */
export function OpenerOfCard({ actions }: Pick<RowActionsProps, 'actions'>) {
  const action = actions.find(({ opens, inMenu }) => opens === true && inMenu !== true);
  return action?.onClick && <button type="button" hidden {...opensRow} onClick={action.onClick} />;
}

/** Word and icon of what most lists offer, for a row and for the selection; the list adds `onClick`. */
export const readyActions = {
  edit: { label: tableTexts.edit, icon: IconPencil, opens: true },
  duplicate: { label: tableTexts.duplicate, icon: IconCopyPlus },
  delete: { label: tableTexts.delete, icon: IconTrash, danger: true },
} as const;

/** Does to the selected row what its own button would do; for lists where one row is selected at a time. */
export const onFirst =
  <Row,>(act: (row: Row) => void) =>
  ([row]: readonly Row[]): void => {
    if (row !== undefined) act(row);
  };

/** Further props are the tooltip's. */
function RowButton({ action, name, ...tooltip }: { action: RowAction; name: string }) {
  const button = {
    ...tooltip,
    ...look,
    ...(action.opens === true && opensRow),
    size: 34,
    'aria-label': name,
    'data-danger': action.danger,
    disabled: action.disabled ?? false,
    children: <Icon of={action.icon} />,
  };
  if (action.to !== undefined) return <ActionIcon {...button} component={Link} to={action.to} />;
  return <ActionIcon {...button} onClick={action.onClick} />;
}

const look = { variant: 'subtle', color: 'gray', className: classes.icon };
