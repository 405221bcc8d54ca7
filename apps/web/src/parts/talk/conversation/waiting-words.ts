import { waitingTexts as texts } from './conversation.texts.ts';

const hour = 60;
const day = 24 * hour;

/** How long somebody has waited: 41 min, 2 godz. 10 min, 3 dni. */
export function writeWaiting(since: string, now: number): string {
  return writeMinutes(Math.floor((now - Date.parse(since)) / 60_000));
}

export function writeMinutes(counted: number): string {
  const minutes = Math.max(0, counted);
  if (minutes < hour) return texts.minutes(minutes);
  if (minutes >= day) return texts.days(Math.floor(minutes / day));
  const rest = minutes % hour;
  const hours = texts.hours(Math.floor(minutes / hour));
  return rest === 0 ? hours : `${hours} ${texts.minutes(rest)}`;
}

/** After two hours it is told in amber. */
export const isLong = (since: string, now: number): boolean => now - Date.parse(since) >= 2 * hour * 60_000;
