import { monthAfter, monthOf } from '../../common/months.rules.ts';

/** The number of past months for which people are reminded; a report missing for an older month can no longer be written. */
const monthsBack = 3;

export type Reminding = 'too-early' | 'possible' | 'too-late';

/** Whether those who sent no report of the month can be reminded on that day. */
export const judgeReminding = (month: string, today: string): Reminding => {
  const current = monthOf(today);
  if (month >= current) return 'too-early';
  return month < monthAfter(current, -monthsBack) ? 'too-late' : 'possible';
};
