import { formatPhone as formatKeptPhone } from '@indeks/contract/numbers/contact';
import { today } from './today.ts';
import { joined } from './typography.ts';

/** Calendar values travel as strings: a day is `2025-10-03`, a month `2025-10`, a time `09:15`. */

/** 12 350,5: a comma and hard spaces. */
export function formatNumber(value: number, fractionDigits?: number): string {
  if (fractionDigits === undefined) return numbers.format(value);
  return new Intl.NumberFormat('pl-PL', {
    useGrouping: 'always',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/** Integer grosze as `12 350,00 zł`. */
export function formatMoney(grosze: number): string {
  return money.format(grosze / 100);
}

/** The remaining amount, as a balance of the person's account: −1 200,00 zł when owed, 200,00 zł when paid too much. */
export function formatBalance(owed: number): string {
  return formatMoney(owed === 0 ? 0 : -owed).replace('-', '−');
}

/** Integer grosze as `12 350,00`, for columns whose head says what they are. */
export function formatAmount(grosze: number): string {
  return formatNumber(grosze / 100, 2).replace('-', '−');
}

/** Integer grosze as whole złote, for sums of many people that are read at a glance: `12 350 zł`. */
export function formatZlote(grosze: number): string {
  return wholeMoney.format(Math.round(grosze / 100));
}

/** 3 października 2025 */
export function formatDate(day: string): string {
  return longDate.format(toDate(day));
}

/** 10 paź 2025 */
export function formatShortDate(day: string): string {
  return shortDate.format(toDate(day));
}

/** 03.10.2025, the way dates are typed. */
export function formatNumericDate(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** piątek */
export function formatWeekday(day: string): string {
  return weekday.format(toDate(day));
}

/** sob., 14.11 */
export function formatShortDay(day: string): string {
  return shortDay.format(toDate(day));
}

/** październik 2025 */
export function formatMonth(month: string): string {
  return monthAndYear.format(toDate(`${month}-01`));
}

/** 10–12 października 2025, 31 października – 2 listopada 2025; one day is that day alone. */
export function formatDateRange(from: string, to: string): string {
  if (from === to) return formatDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOfMonth(from)}–${formatDate(to)}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${dayAndMonth.format(toDate(from))} – ${formatDate(to)}`;
  return `${formatDate(from)} – ${formatDate(to)}`;
}

/** 5 listopada: for a day whose year is clear from the context. */
export function formatDay(day: string): string {
  return dayAndMonth.format(toDate(day));
}

/** 10–12 października, 31 października – 2 listopada; one day is that day alone. */
export function formatDayRange(from: string, to: string): string {
  if (from === to) return formatDay(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOfMonth(from)}–${formatDay(to)}`;
  return `${formatDay(from)} – ${formatDay(to)}`;
}

/** paź 2025 */
export function formatShortMonth(month: string): string {
  return shortMonth.format(toDate(`${month}-01`));
}

/** październik */
export function formatMonthName(month: string): string {
  return monthAlone.format(toDate(`${month}-01`));
}

/** w październiku, we wrześniu */
export function formatInMonth(month: string): string {
  const name = inMonths[Number(month.slice(5, 7)) - 1] ?? '';
  return name.startsWith('wrz') ? `we ${name}` : joined('w', name);
}

/** 10 paź 2025 – 12 paź 2025, as range fields show it. */
export function formatShortDateRange(from: string, to: string): string {
  return from === to ? formatShortDate(from) : `${formatShortDate(from)} – ${formatShortDate(to)}`;
}

/** An instant (ISO with its zone) in business time: 03.10.2025, 8:05; of the current day: dziś, 8:05 */
export function formatDateTime(instant: string): string {
  const at = new Date(instant);
  const day = numericDate.format(at);
  return `${day === formatNumericDate(today()) ? 'dziś' : day}, ${timeOfDay.format(at)}`;
}

/** An instant in business time, as a register has it: 03.10.2025, 8:05 */
export function formatStamp(instant: string): string {
  const at = new Date(instant);
  return `${numericDate.format(at)}, ${timeOfDay.format(at)}`;
}

/** The day of an instant in business time: 03.10.2025 */
export function formatDayOf(instant: string): string {
  return numericDate.format(new Date(instant));
}

/** The time of an instant in business time: 8:05 */
export function formatTime(instant: string): string {
  return timeOfDay.format(new Date(instant));
}

/** 12 3456 7890 1234 5678 9012 3456 */
export function formatAccountNumber(digits: string): string {
  return digits.replace(/^(\d{2})/u, '$1 ').replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
}

/** 501 220 410, +49 30 901820; what is no telephone stays as it was typed. */
export function formatPhone(kept: string): string {
  return formatKeptPhone(kept, '\u00A0');
}

const numbers = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 2 });
const money = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
const wholeMoney = new Intl.NumberFormat('pl-PL', {
  style: 'currency',
  currency: 'PLN',
  useGrouping: 'always',
  maximumFractionDigits: 0,
});

const longDate = calendarFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const shortDate = calendarFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const dayAndMonth = calendarFormat({ day: 'numeric', month: 'long' });
const monthAndYear = calendarFormat({ month: 'long', year: 'numeric' });
const shortMonth = calendarFormat({ month: 'short', year: 'numeric' });
const monthAlone = calendarFormat({ month: 'long' });
const weekday = calendarFormat({ weekday: 'long' });
const shortDay = calendarFormat({ weekday: 'short', day: 'numeric', month: '2-digit' });
const timeOfDay = new Intl.DateTimeFormat('pl-PL', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Warsaw',
});

const numericDate = new Intl.DateTimeFormat('pl-PL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Warsaw',
});

/** The locative, which the browser does not know. */
const inMonths = [
  'styczniu',
  'lutym',
  'marcu',
  'kwietniu',
  'maju',
  'czerwcu',
  'lipcu',
  'sierpniu',
  'wrześniu',
  'październiku',
  'listopadzie',
  'grudniu',
];

function calendarFormat(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('pl-PL', { ...options, timeZone: 'UTC' });
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8, 10));
}
