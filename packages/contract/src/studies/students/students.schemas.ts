import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { confirmationIfAsked } from '../../identity/accounts/second-step.schemas.ts';
import { dateString, timestamp } from '../../common/dates.ts';
import { chosenRecord, flagField, id, line, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { graduationStates } from '../graduation/graduation.keys.ts';
import { compactNrb, isNrb } from '../../numbers/nrb.ts';
import { accountFields, nearName } from '../../identity/people/people.schemas.ts';
import { courseNumbers, folderFilters, folderParts, studentSortKeys } from './students.keys.ts';
import { studentTexts as texts } from './students.texts.ts';

const intakePattern = /^20\d{2}-(03|10)-01$/;

/** Whole złote, in grosze. */
const price = z
  .number({ error: ({ input }) => ((input ?? '') === '' ? texts.priceRequired : texts.priceDigits) })
  .int(texts.priceDigits)
  .min(0, texts.priceDigits)
  .max(100_000_000)
  .multipleOf(100, texts.priceDigits);

/** 26 digits with the right check digits; spaces are left out. Empty when there is none. */
const paymentAccount = z
  .string()
  .trim()
  .max(40)
  .overwrite(compactNrb)
  .refine((digits) => digits === '' || isNrb(digits), { error: texts.accountWrong });
const albumNumber = line(20);

/** An enrolment: intake, place, one or two courses. Names as in the API. */
const studies = {
  date: z
    .string({ error: texts.dateRequired })
    .min(1, { error: texts.dateRequired, abort: true })
    .regex(intakePattern, texts.dateUnknown),
  pid: chosenRecord(texts.placeRequired),
  cid: chosenRecord(texts.courseRequired),
  price,
  cid_2: chosenRecord(texts.secondCourse).nullable(),
  price_2: price.nullable(),
  coordinator: chosenRecord(texts.coordinatorRequired),
  comment: z.string().trim().max(1_000),
};
/** Only the secretariat gives these numbers: a coordinator leaves them out, and they stay as they are. */
const numbers = {
  bank_account: paymentAccount.optional(),
  album_nr: albumNumber.optional(),
  album_nr_2: albumNumber.optional(),
};

interface Courses {
  readonly cid: number;
  readonly cid_2: number | null;
  readonly price_2: number | null;
}
export const isOtherCourse = ({ cid, cid_2 }: Courses) => cid !== cid_2;
export const sameCourse = { error: texts.sameCourse, path: ['cid_2'] };
export const hasCourseOfPrice = ({ cid_2, price_2 }: Courses) => price_2 === null || cid_2 !== null;
export const courseMissing = { error: texts.courseRequired, path: ['cid_2'] };

const { given_name, surname, email, telephone } = accountFields;
const person = { given_name, surname, email, telephone };

/** Fields of the form of a new student: the person and the enrolment. */
export const newStudent = z
  .strictObject({ ...person, ...studies, ...numbers })
  .refine(isOtherCourse, sameCourse)
  .refine(hasCourseOfPrice, courseMissing);

/** Fields of the form of an enrolment of a known student. */
export const enrolmentForm = z
  .strictObject({ ...studies, ...numbers })
  .refine(isOtherCourse, sameCourse)
  .refine(hasCourseOfPrice, courseMissing);

export const enrolmentEdit = z
  .strictObject({ ...studies, ...numbers, version })
  .refine(isOtherCourse, sameCourse)
  .refine(hasCourseOfPrice, courseMissing);
export type EnrolmentEdit = z.output<typeof enrolmentEdit>;

export const finish = z.strictObject({
  thesis: flagField,
  practice: flagField,
  promoter: chosenRecord(texts.personRequired).nullable(),
  version,
});
export type Finish = z.output<typeof finish>;

export const priceParams = z.strictObject({ id, price: z.coerce.number().pipe(price) });
/** The price of which of the two courses. */
export const priceEdit = z.strictObject({ slot: z.literal([1, 2]).optional(), version });

const idOrNull = z.number().int().nullable();

export const enrolment = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  username: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  is_admin: z.literal(roles),
  /** The intake: the day on which its first semester begins. */
  date: dateString,
  pid: z.number().int(),
  cityName: z.string(),
  cid: z.number().int(),
  courseName: z.string(),
  price: z.number().int(),
  album_nr: z.string().nullable(),
  cid_2: idOrNull,
  courseName2: z.string().nullable(),
  price_2: idOrNull,
  album_nr_2: z.string().nullable(),
  coordinator: idOrNull,
  coordinatorName: z.string().nullable(),
  comment: z.string(),
  thesis: flagField,
  practice: flagField,
  promoter: idOrNull,
  /** With the degree before it. */
  promoterName: z.string().nullable(),
  /** The account that its payments come to, under both of its names. */
  bank_account: z.string().nullable(),
  studentCourseBankAccount: z.string().nullable(),
  /** Whether its folder is complete, and what it lacks. */
  status: flagField,
  missing: z.array(z.enum(folderParts)),
  /** Grosze; only where `settlement` asks for them. */
  paid: z.number().int().optional(),
  user_paid: z.number().int().optional(),
  balance: z.number().int().optional(),
  version,
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    /** Give the payment account and the album numbers. */
    editNumbers: z.boolean(),
    /** Any whole złoty, not only those of the list. */
    anyPrice: z.boolean(),
  }),
});
export type Enrolment = z.infer<typeof enrolment>;

/** A person with their enrolments, the newest first. */
export const student = z.object({
  id: z.number().int(),
  name: z.string(),
  listed_name: z.string(),
  given_name: z.string(),
  surname: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  is_admin: z.literal(roles),
  active: flagField,
  /** When the notice was accepted; only for readers who may open the registration form. */
  rodo: timestamp.nullable(),
  avatar: z.string().nullable(),
  /**
   * The registration form was changed within the last month and the secretariat has not read the change; only for the secretariat.
   */
  changed_recently: z.boolean(),
  version,
  enrolments: z.array(enrolment),
  /** Where neither is given, the caller sees name, contact and these enrolments; the secretariat keeps the rest. */
  can: z.object({
    edit: z.boolean(),
    /** Read the registration form and its history. */
    openForm: z.boolean(),
  }),
});
export type Student = z.infer<typeof student>;

export const studentsPage = pageSchema(student).extend({
  /** Whether the caller may add students today. */
  can: z.object({ add: z.boolean() }),
  /** The intakes that the caller may enrol in, the newest first. */
  intakes: z.array(dateString),
});

/** Intakes joined by commas. */
export const intakesFilter = z
  .string()
  .max(400)
  .regex(/^20\d{2}-(03|10)-01(,20\d{2}-(03|10)-01)*$/)
  .transform((dates) => dates.split(','));

/**
 * Missing parts of a folder and missing conditions to finish have stored lists of their own; a request may use only one of these
 * filters and the number of courses.
 */
export const hasOneState = (asked: { folder?: unknown; graduation?: unknown; courses?: unknown }): boolean =>
  [asked.folder, asked.graduation, asked.courses].filter((state) => state !== undefined).length <= 1;

export const studentsQuery = pagingQuery(studentSortKeys)
  .extend({
    date: intakesFilter.optional(),
    pid: id.optional(),
    cid: id.optional(),
    folder: z.enum(folderFilters).optional(),
    /** Only for those who see who may finish. */
    graduation: z.enum(graduationStates).optional(),
    courses: z.enum(courseNumbers).optional(),
  })
  .refine(hasOneState);

/** The added enrolment; `existed` if the address was known and the person's data stayed unchanged (201). */
export const addedEnrolment = z.object({ existed: z.boolean(), enrolment });

/** The enrolments of one person, whom `student` names with the same list. */
export const enrolmentsOfStudent = z.object({
  student,
  items: z.array(enrolment),
  /** How many more are in the archive, of those that the caller may restore. */
  archived: z.number().int(),
});

export const coordinatorsQuery = z.strictObject({ pid: id });
export const promotersQuery = z.strictObject({ search: z.string().trim().max(100).optional() });
const personChoice = z.object({ id: z.number().int(), name: z.string() });
export const personChoices = z.object({ items: z.array(personChoice) });

export const proposedAccount = z.object({ bank_account: z.string() });

export const proposedPriceQuery = z.strictObject({ cid: id });
/** In grosze; none where nobody was enrolled on the course yet. */
export const proposedPrice = z.object({ price: z.number().int().nullable() });

export const studentsFindQuery = z.strictObject({ search: z.string().trim().min(1).max(100) });
/** The first few whom the words find; when they find nobody, the nearest names. */
export const studentsFound = z.object({
  items: z.array(
    z.object({ id: z.number().int(), name: z.string(), listed_name: z.string(), email: z.string() }),
  ),
  near: z.array(nearName),
});

/** The account of a student, as the editing dialog sends it. */
export const studentEdit = z.strictObject({ ...person, version, ...confirmationIfAsked });
export type StudentEdit = z.output<typeof studentEdit>;
