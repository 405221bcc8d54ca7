import { monthAfter, monthOf } from '../../common/months.rules.ts';

/** Of so many months that are over people are reminded: whoever sent nothing for an older one has nothing to send. */
const monthsBack = 3;

export type Reminding = 'too-early' | 'possible' | 'too-late';

/** Whether those who sent no report of the month can be reminded on that day. */
export const judgeReminding = (month: string, today: string): Reminding => {
  const current = monthOf(today);
  if (month >= current) return 'too-early';
  return month < monthAfter(current, -monthsBack) ? 'too-late' : 'possible';
};
