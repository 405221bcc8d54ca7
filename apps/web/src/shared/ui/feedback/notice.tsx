import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import tones from '#shared/ui/page/tones.module.css';
import classes from './notice.module.css';

export type NoticeTone = 'info' | 'ok' | 'warning' | 'error';

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** A tinted block inside a page or dialog. A failure is announced at once, the others when reached. */
export function Notice({ tone, title, children, ref, className = '' }: NoticeProps) {
  return (
    <div
      ref={ref}
      className={`${tones.toned} ${classes.notice} ${className}`}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon of={icons[tone]} size={iconSizes.menu} className={classes.icon} />
      <div className={classes.body}>
        {title !== undefined && <div className={classes.title}>{title}</div>}
        {children}
      </div>
    </div>
  );
}

const icons = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
} satisfies Record<NoticeTone, unknown>;
