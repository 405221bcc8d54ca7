import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from './action-menu.tsx';
import type { PageAction } from './page-action.ts';

interface ActionButtonProps {
  action: PageAction;
  main?: boolean;
  fullWidth?: boolean;
  short?: boolean;
}

export function ActionButton({ action, main = false, fullWidth = false, short = false }: ActionButtonProps) {
  const look = {
    variant: main ? 'filled' : 'default',
    leftSection: action.icon && <Icon of={action.icon} />,
    fullWidth,
    disabled: action.disabled ?? false,
    children: short ? (action.shortLabel ?? action.label) : action.label,
  };
  if (action.items) {
    return (
      <ActionMenu actions={action.items}>
        <Button {...look} rightSection={<Icon of={IconChevronDown} size={16} />} />
      </ActionMenu>
    );
  }
  if (action.to !== undefined) return <Button {...look} component={Link} to={action.to} />;
  if (action.download !== undefined)
    return <Button {...look} component="a" href={action.download} download />;
  return <BusyButton {...look} busy={action.busy ?? false} onClick={action.onClick} />;
}
