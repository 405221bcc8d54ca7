import { firstDay, lastDay } from '@indeks/contract/common/months.rules';

export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: firstDay(month),
  to: lastDay(month),
});
