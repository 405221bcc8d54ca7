import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { id, recordNumber } from '../../common/fields.ts';
import { meetingDurations, mostMeetings, mostParticipants } from './online-meetings.keys.ts';

/** What is planned so far: rows with a day and a time, the host and the people, as far as they are chosen. */
export const plannedRows = z.strictObject({
  uid: recordNumber.nullable(),
  cid: recordNumber,
  users: z.array(recordNumber).max(mostParticipants),
  duration: z.literal(meetingDurations),
  rows: z
    .array(z.strictObject({ date: dateString, time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }))
    .min(1)
    .max(mostMeetings),
  /** The meeting that is edited: it does not collide with itself. */
  except: recordNumber.nullable(),
});
export type PlannedRows = z.output<typeof plannedRows>;

const otherMeeting = { topic: z.string(), starts_at: z.string(), ends_at: z.string() };

/** What stands in the way of one row, in the order of the rows. Nothing of it forbids to save. */
export const collisions = z.object({
  items: z.array(
    z.object({
      /** What the host leads or takes part in at that time. */
      host: z.array(z.object(otherMeeting)),
      /** Other meetings of so many of the students. */
      students: z.array(z.object({ ...otherMeeting, people: z.number().int() })),
      /** Session weekends of that day: where, of so many of the students, and whether the host teaches there. */
      weekends: z.array(z.object({ place: z.string(), people: z.number().int(), host: z.boolean() })),
      /** Which other rows it overlaps, counted from 0. */
      rows: z.array(z.number().int()),
    }),
  ),
});
export type Collisions = z.infer<typeof collisions>['items'][number];

export const weekendsQuery = z.strictObject({ cid: id, date: dateString.optional() });
export const comingWeekends = z.object({
  items: z.array(z.object({ start: dateString, end: dateString, places: z.array(z.string()) })),
});
