import { z } from 'zod';
import { dateString } from '../common/dates.ts';
import { flagField, id, version } from '../common/fields.ts';
import { pageSchema, pagingQuery } from '../common/paging.ts';
import { semesters } from '../courses/courses.keys.ts';
import { evaluationSortKeys, halves, mostInSheet } from './evaluations.keys.ts';
import { gradeTexts as texts } from './evaluations.texts.ts';

const recordId = z.number().int().min(1).max(2_147_483_647);

/** 2 to 5 by halves. */
const grade = z
  .number({ error: texts.halves })
  .max(5, texts.tooHigh)
  .min(2, texts.tooLow)
  .multipleOf(0.5, texts.halves);

/** 1 March or 1 October. */
export const semesterDay = z.string().regex(/^20\d{2}-(?:03|10)-01$/u);

const courses = z
  .string()
  .max(400)
  .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/u)
  .transform((list) => [...new Set(list.split(',').map(Number))])
  .pipe(z.array(recordId).max(50));

/** `date`: the semester; left out, all of them. `cid`: one course or several. */
export const evaluationsQuery = pagingQuery(evaluationSortKeys).extend({
  date: semesterDay.optional(),
  cid: courses.optional(),
  sid: id.optional(),
});

/** `date`: the session; `half`: the number of the intake in it. */
export const joinedQuery = pagingQuery(evaluationSortKeys).extend({
  date: semesterDay,
  cid: id,
  sid: id,
  half: z.coerce.number().pipe(z.literal(halves)),
});

/** One student in one subject, with or without a grade. */
export const evaluation = z.object({
  /** Made of `eid` and the subject. */
  id: z.number().int(),
  /** The grade's number, as `id`; null without a grade. */
  esid: z.number().int().nullable(),
  /** The enrolment. */
  eid: z.number().int(),
  uid: z.number().int(),
  subjectId: z.number().int(),
  subject_name: z.string(),
  grade: z.number().nullable(),
  /** Of the grade; null without one. */
  version: version.nullable(),
  /** The subject's lecturer. */
  professor_id: z.number().int().nullable(),
  professor_name: z.string().nullable(),
  professor_degree: z.string().nullable(),
  /** The student: as in headings, and surname first as in registers. */
  username: z.string(),
  name: z.string(),
  album_nr: z.string().nullable(),
  courseName: z.string(),
  cid: z.number().int(),
  semester: z.literal(semesters),
  /** When that semester began for the student, and when the student began. */
  date: dateString,
  student_course_date: dateString,
  exam: flagField,
  after_join: flagField,
  /** 0 without a grade, 1 with one. */
  status: flagField,
  /** The last valid protocol that names the student, and whether its grade was changed since. */
  protocol: z.object({ number: z.string(), changed: z.boolean() }).nullable(),
  /** Both as xxxxxx for those who may not see them. */
  email: z.string(),
  telephone: z.string(),
  /** Personal data changed within a month; told to those who see contacts. */
  changed: z.boolean(),
  can: z.object({ grade: z.boolean() }),
});
export type Evaluation = z.infer<typeof evaluation>;
export const evaluationsPage = pageSchema(evaluation);

/** A subject that can be chosen in a journal. */
export const journalSubject = z.object({
  id: z.number().int(),
  name: z.string(),
  cid: z.number().int(),
  courseName: z.string(),
  semester: z.literal(semesters),
  exam: flagField,
});
export type JournalSubject = z.infer<typeof journalSubject>;

/** Of lecturers their own; of others those of the course. */
export const journalSubjectsQuery = z.strictObject({
  after_join: z.coerce.number().pipe(flagField),
  cid: courses.optional(),
});

/** All grades of one student, by enrolment and course in the order of the plan. */
export const studentEvaluations = z.object({
  student: z.object({
    id: z.number().int(),
    name: z.string(),
    listed_name: z.string(),
    email: z.string(),
    telephone: z.string(),
    changed: z.boolean(),
  }),
  items: z.array(evaluation),
});
export type StudentEvaluations = z.infer<typeof studentEvaluations>;

const savedGrade = {
  eid: recordId,
  grade: grade.nullable(),
  /** That of the grade as it was read; null where there was none. */
  version: version.nullable(),
};

/** `id` and `uid` follow from the other two; they are compared where they are given. */
export const gradeToSave = z.strictObject({
  ...savedGrade,
  sid: recordId,
  id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
  uid: recordId.optional(),
});
export type GradeToSave = z.output<typeof gradeToSave>;

export const gradeSaved = z.object({
  message: z.string(),
  id: z.number().int(),
  grade: z.number().nullable(),
  version: version.nullable(),
});

export const rowKeys = z
  .array(z.strictObject({ eid: recordId, sid: recordId }))
  .min(1)
  .max(100);

export const rowParams = z.strictObject({ eid: id, sid: id });

export const courseParams = z.strictObject({ eid: id, cid: id });

/** The newest first. */
export const gradeHistory = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      at: z.iso.datetime(),
      by: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
});
export type GradeChange = z.infer<typeof gradeHistory>['items'][number];

/** `date`: the intake of the group. */
export const sheetQuery = z.strictObject({ sid: id, date: semesterDay });

export const sheet = z.object({
  subject: journalSubject.extend({ hours: z.number().int().nullable(), ects: z.number().int().nullable() }),
  /** In the order of names. */
  items: z.array(evaluation),
  /** There are more students than a sheet has. */
  capped: z.boolean(),
  can: z.object({ grade: z.boolean() }),
});
export type Sheet = z.infer<typeof sheet>;

export const sheetToSave = z.strictObject({
  sid: recordId,
  rows: z
    .array(z.strictObject(savedGrade))
    .min(1)
    .max(mostInSheet)
    .refine((rows) => new Set(rows.map(({ eid }) => eid)).size === rows.length),
});
export type SheetToSave = z.output<typeof sheetToSave>;

/** Of each row: whether it was saved, and what stands there now. One that somebody changed meanwhile is not saved. */
export const sheetSaved = z.object({
  results: z.array(
    z.object({
      eid: z.number().int(),
      saved: z.boolean(),
      grade: z.number().nullable(),
      version: version.nullable(),
      /** Who gave the grade that stands there, where the row was not saved. */
      by: z.string().nullable(),
      at: z.iso.datetime().nullable(),
    }),
  ),
});
export type SheetResult = z.infer<typeof sheetSaved>['results'][number];
