import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './action-menu.module.css';
import type { PageAction } from './page-action.ts';

interface ActionMenuProps {
  /** The button that opens the menu. */
  children: ReactElement;
  actions: readonly PageAction[];
}

/** Actions under one button. An action that is a menu is replaced by its items. */
export function ActionMenu({ children, actions }: ActionMenuProps) {
  return (
    // Mantine's placeholder for the first focus is no item of a menu: screen readers would count it.
    <Menu position="bottom-end">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {actions
          .flatMap((action) => action.items ?? [action])
          .map((action) => (
            <ActionLine key={action.label} action={action} />
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function ActionLine({ action }: { action: PageAction }) {
  const look = {
    leftSection: action.icon && <Icon of={action.icon} />,
    disabled: action.disabled ?? false,
    className: action.danger === true ? classes['danger'] : undefined,
    children: action.label,
  };
  if (action.to !== undefined) return <Menu.Item {...look} component={Link} to={action.to} />;
  if (action.download !== undefined)
    return <Menu.Item {...look} component="a" href={action.download} download />;
  return <Menu.Item {...look} onClick={action.onClick} />;
}
