import type { TablerIcon } from '@tabler/icons-react';

/** Something one can do on a page: a button, a link inside the portal, a file, or a small menu of these. */
export interface PageAction {
  label: string;
  /** Shown on phones when the action shares its row with controls. */
  shortLabel?: string;
  icon?: TablerIcon;
  onClick?: () => void;
  /** An address inside the portal. */
  to?: string;
  /** A file to download. */
  download?: string;
  /** Turns the action into a menu. */
  items?: readonly PageAction[];
  /** Destroys something. */
  danger?: boolean;
  disabled?: boolean;
  /** Why it cannot be done at present. The button looks disabled, can still be focused, and tells the reason. */
  blocked?: string | undefined;
  /** Its work is running. */
  busy?: boolean;
}
