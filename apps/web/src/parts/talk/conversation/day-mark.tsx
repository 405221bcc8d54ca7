import { formatDate, formatDay } from '#shared/lib/format.ts';
import { ageOf, dayOf } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import { conversationTexts as texts } from './conversation.texts.ts';
import classes from './messages.module.css';

/** Stands before the first message of a day. */
export function DayMark({ of: moment, after }: { of: string; after: string | undefined }) {
  if (after !== undefined && dayOf(moment) === dayOf(after)) return null;
  return <p className={classes.day}>{dayWords(moment)}</p>;
}

const dayWords = (instant: string): string => {
  const day = formatDay(dayOf(instant));
  if (ageOf(instant) === 'today') return texts.today(day);
  return dayOf(instant).slice(0, 4) === today().slice(0, 4) ? day : formatDate(dayOf(instant));
};
