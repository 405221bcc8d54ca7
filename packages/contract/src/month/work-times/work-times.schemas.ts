import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { dateString, requiredDate } from '../../common/dates.ts';
import { line, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { isAtMostAYear } from '../../common/months.rules.ts';
import { monthAbilities, rangeTooLong, report } from '../monthly-reports/monthly-reports.schemas.ts';
import { allTimesSortKeys } from './work-times.keys.ts';
import { mostHoursOfDay } from './work-times.rules.ts';
import { workTimeTexts as texts } from './work-times.texts.ts';

/** The city of work that is done over the network. */
export const online = 'on-line';

const hours = z
  .number({ error: texts.hoursRequired })
  .gt(0, texts.hoursRange)
  .max(mostHoursOfDay, texts.hoursRange)
  .multipleOf(0.5, texts.hoursStep);

const comment = z.string().trim().max(500, texts.commentTooLong);

const date = requiredDate(texts.dateRequired);

export const newWorkTime = z.strictObject({
  date,
  city: text(120, texts.cityRequired),
  hours,
  comment,
});
export type NewWorkTime = z.output<typeof newWorkTime>;

/** As many days as a month has. */
const mostDays = 31;

/** The same hours may be written on several days at once, all or none. */
export const newWorkTimes = newWorkTime.extend({ also: z.array(date).max(mostDays).optional() });
export type NewWorkTimes = z.output<typeof newWorkTimes>;

export const workTimeEdit = newWorkTime.extend({ version });
export type WorkTimeEdit = z.output<typeof workTimeEdit>;

/** The form on the screen: the switch stands for the city. */
const form = z
  .strictObject({
    date,
    online: z.boolean(),
    city: line(120),
    hours,
    comment,
    also: z.array(date).max(mostDays),
  })
  .refine(({ online: isOnline, city }) => isOnline || city !== '', {
    error: texts.cityRequired,
    path: ['city'],
    // All errors come at once: missing hours do not hide a missing city.
    when: () => true,
  });

export const newWorkTimesForm = form.transform(({ online: isOnline, city, ...rest }): NewWorkTimes => ({
  ...rest,
  city: isOnline ? online : city,
}));

/** An existing entry stays on one day. */
export const workTimeForm = form.transform((entry): NewWorkTime => ({
  date: entry.date,
  city: entry.online ? online : entry.city,
  hours: entry.hours,
  comment: entry.comment,
}));

export const workTime = z.object({
  id: z.number().int(),
  date: dateString,
  city: z.string(),
  hours: z.number(),
  comment: z.string(),
  status: z.number().int(),
  version,
});
export type WorkTime = z.infer<typeof workTime>;

/** The entry of the first day, and those that were written with it. */
export const writtenWorkTimes = workTime.extend({ also: z.array(workTime) });

/** One person's entries of a range; the report and abilities are those of its month. */
export const workTimesOfPerson = z.object({
  items: z.array(workTime),
  time_report: report.nullable(),
  total: z.number(),
  can: monthAbilities,
});
export type WorkTimesOfPerson = z.infer<typeof workTimesOfPerson>;

export const allTimesQuery = pagingQuery(allTimesSortKeys)
  .extend({ from: dateString, to: dateString })
  .refine(({ from, to }) => isAtMostAYear(from, to), rangeTooLong);

export const workTimeOfAll = workTime.extend({
  uid: z.number().int(),
  username: z.string(),
  /** The same as registers show and sort it: surname first. */
  listed_name: z.string(),
  role: z.literal(roles),
});
export type WorkTimeOfAll = z.infer<typeof workTimeOfAll>;
export const allTimesPage = pageSchema(workTimeOfAll);
