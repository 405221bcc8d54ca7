import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { ids, id, joinedIds, text } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { archiveTexts as texts } from './archive.texts.ts';

const reason = text(200, texts.reasonRequired);

/** Input of the question before archiving. */
export const archivingForm = z.strictObject({ reason, day: requiredDate('Podaj dzień') });
/** `day`: since when they do not study any more; not later than today. */
export const archiving = archivingForm.extend({ ids });
export type Archiving = z.output<typeof archiving>;

export const restoringForm = z.strictObject({ reason });
export const restoring = restoringForm.extend({ ids });
export type Restoring = z.output<typeof restoring>;

const amount = z.number().int();

/** Dependent records of an enrolment. Sums and grades are present only for people who may see them. */
export const hanging = z.object({
  id: z.number().int(),
  /** Nothing: the enrolment can be deleted. */
  free: z.boolean(),
  /** Grosze: what was paid, what is left, and for how many days something was due. */
  money: z
    .object({ payments: z.number().int(), paid: amount, balance: amount, overdueDays: z.number().int() })
    .nullable(),
  /** The average in tenths. */
  grades: z
    .object({ count: z.number().int(), average: z.number().nullable(), protocols: z.array(z.string()) })
    .nullable(),
  /** Transfers of statements that are not accepted yet, and their sum. */
  waiting: z.object({ count: z.number().int(), amount }).nullable(),
  notice: z.boolean(),
  form: z.boolean(),
  /** Numbers of the certificates in force, which are in doubt from then on. */
  certificates: z.array(z.string()),
});
export type Hanging = z.infer<typeof hanging>;
export const hangingQuery = z.strictObject({ ids: joinedIds(500) });
export const hangingItems = z.object({ items: z.array(hanging) });

export const archiveSortKeys = ['at'] as const;
export const archiveQuery = pagingQuery(archiveSortKeys).extend({
  cid: id.optional(),
  reason: z.string().trim().min(1).max(200).optional(),
  /** Who archived it. */
  actor: id.optional(),
  /** In the archive from this day on or later. */
  since: dateString.optional(),
});
export const archivedEnrolment = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  name: z.string(),
  listed_name: z.string(),
  date: dateString,
  cityName: z.string(),
  courseName: z.string(),
  courseName2: z.string().nullable(),
  /** Since when; the day of archiving where no other was said. */
  day: dateString,
  /** Empty for what was archived before reasons were asked. */
  reason: z.string(),
  archivedBy: z.string().nullable(),
  hanging: hanging.omit({ id: true }),
  can: z.object({ restore: z.boolean() }),
});
export type ArchivedEnrolment = z.infer<typeof archivedEnrolment>;
export const archivePage = pageSchema(archivedEnrolment).extend({
  /** Those who archived something, for the filter. */
  actors: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type ArchivePage = z.infer<typeof archivePage>;

const countOfEnrolments = z.object({ total: z.number().int(), capped: z.boolean() });
/** Enrolments, and those in the archive, that the caller sees; each counted to the bound of a list. */
export const enrolmentCounts = z.object({ enrolments: countOfEnrolments, archived: countOfEnrolments });
