import { IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './dashboard-cards.module.css';
import { officeTexts as texts } from './office.texts.ts';

interface OfficeCardProps {
  title: string;
  icon: TablerIcon;
  /** The number leads to where its things are. */
  count: number;
  unit: string;
  to: string;
  children: ReactNode;
}

/** A number that is a link, and the first lines of what it counts. */
export function OfficeCard({ title, icon, count, unit, to, children }: OfficeCardProps) {
  return (
    <DashboardCard title={title} icon={icon}>
      <p className={classes['total']}>
        <Link to={to} className={classes['link'] ?? ''}>
          <span className={classes['number']}>{texts.number(count)}</span> {unit}
        </Link>
      </p>
      {children}
    </DashboardCard>
  );
}

export interface OfficeLine {
  key: string | number;
  to: string;
  words: string;
  /** A second, quieter line. */
  detail?: string;
  chip?: string;
  tone?: ChipTone;
}

interface OfficeLinesProps {
  lines: readonly OfficeLine[];
  /** Said when there are none. */
  none: string;
}

/** What a card counts, line by line; each leads to its thing. */
export function OfficeLines({ lines, none }: OfficeLinesProps) {
  if (lines.length === 0) return <p className={classes['context']}>{none}</p>;
  return (
    <ul className={classes['lines']}>
      {lines.map(({ key, to, words, detail, chip, tone = 'neutral' }) => (
        <li key={key}>
          <Link to={to} className={classes['line'] ?? ''}>
            <span className={classes['lineBody']}>
              <span className={classes['words']} data-described={detail !== undefined || undefined}>
                {words}
                {detail !== undefined && <span className={classes['detail']}>{detail}</span>}
              </span>
              {chip !== undefined && <StatusChip tone={tone}>{chip}</StatusChip>}
            </span>
            <Icon of={IconChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
