import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField } from '../../common/fields.ts';

/** An enrolment as its student sees it, without what the office notes about it. */
const ownEnrolment = z.object({
  id: z.number().int(),
  /** The intake: the day on which its first semester begins. */
  date: dateString,
  /** One or two, in their slots. */
  courses: z.array(z.object({ name: z.string(), album_nr: z.string().nullable() })),
  /** The account that its payments come to. */
  bank_account: z.string().nullable(),
  thesis: flagField,
  practice: flagField,
  coordinatorName: z.string().nullable(),
  place: z.object({
    id: z.number().int(),
    name: z.string(),
    organization: z.string(),
    address: z.string(),
    email: z.string(),
    telephone: z.string(),
  }),
});
export type OwnEnrolment = z.infer<typeof ownEnrolment>;

export const ownStudies = z.object({ enrolments: z.array(ownEnrolment) });
