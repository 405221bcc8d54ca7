import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import tones from '#shared/ui/page/tones.module.css';
import classes from './status-chip.module.css';

export type ChipTone = 'ok' | 'warning' | 'error' | 'info' | 'neutral' | 'brand';

interface StatusChipProps {
  tone: ChipTone;
  /** The text is required: many people cannot tell the colour or the icon. */
  children: ReactNode;
  /** Instead of the tone's icon: a clock for "soon", a triangle for "attention". */
  icon?: TablerIcon;
}

export function StatusChip({ tone, children, icon }: StatusChipProps) {
  return (
    <span className={`${tones.toned} ${classes.chip}`} data-tone={tone}>
      <Icon of={icon ?? icons[tone]} size={15} className={classes.icon} />
      <span className={classes.words}>{children}</span>
    </span>
  );
}

const icons: Record<ChipTone, TablerIcon> = {
  ok: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
  info: IconInfoCircle,
  neutral: IconInfoCircle,
  brand: IconCircleCheck,
};
