import { z } from 'zod';
import { dateString, timestamp } from '../common/dates.ts';
import { id, longText, text, version } from '../common/fields.ts';
import { grosze } from '../common/money.ts';
import { pageSchema, pagingQuery } from '../common/paging.ts';
import {
  bankFormats,
  bankRowSortKeys,
  refusalReasons,
  reportSortKeys,
  rowStates,
  suggestionReasons,
} from './bank-reports.keys.ts';
import { settledEnrolment, settledStudent } from '../payments/payments.schemas.ts';
import { bankReportTexts as texts } from './bank-reports.texts.ts';

/** Under 2 MB; what it is, its content says. */
export const bankFileRule = {
  field: 'file',
  countsAs: 'bank-report',
  maxBytes: 1_999_999,
  kinds: 'any',
  tooLarge: texts.tooLarge,
} as const;
export const newBankReport = z.strictObject({ name: text(200, texts.nameRequired) });
/** 0 is the number of a report that is yet to be. */
export const newReportParams = z.strictObject({ id: z.coerce.number().int().min(0).max(0) });

export const reportsQuery = pagingQuery(reportSortKeys);

const stateCount = z.object({ count: z.number().int(), sum: grosze });

export const bankReport = z.object({
  id: z.number().int(),
  name: z.string(),
  file_name: z.string(),
  timestamp,
  /** How many payments were booked from it, and what they add up to. */
  amount: z.number().int(),
  sum: grosze,
  /** 0 while it is only looked at. */
  accepted: z.boolean(),
  version,
});
export type BankReport = z.infer<typeof bankReport>;
export const bankReportsPage = pageSchema(bankReport);

/** With what its rows come to. */
export const bankReportDetail = bankReport.extend({
  formats: z.array(z.enum(bankFormats)),
  controlled: z.boolean(),
  states: z.object(
    Object.fromEntries(rowStates.map((state) => [state, stateCount])) as Record<
      (typeof rowStates)[number],
      typeof stateCount
    >,
  ), // one of each
  /** Nothing is booked of a file that is not understood whole. */
  can: z.object({
    accept: z.boolean(),
    /** The file itself is there to be looked at. */
    open: z.boolean(),
  }),
});
export type BankReportDetail = z.infer<typeof bankReportDetail>;

export const bankRowsQuery = pagingQuery(bankRowSortKeys).extend({ state: z.enum(rowStates).optional() });

const rowPart = z.object({
  scid: z.number().int(),
  name: z.string(),
  amount: grosze,
  courseName: z.string(),
  /** Once it is booked. */
  payment: z.object({ id: z.number().int(), version, comment: z.string() }).nullable(),
});

export const bankRow = z.object({
  id: z.number().int(),
  settlement: z.number().int(),
  entry: z.string(),
  line: z.number().int(),
  state: z.enum(rowStates),
  reason: z.enum(refusalReasons).nullable(),
  account: z.string(),
  amount: grosze,
  date: dateString.nullable(),
  payer: z.string(),
  payer_account: z.string(),
  title: z.string(),
  raw: z.string(),
  /** Whose account it is, when it is known. */
  user: z.string().optional(),
  /** The enrolments that the row is given to. */
  parts: z.array(rowPart),
  comment: z.string(),
  version,
  can: z.object({ explain: z.boolean(), takeBack: z.boolean() }),
});
export type BankRowItem = z.infer<typeof bankRow>;
export const bankRowsPage = pageSchema(bankRow);

/** Without rows the report is saved, and there is nothing to look at. */
export const uploadAnswer = bankReportDetail.extend({
  message: z.string(),
  /** The first of what could be booked; the rest is asked page by page. */
  toImport: z.array(bankRow),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

const givenAmount = z.number().int().min(1).max(2_000_000_000);

/** `mapping` names enrolments for rows that have none; the web has given them one by one before. */
export const acceptedMapping = z.strictObject({
  settlementId: id,
  mapping: z.array(z.strictObject({ row: id, scid: id, amount: givenAmount })).max(500),
});
export type AcceptedMapping = z.output<typeof acceptedMapping>;

/** The parts add up to the row. */
export const givenRow = z.strictObject({
  parts: z
    .array(z.strictObject({ scid: id, amount: givenAmount }))
    .min(1)
    .max(20),
  version,
});
export type GivenRow = z.output<typeof givenRow>;
export const returnedRow = z.strictObject({ version });
export const dismissedRow = z.strictObject({ comment: longText(300, texts.commentRequired), version });

/** An enrolment that a payment may be for. */
export const suggestion = z.object({
  scid: z.number().int(),
  person: settledStudent.pick({ id: true, name: true, listed_name: true, avatar: true }),
  enrolment: settledEnrolment,
  reasons: z.array(z.enum(suggestionReasons)),
  /** Much speaks for it, and far less for any other. */
  sure: z.boolean(),
});
export type Suggestion = z.infer<typeof suggestion>;
export const suggestions = z.object({ items: z.array(suggestion) });
