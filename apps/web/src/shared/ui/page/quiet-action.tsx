import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Icon } from '#shared/ui/icon.tsx';

interface QuietActionProps extends Pick<ActionIconProps, 'className' | 'disabled' | 'ms' | 'mt'> {
  icon: TablerIcon;
  /** Shown when it is pointed at. */
  label: string;
  /** With what it acts on, so that the names of many buttons in one list differ. */
  name?: string;
  size?: number;
  iconSize?: number;
  onClick: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** The letter that presses it while its row has the focus. */
  'data-row-key'?: string;
}

/** A button that is only a grey icon, with its word on pointing. */
export function QuietAction({ icon, label, name = label, size = 34, iconSize, ...others }: QuietActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={size} aria-label={name} {...others}>
        <Icon of={icon} {...(iconSize !== undefined && { size: iconSize })} />
      </ActionIcon>
    </Tooltip>
  );
}
