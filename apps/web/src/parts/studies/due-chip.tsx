import type { Dues } from '@indeks/contract/payments/dues.schemas';
import { IconClock, IconHourglass } from '@tabler/icons-react';
import { formatDate, formatDay } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { dueTexts as texts } from './studies.texts.ts';

/** Until when something is to be paid, or for how long it has been late. */
export function DueChip({ dues: { due, overdueDays } }: { dues: Dues }) {
  if (due === null) return null;
  if (overdueDays > 0)
    return (
      <StatusChip tone="error" icon={IconHourglass}>
        {texts.overdue(overdueDays)}
      </StatusChip>
    );
  const thisYear = due.slice(0, 4) === today().slice(0, 4);
  return (
    <StatusChip tone="warning" icon={IconClock}>
      {texts.until(thisYear ? formatDay(due) : formatDate(due))}
    </StatusChip>
  );
}
