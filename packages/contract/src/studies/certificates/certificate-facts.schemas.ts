import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField, id, line, recordNumber } from '../../common/fields.ts';
import { documentVersion } from '../../employment/questionnaire/document-version.ts';
import { prkLevels } from './certificates.keys.ts';
import { certificateFactTexts as texts } from './certificate-facts.texts.ts';

const hours = z.number({ error: texts.hours }).int(texts.hours).min(0, texts.hours).max(1_000, texts.hours);
const points = z.number({ error: texts.ects }).int(texts.ects).min(0, texts.ects).max(60, texts.ects);

/** How many of the hours and points of a subject form practical skills, and how many are at a distance. */
const classes = {
  hoursPractical: hours,
  ectsPractical: points,
  /** How many of the practical hours belong to the practice. */
  hoursPractice: hours,
  hoursDistance: hours,
  ectsDistance: points,
};
export const subjectClasses = z.object(classes);
export type SubjectClasses = z.infer<typeof subjectClasses>;

const isWithinPractical = (of: { hoursPractice: number | null; hoursPractical: number | null }): boolean =>
  (of.hoursPractice ?? 0) <= (of.hoursPractical ?? 0);
const practiceTooLong = { path: ['hoursPractice'], message: texts.practice };

/** What a certificate says of a course beside its name and plan. */
const courseTexts = {
  qualification: line(300),
  prkLevel: z.literal(prkLevels).nullable(),
  statement: z.string().trim().max(1_500),
};

/** Nothing more is known of a subject that is left out. */
export const courseFactsEdit = z.strictObject({
  ...courseTexts,
  subjects: z
    .array(z.strictObject({ sid: recordNumber, ...classes }).refine(isWithinPractical, practiceTooLong))
    .max(200),
  version: documentVersion,
});
export type CourseFactsEdit = z.output<typeof courseFactsEdit>;

/** As it is typed: an empty number is none, and a row without any is left out. */
export const courseFactsForm = z.strictObject({
  ...courseTexts,
  rows: z.object({}).catchall(
    z
      .strictObject({
        hoursPractical: hours.nullable(),
        ectsPractical: points.nullable(),
        hoursPractice: hours.nullable(),
        hoursDistance: hours.nullable(),
        ectsDistance: points.nullable(),
      })
      .refine(isWithinPractical, practiceTooLong),
  ),
});

export const courseFacts = z.object({
  id: z.number().int(),
  name: z.string(),
  qualification: z.string(),
  prkLevel: z.literal(prkLevels).nullable(),
  statement: z.string(),
  /** Subjects of both programmes, in the order of the plan. */
  subjects: z.array(
    z.object({
      sid: z.number().int(),
      name: z.string(),
      semester: z.number().int(),
      after_join: flagField,
      hours: z.number().int().nullable(),
      ects: z.number().int().nullable(),
      classes: subjectClasses.nullable(),
    }),
  ),
  version: documentVersion,
});
export type CourseFacts = z.infer<typeof courseFacts>;

/** Days that differ from those of the intake, and where the practice was. */
export const enrolmentFactsEdit = z
  .strictObject({
    beganOn: dateString.nullable(),
    endedOn: dateString.nullable(),
    practicePlace: line(300),
    version: documentVersion,
  })
  .refine(({ beganOn, endedOn }) => beganOn === null || endedOn === null || beganOn < endedOn, {
    path: ['endedOn'],
    message: texts.ended,
  });
export type EnrolmentFactsEdit = z.output<typeof enrolmentFactsEdit>;

/** As it is typed: an empty day is none. */
export const enrolmentFactsForm = z.strictObject({
  practicePlace: line(300),
  beganOn: dateString.or(z.literal('')),
  endedOn: dateString.or(z.literal('')),
});

export const enrolmentFacts = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The first day of the intake, which counts where there is no own one. */
  date: dateString,
  beganOn: dateString.nullable(),
  endedOn: dateString.nullable(),
  practicePlace: z.string(),
  version: documentVersion,
});
export type EnrolmentFacts = z.infer<typeof enrolmentFacts>;

const millimetres = z
  .number({ error: texts.offset })
  .min(-20, texts.offset)
  .max(20, texts.offset)
  .multipleOf(0.5, texts.offset);

/** How far the text moves on a blank, in millimetres to the right and down. */
export const blankLayout = z.strictObject({
  right: millimetres,
  down: millimetres,
  version: documentVersion,
});
export type BlankLayout = z.output<typeof blankLayout>;

export const statementKinds = ['completion', 'course-of-studies'] as const;
export type StatementKind = (typeof statementKinds)[number];
/** Asks for a statement about one course of an enrolment. */
export const statementQuery = z.strictObject({ cid: id, kind: z.enum(statementKinds) });

export const statisticsQuery = z.strictObject({ year: z.coerce.number().int().min(2000).max(2100) });
