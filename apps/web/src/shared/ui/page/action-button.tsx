import { Button, Tooltip, type ButtonProps } from '@mantine/core';
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
  if (action.blocked !== undefined) return <BlockedButton {...look} reason={action.blocked} />;
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

/** Unlike a disabled button it has the focus and a tooltip, which say why nothing can be done. */
function BlockedButton({ reason, ...look }: ButtonProps & { reason: string }) {
  return (
    <Tooltip label={reason} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <Button {...look} data-disabled aria-disabled onClick={(event) => event.preventDefault()} />
    </Tooltip>
  );
}
