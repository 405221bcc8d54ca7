import type { TablerIcon } from '@tabler/icons-react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './tinted-icon.module.css';
import tones from './tones.module.css';

export type IconTone = 'brand' | 'brand-strong' | 'info' | 'ok' | 'warning' | 'error';

interface TintedIconProps {
  of: TablerIcon;
  tone?: IconTone;
  /** `card` stands in the head of a card, `row` before the words of a row, `mark` is the small disc of a state. */
  size?: 'card' | 'row' | 'mark';
}

/** A tinted tile around an icon, before the words that say the same. */
export function TintedIcon({ of, tone = 'brand', size = 'row' }: TintedIconProps) {
  return (
    <span className={`${tones.toned} ${classes.tile}`} data-tone={tone} data-size={size} aria-hidden>
      <Icon of={of} size={sizes[size]} />
    </span>
  );
}

const sizes = { card: 21, row: iconSizes.action, mark: 15 } as const;
