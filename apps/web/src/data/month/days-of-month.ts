import { firstDay, lastDay } from '@indeks/contract/months/months.rules';

export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: firstDay(month),
  to: lastDay(month),
});
