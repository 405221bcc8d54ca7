import { z } from 'zod';
import { dateString, timestamp } from '../../common/dates.ts';
import { id, joinedIds, line, longText, recordNumber, version } from '../../common/fields.ts';
import { grosze } from '../../common/money.ts';
import { pageSchema, pagingQuery, queryFlag } from '../../common/paging.ts';
import { intakesFilter } from '../../studies/students/students.schemas.ts';
import { dues } from './dues.schemas.ts';
import { instalmentPlan } from './instalment-plans.schemas.ts';
import { overdueStates, remindersLimit, settlementSortKeys, settlementStates } from './payments.keys.ts';
import { paymentTexts as texts } from './payments.texts.ts';

/** Grosze. A return or a correction is negative. */
const amount = z
  .number({ error: ({ input }) => (Number.isNaN(input) ? texts.amountNumber : texts.amountRequired) })
  .int(texts.amountNumber)
  .min(-100_000_000, texts.amountTooLarge)
  .max(100_000_000, texts.amountTooLarge)
  .refine((value) => value !== 0, { error: texts.amountZero });

/** Fields of the form of a payment. */
const asked = {
  amount,
  /** Empty: today. */
  date: z.union([z.literal(''), dateString]).optional(),
  /** The enrolment; left out: the newest of the person. */
  scid: recordNumber.nullable().optional(),
  comment: z.string().trim().max(300).optional(),
};
const fields = {
  ...asked,
  /** Follow from the enrolment and are not read. */
  cid: recordNumber.optional(),
  courseName: line(300).optional(),
  studentCourseBankAccount: line(40).optional(),
};
const isExplained = ({ amount: sum, comment = '' }: { amount: number; comment?: string | undefined }) =>
  sum >= 0 || comment !== '';
const reasonMissing = { error: texts.reasonRequired, path: ['comment'] };

export const paymentForm = z.strictObject(asked).refine(isExplained, reasonMissing);
/** The amount alone, of a payment that a report booked. */
export const paymentCorrection = z
  .strictObject({ amount, comment: longText(300, texts.correctionReason) })
  .refine(isExplained, reasonMissing);
export const newPayment = z.strictObject(fields).refine(isExplained, reasonMissing);
export type NewPayment = z.output<typeof newPayment>;
export const paymentEdit = z.strictObject({ ...fields, version }).refine(isExplained, reasonMissing);
export type PaymentEdit = z.output<typeof paymentEdit>;

/** Why a payment by hand was a mistake. */
export const withdrawalForm = z.strictObject({ reason: longText(300, texts.withdrawalReason) });
export const withdrawal = withdrawalForm.extend({ version });
export type Withdrawal = z.output<typeof withdrawal>;

const paymentSources = ['bank', 'hand'] as const;

export const payment = z.object({
  id: z.number().int(),
  /** The enrolment that it belongs to. */
  scid: z.number().int(),
  uid: z.number().int(),
  name: z.string(),
  amount: grosze,
  date: dateString,
  courseName: z.string(),
  courseName2: z.string().nullable(),
  studentCourseBankAccount: z.string().nullable(),
  bank_account: z.string().nullable(),
  comment: z.string(),
  /** Booked from a bank report, or entered by hand. */
  source: z.enum(paymentSources),
  /** The amount in the bank's file, if another amount was booked; `comment` has the reason. */
  inFile: grosze.nullable(),
  /** It stays in the list and counts in no sum. */
  withdrawn: z.object({ at: timestamp, by: z.string(), reason: z.string() }).nullable(),
  version,
});
export type Payment = z.infer<typeof payment>;

/** Grosze: what it costs, what the bank and people entered as paid, and what is left; negative when paid too much. */
export const sums = z.object({
  price: grosze,
  paid: grosze,
  user_paid: grosze,
  balance: grosze,
});
export type Sums = z.infer<typeof sums>;

/** An enrolment with its money. `price` is that of both courses. */
export const settledEnrolment = z.object({
  id: z.number().int(),
  /** The intake. */
  date: dateString,
  cityName: z.string(),
  cid: z.number().int(),
  courseName: z.string(),
  courseName2: z.string().nullable(),
  /** Tuition of each course. */
  prices: z.array(grosze),
  studentCourseBankAccount: z.string().nullable(),
  archived: z.boolean(),
  sums,
  dues,
  /** How many instalments its plan has; 0 where there is none and everything is due at once. */
  planned: z.number().int(),
  version,
});
export type SettledEnrolment = z.infer<typeof settledEnrolment>;

const settledPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  listed_name: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  avatar: z.string().nullable(),
});
const abilities = z.object({ setPrice: z.boolean(), anyPrice: z.boolean() });

const planned = settledEnrolment.extend({ plan: instalmentPlan });
export type PlannedEnrolment = z.infer<typeof planned>;

export const settlementsOfPerson = z.object({
  person: settledPerson,
  /** Over the enrolments that are not archived; what was paid too much for one counts for the others. */
  sums,
  dues,
  /** The newest first, each with its instalments. */
  enrolments: z.array(planned),
  payments: z.array(payment),
  /** The day of the last reminder. */
  reminded: dateString.nullable(),
  can: abilities,
});
export type SettlementsOfPerson = z.infer<typeof settlementsOfPerson>;

export const sentReminder = z.object({ reminded: dateString, amount: z.number().int() });
export type SentReminder = z.infer<typeof sentReminder>;

export const sentReminders = z.object({
  /** To how many people, and what they owe together. */
  sent: z.number().int(),
  amount: grosze,
  /** How many had one today already. */
  before: z.number().int(),
});
export type SentReminders = z.infer<typeof sentReminders>;

/** A person with the enrolments that the filter leaves; `sums` are of all of theirs, with the archived ones if these were asked for. */
export const settledStudent = settledPerson.extend({
  sums,
  /** Over the enrolments that are not archived; what was paid too much for one counts for the others. */
  dues,
  enrolments: z.array(settledEnrolment),
  /** The day of the last reminder. */
  reminded: dateString.nullable(),
});
export type SettledStudent = z.infer<typeof settledStudent>;
export const settledStudentsPage = pageSchema(settledStudent).extend({ can: abilities });

export const settledStudentsQuery = pagingQuery(settlementSortKeys).extend({
  date: intakesFilter.optional(),
  pid: id.optional(),
  cid: id.optional(),
  /** Those who are overdue come in the order of days, without their archived enrolments. */
  state: z.enum([...settlementStates, ...overdueStates]).optional(),
  /** With the archived enrolments. */
  archived: queryFlag.optional(),
  /** Narrows the list to these people. */
  ids: joinedIds(remindersLimit).optional(),
});

/** The sums of a list; null for a list that is too long to be summed at once. */
export const settledTotals = z.object({
  totals: z
    .object({ sums, /** Overdue, and how many people are. */ owed: grosze, late: z.number().int() })
    .nullable(),
});
export type SettledTotals = z.infer<typeof settledTotals>;

/** People of a list who owe something. */
export const remindedQuery = settledStudentsQuery.omit({
  page: true,
  itemsPerPage: true,
  sortBy: true,
  sortDesc: true,
});
