import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { recordNumber } from '../../common/fields.ts';

/** An address under which a calendar is read. The address itself is told once, when it is made. */
export const calendarFeed = z.object({
  id: z.number().int(),
  /** The calendar of a place; none: one's own. */
  pid: z.number().int().nullable(),
  placeName: z.string().nullable(),
  created_at: timestamp,
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const calendarFeeds = z.object({ items: z.array(calendarFeed) });
export const newCalendarFeed = z.strictObject({ pid: recordNumber.nullable() });
export const madeCalendarFeed = calendarFeed.extend({ address: z.url() });

/** The secret part of an address, with the ending that calendars like. */
export const feedParams = z.strictObject({
  token: z
    .string()
    .regex(/^[\w-]{43}(\.ics)?$/)
    .transform((token) => token.replace(/\.ics$/, '')),
});
