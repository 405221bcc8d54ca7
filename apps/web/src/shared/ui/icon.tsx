import type { TablerIcon } from '@tabler/icons-react';

interface IconProps {
  of: TablerIcon;
  size?: number;
  className?: string | undefined;
}

/** Draws an icon in the portal's stroke. Screen readers skip it and read the text or the label beside it. */
export function Icon({ of: Drawing, size = iconSizes.action, className }: IconProps) {
  return <Drawing size={size} stroke={1.75} className={className} aria-hidden />;
}

/** `small` stands in small buttons and beside lines of text, `state` above a message that fills its place. */
export const iconSizes = { small: 17, action: 18, menu: 20, state: 28 } as const;
