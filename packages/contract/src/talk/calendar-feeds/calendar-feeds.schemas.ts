import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { line, recordNumber, text } from '../../common/fields.ts';
import { calendarKinds, calendarNameLength, kindsOfPlace } from './calendar-feeds.keys.ts';
import { calendarFeedTexts as texts } from './calendar-feeds.texts.ts';

/** An address under which a calendar is read. The address itself is told once, when it is made. */
export const calendarFeed = z.object({
  id: z.number().int(),
  name: z.string(),
  kinds: z.array(z.enum(calendarKinds)),
  /** The calendar of a place; none: one's own. */
  pid: z.number().int().nullable(),
  placeName: z.string().nullable(),
  created_at: timestamp,
  /** When a program asked for it last, to the hour; never yet. */
  asked_at: timestamp.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const calendarFeeds = z.object({ items: z.array(calendarFeed) });

const isOfPlace = (kind: string): boolean => kindsOfPlace.some((known) => known === kind);

export const newCalendarFeed = z
  .strictObject({
    pid: recordNumber.nullable(),
    name: text(calendarNameLength, texts.nameRequired),
    kinds: z.array(z.enum(calendarKinds)).min(1, texts.kindsRequired).max(calendarKinds.length),
  })
  .refine(({ pid, kinds }) => pid === null || kinds.some(isOfPlace), {
    error: texts.kindsRequired,
    path: ['kinds'],
  });
export type NewCalendarFeed = z.output<typeof newCalendarFeed>;

/** With the same address as a picture that a telephone reads. */
export const madeCalendarFeed = calendarFeed.extend({ address: z.url(), qr: z.string() });
export type MadeCalendarFeed = z.infer<typeof madeCalendarFeed>;

/** The secret part of an address. Whatever is none is as unknown as an address that ended. */
export const feedParams = z.strictObject({
  token: line(200).transform((token) => token.replace(/\.ics$/, '')),
});
