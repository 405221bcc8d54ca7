import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './action-lines.module.css';
import type { MenuButton } from './menu-on-demand.tsx';
import { OpenedMenu } from './opened-menu.tsx';
import type { PageAction } from './page-action.ts';

interface ActionLinesProps {
  button: MenuButton;
  actions: readonly PageAction[];
}

/** The opened menu of an `ActionMenu`. */
export function ActionLines({ button, actions }: ActionLinesProps) {
  return (
    <OpenedMenu button={button} position="bottom-end">
      {actions
        .flatMap((action) => action.items ?? [action])
        .map((action) => (
          <ActionLine key={action.label} action={action} />
        ))}
    </OpenedMenu>
  );
}

function ActionLine({ action }: { action: PageAction }) {
  const look = {
    leftSection: action.icon && <Icon of={action.icon} />,
    disabled: action.disabled ?? false,
    className: action.danger === true ? classes.danger : undefined,
    children: action.label,
  };
  if (action.to !== undefined) return <Menu.Item {...look} component={Link} to={action.to} />;
  if (action.download !== undefined)
    return <Menu.Item {...look} component="a" href={action.download} download />;
  return <Menu.Item {...look} onClick={action.onClick} />;
}
