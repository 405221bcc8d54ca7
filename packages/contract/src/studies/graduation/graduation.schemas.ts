import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField, id } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { graduationSortKeys, graduationStates } from './graduation.keys.ts';

/** `date`: the intake. */
export const graduationQuery = pagingQuery(graduationSortKeys).extend({
  date: z
    .string()
    .regex(/^20\d{2}-(?:03|10)-01$/u)
    .optional(),
  cid: id.optional(),
  state: z.enum(graduationStates).optional(),
});

/** One student in one course, and what is there of what it takes to finish it. */
const graduate = z.object({
  /** Number of the course within its enrolment. */
  id: z.number().int(),
  uid: z.number().int(),
  name: z.string(),
  album_nr: z.string().nullable(),
  courseName: z.string(),
  cityName: z.string(),
  /** The intake. */
  date: dateString,
  /** Subjects of the plan, and those without a grade to pass with: null where there is none at all. */
  subjects: z.number().int(),
  lacking: z.array(z.object({ name: z.string(), grade: z.number().nullable() })),
  thesis: flagField,
  practice: flagField,
  /** In grosze, never below 0. */
  owed: z.number().int(),
  ready: z.boolean(),
});
export type Graduate = z.infer<typeof graduate>;
export const graduationPage = pageSchema(graduate);
