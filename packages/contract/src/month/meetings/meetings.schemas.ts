import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { chosenRecord, id, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { daysBetween, isAtMostAYear, isWeekendDay, weekday } from '../../common/months.rules.ts';
import { monthAbilities, rangeTooLong, report } from '../monthly-reports/monthly-reports.schemas.ts';
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
  pid: chosenRecord(texts.placeRequired),
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

/** Two days, and what the calendar of everybody is narrowed to: a place, a lecturer, or both. */
const filterOfAll = { start: dateString, end: dateString, pid: id.optional(), uid: id.optional() };

export const allMeetingsQuery = z
  .strictObject(filterOfAll)
  .refine(({ start, end }) => isAtMostAYear(start, end), rangeTooLong);
export type AllMeetingsQuery = z.output<typeof allMeetingsQuery>;

/** Everything that goes on at a place on one weekend, as one. */
const placeOfWeekend = z.object({
  pid: z.number().int(),
  cityName: z.string(),
  /** The first and the last day of its sessions. */
  start: dateString,
  end: dateString,
  lecturers: z.number().int(),
  sessions: z.number().int(),
});

export const allMeetings = z.object({
  /** The whole weekends that the days touch, in their order, also those without sessions. */
  items: z.array(
    z.object({
      friday: dateString,
      places: z.array(placeOfWeekend),
      /** Places in use where nobody teaches on the weekend; none where the calendar is of one lecturer. */
      vacant: z.array(z.object({ pid: z.number().int(), cityName: z.string() })),
    }),
  ),
  /** Whether there are more places than the calendar shows; a filter finds the others. */
  capped: z.boolean(),
  /** The filter of the calendar, by name. */
  filter: z.object({ place: z.string().nullable(), lecturer: z.string().nullable() }),
  can: z.object({ add: z.boolean() }),
});
export type AllMeetings = z.infer<typeof allMeetings>;

export const meetingsOfPlaceQuery = pagingQuery(['start'])
  .omit({ search: true })
  .extend({ ...filterOfAll, pid: id })
  .refine(({ start, end }) => isAtMostAYear(start, end), rangeTooLong);
export const meetingsOfPlace = pageSchema(meeting);
