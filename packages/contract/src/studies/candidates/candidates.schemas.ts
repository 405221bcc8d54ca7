import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { chosenRecord, flagField, id, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { contactFields, nameInParts, nearName } from '../../identity/people/people.schemas.ts';
import { samePerson } from '../../identity/people/same-person.schemas.ts';
import { peopleTexts } from '../../identity/people/people.texts.ts';
import { newStudent } from '../students/students.schemas.ts';
import { studentTexts } from '../students/students.texts.ts';
import { candidateSortKeys, candidateStates } from './candidates.keys.ts';
import { candidateTexts as texts } from './candidates.texts.ts';

const fields = {
  /** The day on which the person applied. */
  date: requiredDate(texts.dateRequired),
  ...contactFields,
  cid: chosenRecord(texts.courseRequired),
  /** The second course, where one is wanted. */
  cid_2: chosenRecord(studentTexts.secondCourse).nullable(),
  pid: chosenRecord(texts.placeRequired),
  /** Interest in the course for managers of school trips, and in the one on managing EU projects. */
  question_1: flagField,
  question_2: flagField,
  comment: z.string().trim().max(1_000),
};

interface Courses {
  cid: number;
  cid_2: number | null;
}
const hasDifferentCourses = ({ cid, cid_2 }: Courses) => cid !== cid_2;
const sameCourse = { error: texts.sameCourse, path: ['cid_2'] };

/** Fields of the form. */
export const candidateForm = z
  .strictObject({ ...nameInParts, ...fields })
  .refine(hasDifferentCourses, sameCourse);

/** A name comes in its parts, as the form sends it, or as `username` in one piece, which is split. */
const anyName = {
  username: text(200, peopleTexts.nameRequired).optional(),
  given_name: nameInParts.given_name.optional(),
  surname: nameInParts.surname.optional(),
};
type AnyName = Partial<Record<keyof typeof anyName, string | undefined>>;
const hasName = ({ username, given_name, surname }: AnyName) =>
  username === undefined ? given_name !== undefined && surname !== undefined : !given_name && !surname;
const nameMissing = { error: peopleTexts.nameRequired, path: ['surname'] };

export const newCandidate = z
  .strictObject({ ...anyName, ...fields })
  .refine(hasName, nameMissing)
  .refine(hasDifferentCourses, sameCourse);
export type NewCandidate = z.output<typeof newCandidate>;

export const candidateEdit = z
  .strictObject({ ...anyName, ...fields, version })
  .refine(hasName, nameMissing)
  .refine(hasDifferentCourses, sameCourse);
export type CandidateEdit = z.output<typeof candidateEdit>;

export const candidate = z.object({
  id: z.number().int(),
  date: dateString,
  username: z.string(),
  /** As registers show and sort it: surname first. */
  listed_name: z.string(),
  given_name: z.string(),
  surname: z.string(),
  telephone: z.string(),
  email: z.string(),
  cid: z.number().int(),
  cid_2: z.number().int().nullable(),
  pid: z.number().int(),
  comment: z.string(),
  question_1: flagField,
  question_2: flagField,
  courseName: z.string(),
  courseName2: z.string().nullable(),
  cityName: z.string(),
  state: z.enum(candidateStates),
  /** The student whom the candidate has become. */
  uid: z.number().int().nullable(),
  version,
  can: z.object({ edit: z.boolean(), delete: z.boolean(), admit: z.boolean() }),
});
export type Candidate = z.infer<typeof candidate>;
export const candidatesPage = pageSchema(candidate);

const { date: intake, price, price_2, coordinator } = newStudent.shape;

/** Data of an enrolment that the candidate's record does not have. */
export const admissionForm = z.strictObject({ date: intake, price, price_2, coordinator });
export const admission = admissionForm.extend({ version, same_person: samePerson });
export type Admission = z.output<typeof admission>;

/** `existed`: the address was known, and the person's data stayed as they were. */
export const admittedCandidate = z.object({ existed: z.boolean(), candidate });

export const candidatesQuery = pagingQuery(candidateSortKeys).extend({
  pid: id.optional(),
  /** Wanted as the first course or as the second. */
  cid: id.optional(),
  state: z.enum(candidateStates).optional(),
});

export const nearCandidatesQuery = z.strictObject({ search: z.string().trim().min(1).max(100) });
export const nearCandidates = z.object({ items: z.array(nearName) });
