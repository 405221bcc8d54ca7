import type { TablerIcon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { CardHead } from '#shared/ui/page/card-head.tsx';
import type { IconTone } from '#shared/ui/page/tinted-icon.tsx';
import classes from './dashboard-cards.module.css';

interface DashboardCardProps {
  title: string;
  icon: TablerIcon;
  tone?: IconTone;
  children: ReactNode;
}

/** A card of the dashboard under its icon and title, which names it. */
export function DashboardCard({ title, icon, tone = 'brand', children }: DashboardCardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <CardHead id={titleId} title={title} icon={icon} tone={tone} />
      {children}
    </section>
  );
}
