import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField } from '../../common/fields.ts';
import { groupSteps, halves } from './evaluations.keys.ts';

/** A group that the reader teaches in a semester, and how far its grades are. */
const ownGroup = z.object({
  sid: z.number().int(),
  cid: z.number().int(),
  subjectName: z.string(),
  courseName: z.string(),
  exam: flagField,
  /** The session and the number of the intake in it, as the new journal is asked. */
  date: dateString,
  half: z.literal(halves),
  intake: dateString,
  /** Where its people study. */
  places: z.array(z.string()),
  students: z.number().int(),
  /** How many have an entry of the first term; of those who need the re-sit that is next, how many have one of it. */
  graded: z.number().int(),
  resits: z.number().int(),
  regraded: z.number().int(),
  /** The numbers of the protocols in force, of the re-sits that of the last. */
  protocols: z.object({ first: z.string().nullable(), resit: z.string().nullable() }),
  /** The next step, and the last day for its protocol; null once everything is closed. */
  step: z.enum(groupSteps),
  until: dateString.nullable(),
});
export type OwnGroup = z.infer<typeof ownGroup>;

/** The most urgent first. */
export const ownGroups = z.object({ items: z.array(ownGroup) });
