import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField, id, line, recordNumber, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { semesters } from '../courses/courses.keys.ts';
import { didNotCome, evaluationSortKeys, halves, mostInSheet, terms } from './evaluations.keys.ts';
import { gradeTexts as texts } from './evaluations.texts.ts';

/** 2 to 5 by halves. */
const grade = z
  .number({ error: texts.halves })
  .max(5, texts.tooHigh)
  .min(2, texts.tooLow)
  .multipleOf(0.5, texts.halves);

/** A grade of a term, or that the student did not come to it. */
export const outcome = z.union([z.literal(didNotCome), grade]);

/** 1 March or 1 October. */
export const semesterDay = z.string().regex(/^20\d{2}-(?:03|10)-01$/u);

const courses = z
  .string()
  .max(400)
  .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/u)
  .transform((list) => [...new Set(list.split(',').map(Number))])
  .pipe(z.array(recordNumber).max(50));

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

/** The result of a person in a term. */
const attempt = z.object({
  term: z.literal(terms),
  /** 0: the student did not come. */
  grade: z.number(),
  version,
  /** The day of the exam, if known. */
  date: dateString.nullable(),
  /** The protocol in force that names it: it is changed by a correction alone. */
  closedBy: z.string().nullable(),
});
export type Attempt = z.infer<typeof attempt>;

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
  /** The one that counts: the last that the student passed with, else the last one. */
  grade: z.number().nullable(),
  /** Version of the newest attempt; null without one. */
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
  /** By term. */
  attempts: z.array(attempt),
  /** The term of a grade that is saved without one. */
  term: z.literal(terms),
  /** 0 without a grade, 1 with one. */
  status: flagField,
  /** The last valid protocol that names the student, and whether its grade was changed since. */
  protocol: z.object({ number: z.string(), changed: z.boolean() }).nullable(),
  /** Both as xxxxxx for those who may not see them. */
  email: z.string(),
  telephone: z.string(),
  /** Personal data changed within a month; only for readers who see contacts. */
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

/** Lecturers get their own subjects, anybody else those of the course. */
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
  eid: recordNumber,
  /** 0: the student did not come. */
  grade: outcome.nullable(),
  /** Version of the grade as it was read; null without one. */
  version: version.nullable(),
};

/**
 * `id` and `uid` follow from the other two; they are compared where they are given. Without a term the grade is that of the term
 * that is open: the next of whoever failed in a closed one. The version is then that of the newest attempt.
 */
export const gradeToSave = z.strictObject({
  ...savedGrade,
  sid: recordNumber,
  id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
  uid: recordNumber.optional(),
});
export type GradeToSave = z.output<typeof gradeToSave>;

export const gradeSaved = z.object({
  message: z.string(),
  id: z.number().int(),
  grade: z.number().nullable(),
  version: version.nullable(),
});

export const rowKeys = z
  .array(z.strictObject({ eid: recordNumber, sid: recordNumber }))
  .min(1)
  .max(100);

export const rowParams = z.strictObject({ eid: id, sid: id });

export const courseParams = z.strictObject({ eid: id, cid: id });

/** The newest first. 0 stands for somebody who did not come. */
export const gradeHistory = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      term: z.literal(terms),
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

/** The text typed for a student, and the version of the attempt that was shown then. */
const typedGrade = z.strictObject({ eid: recordNumber, text: line(20), version: version.nullable() });

/** Unsaved input of a sheet; without rows there is nothing to store. */
export const sheetDraft = z.strictObject({
  sid: recordNumber,
  date: semesterDay,
  term: z.literal(terms),
  rows: z.array(typedGrade).max(mostInSheet),
});
export type SheetDraft = z.output<typeof sheetDraft>;

export const sheet = z.object({
  subject: journalSubject.extend({ hours: z.number().int().nullable(), ects: z.number().int().nullable() }),
  /** In the order of names. */
  items: z.array(evaluation),
  /** In which the group is graded now. */
  term: z.literal(terms),
  /** There are more students than a sheet has. */
  capped: z.boolean(),
  /** Unsaved input of the reader on any device, by term. */
  drafts: z.array(sheetDraft.pick({ term: true, rows: true })),
  can: z.object({ grade: z.boolean() }),
});
export type Sheet = z.infer<typeof sheet>;

/** Without a term each row is of the term that is open, as when it is saved alone. */
export const sheetToSave = z.strictObject({
  sid: recordNumber,
  term: z.literal(terms).optional(),
  rows: z
    .array(z.strictObject(savedGrade))
    .min(1)
    .max(mostInSheet)
    .refine((rows) => new Set(rows.map(({ eid }) => eid)).size === rows.length),
});
export type SheetToSave = z.output<typeof sheetToSave>;

/** For each row: whether it was saved, and its content now. A row that somebody else changed in the meantime is not saved. */
export const sheetSaved = z.object({
  results: z.array(
    z.object({
      eid: z.number().int(),
      saved: z.boolean(),
      grade: z.number().nullable(),
      version: version.nullable(),
      /** The author of the stored grade, if the row was not saved. */
      by: z.string().nullable(),
      at: z.iso.datetime().nullable(),
    }),
  ),
});
export type SheetResult = z.infer<typeof sheetSaved>['results'][number];
