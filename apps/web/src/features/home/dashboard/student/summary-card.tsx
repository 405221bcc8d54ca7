import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#shared/ui/icon.tsx';
import { CardHead } from '#shared/ui/page/card-head.tsx';
import type { IconTone } from '#shared/ui/page/tinted-icon.tsx';
import classes from './student-pages.module.css';

interface SummaryCardProps {
  title: string;
  icon: TablerIcon;
  tone: IconTone;
  /** Large, with the words behind it. */
  value: string;
  of: string;
  children?: ReactNode;
  /** Where more of it stands. */
  more: { to: string; label: string };
}

/** One number of the student's first page and the way to what it is about. */
export function SummaryCard({ title, icon, tone, value, of, children, more }: SummaryCardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <CardHead id={titleId} title={title} icon={icon} tone={tone} />
      <p className={classes.quiet}>
        <strong className={classes.number}>{value}</strong> {of}
      </p>
      {children}
      <div className={classes.pay}>
        <Button fullWidth variant="light" component={Link} to={more.to} leftSection={<Icon of={icon} />}>
          {more.label}
        </Button>
      </div>
    </section>
  );
}
