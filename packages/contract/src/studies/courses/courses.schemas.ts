import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField, id, recordNumber, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { courseSortKeys, mostSubjects, semesters, subjectSortKeys } from './courses.keys.ts';
import { courseTexts as texts } from './courses.texts.ts';

/** A subject as a form gives it. `uid` is its lecturer, `exam` how it ends, `after_join` its programme. */
export const subjectFields = z.strictObject({
  name: text(200, texts.subjectNameRequired),
  semester: z.literal(semesters, { error: texts.semesterRequired }),
  exam: z.literal([0, 1], { error: texts.endingRequired }),
  after_join: flagField,
  uid: recordNumber.nullable(),
  remarks: z.string().trim().max(500),
  hours: z.number().int().min(1).max(1_000).nullable(),
  ects: z.number().int().min(0).max(60).nullable(),
  active: flagField,
});
export type SubjectFields = z.output<typeof subjectFields>;

export const newSubject = subjectFields.extend({ cid: recordNumber });
export const newSubjects = z.array(newSubject).min(1).max(mostSubjects);
export type NewSubject = z.output<typeof newSubject>;

export const subjectEdit = subjectFields.extend({ version });
export type SubjectEdit = z.output<typeof subjectEdit>;

/** One without a number is new. What a course has and the list leaves out is deleted. */
const savedSubject = subjectFields.extend({ id: recordNumber.optional() });
export type SavedSubject = z.output<typeof savedSubject>;
const savedSubjects = z.array(savedSubject).max(mostSubjects);

export const courseFields = z.strictObject({ name: text(300, texts.nameRequired), mba: z.boolean() });

export const newCourse = courseFields.extend({ courseSubjects: savedSubjects.optional() });
export type NewCourse = z.output<typeof newCourse>;

/** The course alone, or with the whole plan of its subjects in its order. */
export const courseEdit = newCourse.extend({ active: flagField, version });
export type CourseEdit = z.output<typeof courseEdit>;

export const subject = z.object({
  id: z.number().int(),
  cid: z.number().int(),
  name: z.string(),
  uid: z.number().int().nullable(),
  /** The lecturer's name, surname first; null when there is none. */
  username: z.string().nullable(),
  semester: z.literal(semesters),
  exam: flagField,
  after_join: flagField,
  /** Empty for those who do not manage courses. */
  remarks: z.string(),
  hours: z.number().int().nullable(),
  ects: z.number().int().nullable(),
  active: flagField,
  version,
});
export type Subject = z.infer<typeof subject>;

export const course = z.object({
  id: z.number().int(),
  name: z.string(),
  active: flagField,
  mba: z.boolean(),
  /** In the order of the plan: the newer programme first, by semester. */
  courseSubjects: z.array(subject),
  version,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Course = z.infer<typeof course>;
export const coursesPage = pageSchema(course);

export const coursesQuery = pagingQuery(courseSortKeys).extend({ active: z.enum(['0', '1']).optional() });

/** As far as a picker names a course. */
export const courseChoices = z.object({
  items: z.array(z.object({ id: z.number().int(), name: z.string(), mba: z.boolean() })),
});

const listedSubject = subject.extend({ courseName: z.string() });
export const subjectsPage = pageSchema(listedSubject);
/** `uid`: only those of this lecturer. */
export const subjectsQuery = pagingQuery(subjectSortKeys).extend({ uid: id.optional() });

export const lecturerChange = z.object({
  id: z.number().int(),
  sid: z.number().int(),
  subjectName: z.string(),
  /** Null when the subject was left without a lecturer. */
  uid: z.number().int().nullable(),
  username: z.string().nullable(),
  date: dateString,
});
export type LecturerChange = z.infer<typeof lecturerChange>;
export const lecturerChangesPage = pageSchema(lecturerChange);
export const lecturerChangesQuery = pagingQuery(['date']).omit({ search: true });
