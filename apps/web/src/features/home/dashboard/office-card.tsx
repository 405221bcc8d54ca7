import { IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './dashboard-cards.module.css';
import { officeTexts } from './office.texts.ts';

interface OfficeCardProps extends Pick<OfficeLinesProps, 'lines'> {
  /** What is counted, in the plural of its number; `none` is said when there are no lines. */
  texts: { title: string; unit: (count: number) => string; none: string };
  icon: TablerIcon;
  count: number;
  /** The list of exactly what is counted; without one the lines alone lead there. */
  to?: string;
  /** A second number, below the first. */
  second?: ReactNode;
  /** What follows the lines. */
  children?: ReactNode;
}

/** A number, and the first lines of what it counts. */
export function OfficeCard({ texts, icon, count, to, second, lines, children }: OfficeCardProps) {
  const words = (
    <>
      <span className={classes.number}>{officeTexts.number(count)}</span> {texts.unit(count)}
    </>
  );
  return (
    <DashboardCard title={texts.title} icon={icon}>
      <p className={classes.total}>
        {to === undefined ? (
          words
        ) : (
          <Link to={to} className={classes.link}>
            {words}
          </Link>
        )}
      </p>
      {second}
      <OfficeLines none={texts.none} lines={lines} />
      {children}
    </DashboardCard>
  );
}

export interface OfficeLine {
  key: string | number;
  to: string;
  words: string;
  /** A second, quieter line. */
  detail?: string | undefined;
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
  if (lines.length === 0) return <p className={classes.context}>{none}</p>;
  return (
    <ul className={classes.lines}>
      {lines.map(({ key, to, words, detail, chip, tone = 'neutral' }) => (
        <li key={key}>
          <Link to={to} className={classes.line}>
            <span className={classes.lineBody}>
              <span className={classes.words} data-described={detail !== undefined || undefined}>
                {words}
                {detail !== undefined && <span className={classes.detail}>{detail}</span>}
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
