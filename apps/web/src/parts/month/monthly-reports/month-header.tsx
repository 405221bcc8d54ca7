import type { MonthAbilities } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import classes from './months.module.css';
import { monthReportTexts as texts } from './month-report.texts.ts';

/** What a month's screen puts into the header of its page, or into its own toolbar below somebody's tabs. */
export interface MonthHeaderParts {
  controls: ReactNode;
  main?: PageAction;
}

export interface MonthProps {
  /** Whose month; undefined for one's own. */
  user: number | undefined;
  /** Puts the month and the add button into the page's header; by default they stand above the entries. */
  header?: (parts: MonthHeaderParts) => ReactNode;
}

interface MonthHead {
  month: string;
  setMonth: (month: string) => void;
  /** The last month that can be chosen. */
  last: string;
  /** Undefined while the month is on its way. */
  can: MonthAbilities | undefined;
  add: PageAction;
}

/** A month that cannot be changed shows a chip that says so instead of its add button. */
export function monthHeaderParts({ month, setMonth, last, can, add }: MonthHead): MonthHeaderParts {
  const locked = can !== undefined && !can.add;
  const controls = (
    <div className={classes.controls}>
      <MonthSelector value={month} onChange={setMonth} last={last} />
      {locked && (
        <StatusChip tone="neutral" icon={IconLock}>
          {texts.locked}
        </StatusChip>
      )}
    </div>
  );
  return locked ? { controls } : { controls, main: add };
}

/** The same parts where the page has a header of its own. */
export const inToolbar = ({ controls, main }: MonthHeaderParts): ReactNode => (
  <div className={classes.toolbar}>
    {controls}
    {main && <ActionButton action={main} main />}
  </div>
);
