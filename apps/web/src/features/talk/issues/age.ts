import { ageOf, dayOf } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import { issuesTexts } from './issues.texts.ts';
import { present } from '#shared/lib/clock.ts';

const texts = issuesTexts.age;

/** How long ago: 5 min, 2 godz., wczoraj, 4 dni. */
export function ageWords(instant: string): string {
  const minutes = Math.floor((present() - Date.parse(instant)) / 60_000);
  if (ageOf(instant) === 'yesterday') return texts.yesterday;
  if (ageOf(instant) === 'earlier') return texts.days(daysBetween(dayOf(instant), today()));
  if (minutes < 1) return texts.now;
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.floor(minutes / 60));
}

/** The same as a length of time: a day where the other says yesterday. */
export const lengthWords = (instant: string): string =>
  ageOf(instant) === 'yesterday' ? texts.days(1) : ageWords(instant);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
