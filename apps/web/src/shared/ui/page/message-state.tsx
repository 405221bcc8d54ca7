import { Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './message-state.module.css';

interface MessageStateProps {
  tone: 'brand' | 'error';
  icon: TablerIcon;
  title: string;
  text?: ReactNode;
  /** Under the sentence. */
  below?: ReactNode;
  action?: ReactNode;
}

/** The common shape of "nothing here" and "it failed": icon, title, sentence, one action. */
export function MessageState({ tone, icon, title, text, below, action }: MessageStateProps) {
  return (
    <div className={classes.root} role={tone === 'error' ? 'alert' : undefined}>
      <div className={classes.icon} data-tone={tone} aria-hidden>
        <Icon of={icon} size={iconSizes.state} />
      </div>
      <Title order={2} size="h3" className={classes.title}>
        {title}
      </Title>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {below}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
