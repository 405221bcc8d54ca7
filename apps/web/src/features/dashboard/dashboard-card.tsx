import { Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './dashboard-cards.module.css';

interface DashboardCardProps {
  title: string;
  icon: TablerIcon;
  children: ReactNode;
}

/** A card of the dashboard under its icon and title, which names it. */
export function DashboardCard({ title, icon, children }: DashboardCardProps) {
  const titleId = useId();
  return (
    <section className={classes['card']} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <span className={classes['icon']} aria-hidden>
          <Icon of={icon} size={21} />
        </span>
        <Title order={2} id={titleId} className={classes['title']}>
          {title}
        </Title>
      </div>
      {children}
    </section>
  );
}
