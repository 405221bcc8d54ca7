import { today } from './today.ts';

/** Instants (ISO with their zone) in business time. Apart from `format.ts`, which every list loads. */

/** The day of an instant: 2025-10-03 */
export const dayOf = (instant: string): string => days.format(new Date(instant));

/** 9:15 */
export const timeOf = (instant: string): string => times.format(new Date(instant));

/** 3 paź; of another year 3 paź 2025 */
export function shortDayOf(instant: string): string {
  const at = new Date(instant);
  return (dayOf(instant).slice(0, 4) === today().slice(0, 4) ? shortDays : shortDaysOfYear).format(at);
}

/** How far back an instant lies, by calendar days. */
export function ageOf(instant: string): 'today' | 'yesterday' | 'earlier' {
  const day = dayOf(instant);
  if (day >= today()) return 'today';
  return day === dayBefore(today()) ? 'yesterday' : 'earlier';
}

const dayBefore = (day: string): string => moved(day, -1);

/** The next day: 2025-10-04 */
export const dayAfter = (day: string): string => moved(day, 1);

const moved = (day: string, by: number): string => {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + by);
  return at.toISOString().slice(0, 10);
};

const timeZone = 'Europe/Warsaw';
const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
const times = new Intl.DateTimeFormat('pl-PL', { hour: 'numeric', minute: '2-digit', timeZone });
const shortDays = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'short', timeZone });
const shortDaysOfYear = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone,
});

/** The instant of a day and a time in Warsaw; of an hour that the clocks skip, the one after it. */
export function parseInstant(day: string, time: string): string {
  const summer = new Date(`${day}T${time}:00+02:00`);
  const isSummer =
    dayOf(summer.toISOString()) === day && timeOf(summer.toISOString()).padStart(5, '0') === time;
  return (isSummer ? summer : new Date(`${day}T${time}:00+01:00`)).toISOString();
}
