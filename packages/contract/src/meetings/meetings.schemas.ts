import { z } from 'zod';
import { dateString, requiredDate } from '../common/dates.ts';
import { text, version } from '../common/fields.ts';
import { pageSchema, pagingQuery } from '../common/paging.ts';
import { daysBetween, isAtMostAYear, isWeekendDay, weekday } from '../months/months.rules.ts';
import { monthAbilities, rangeTooLong, report } from '../months/months.schemas.ts';
import { meetingTexts as texts } from './meetings.texts.ts';

/** One weekend, from one day to three; a single day is a range of one. */
const weekendRange = z
  .strictObject(
    { start: requiredDate(texts.datesRequired), end: requiredDate(texts.datesRequired) },
    { error: texts.datesRequired },
  )
  .refine(
    ({ start, end }) => isWeekendDay(start) && end >= start && daysBetween(start, end) <= 7 - weekday(start),
    // At a day and not at both, so that a form finds the field to show it at.
    { error: texts.weekendOnly, path: ['start'] },
  );

export const newMeeting = z.strictObject({
  pid: z.number({ error: texts.placeRequired }).int().min(1, texts.placeRequired),
  name: text(120, texts.nameRequired),
  dates: weekendRange,
  comment: z.string().trim().max(500, texts.commentTooLong),
});
export type NewMeeting = z.output<typeof newMeeting>;

export const meetingEdit = newMeeting.extend({ version });
export type MeetingEdit = z.output<typeof meetingEdit>;

export const meeting = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  username: z.string(),
  pid: z.number().int(),
  name: z.string(),
  dates: z.object({ start: dateString, end: dateString }),
  start: dateString,
  end: dateString,
  cityName: z.string(),
  /** Steady for a place: an index into the calendar's colours. */
  color: z.number().int(),
  comment: z.string(),
  version,
});
export type Meeting = z.infer<typeof meeting>;

export const meetingsOfPerson = z.object({
  items: z.array(meeting),
  meeting_report: report.nullable(),
  total: z.number().int(),
  can: monthAbilities,
});

export const allMeetingsQuery = z
  .strictObject({ start: dateString, end: dateString })
  .refine(({ start, end }) => isAtMostAYear(start, end), rangeTooLong);
export const allMeetings = z.object({
  /** Of each day the first that begin on it, the longest first: as many as a calendar has room for. */
  items: z.array(meeting),
  /** How many go on, day by day; days without any are left out. */
  days: z.array(z.object({ date: dateString, total: z.number().int() })),
  can: z.object({ add: z.boolean() }),
});

export const meetingsOfDayQuery = pagingQuery(['start']).omit({ search: true }).extend({ day: dateString });
export const meetingsOfDay = pageSchema(meeting);
