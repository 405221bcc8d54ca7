import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField } from '../../common/fields.ts';
import { semesters } from '../courses/courses.keys.ts';

/** A subject as its student sees it. */
const ownGrade = z.object({
  /** The enrolment and the course. */
  eid: z.number().int(),
  cid: z.number().int(),
  sid: z.number().int(),
  subject_name: z.string(),
  grade: z.number().nullable(),
  /** Without a grade: whether the student did not come. */
  absent: z.boolean(),
  /** Day of the exam of the grade that counts, once it is published. */
  examDay: dateString.nullable(),
  /** With the degree; null where the subject has no lecturer. */
  professor_name: z.string().nullable(),
  semester: z.literal(semesters),
  /** When that semester begins. */
  date: dateString,
  exam: flagField,
});
export type OwnGrade = z.infer<typeof ownGrade>;

const ownCourse = z.object({
  eid: z.number().int(),
  cid: z.number().int(),
  name: z.string(),
  /** The intake. */
  date: dateString,
  thesis: flagField,
  practice: flagField,
  promoterName: z.string().nullable(),
  /** The remaining amount of the enrolment, in grosze; never below 0. */
  owed: z.number().int(),
  /** In the order of the plan. */
  grades: z.array(ownGrade),
});
export type OwnCourse = z.infer<typeof ownCourse>;

/** The newest studies first. */
export const gradeBook = z.object({ courses: z.array(ownCourse) });
