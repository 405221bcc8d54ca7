import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { daysAfter, firstDay, lastDay, monthOf, openMonths } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { useSession } from '#shared/api/session-context.tsx';
import type { DateLimits } from '#shared/ui/form/dates/calendar-parts.tsx';
import { today } from '#shared/lib/today.ts';

/**
 * The days that hours and trips can be entered for: those of the open months, and of the month on the screen when it
 * was rejected. People who act for others may choose any day. The server decides; this only avoids a refusal.
 */
export function useOpenDays(month: string, report: Report | null): DateLimits {
  const unbound = useSession().permissions.includes('account.act-for-person');
  if (unbound) return {};
  const months = [
    ...openMonths(today()),
    ...(report?.status === reportStatus.rejected ? [month] : []),
  ].toSorted();
  return { min: firstDay(months[0] ?? month), max: lastDay(months.at(-1) ?? month), months };
}

/** Whether the day is one that can be chosen. */
export const isOpenDay = (day: string, { min, max, months }: DateLimits): boolean =>
  (min === undefined || day >= min) &&
  (max === undefined || day <= max) &&
  (months === undefined || months.includes(monthOf(day)));

/** The next day, or the same where the next one is closed. */
export const dayToGoOn = (day: string, days: DateLimits): string =>
  isOpenDay(daysAfter(day, 1), days) ? daysAfter(day, 1) : day;

/** A new entry begins with today, or with the first day of another month that is shown. */
export const chooseFirstDay = (month: string): string =>
  monthOf(today()) === month ? today() : firstDay(month);
