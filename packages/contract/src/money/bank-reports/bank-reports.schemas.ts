import { z } from 'zod';
import { dateString, timestamp } from '../../common/dates.ts';
import { id, joinedIds, longText, text, version } from '../../common/fields.ts';
import { grosze } from '../../common/money.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import {
  bankFormats,
  bankRowSortKeys,
  refusalReasons,
  reportSortKeys,
  reportStates,
  rowRemarks,
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

export const reportsQuery = pagingQuery(reportSortKeys).extend({ state: z.enum(reportStates).optional() });

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
  state: z.enum(reportStates),
  /** Incoming and outgoing money of the file. */
  credits: stateCount,
  debits: stateCount,
  /** Rows without a known student, and rows that wait for an answer. */
  waiting: stateCount,
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
  /** Payments whose amount was corrected, and by how much in all; only of these states one can be. */
  corrected: z.object({ matched: stateCount, explained: stateCount }),
  /** Why lines of it were refused; `entry` is the file of an archive. */
  refusals: z.array(z.object({ reason: z.enum(refusalReasons), entry: z.string() })),
  /** A file with a damaged structure cannot be accepted. */
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
  /** The payment, once it is booked. */
  payment: z.object({ id: z.number().int(), version, comment: z.string() }).nullable(),
});

/** A row of another report, as it is shown beside one. */
const otherRow = z.object({
  id: z.number().int(),
  settlement: z.number().int(),
  settlementName: z.string(),
  fileName: z.string(),
  entry: z.string(),
  line: z.number().int(),
  state: z.enum(rowStates),
  account: z.string(),
  amount: grosze,
  date: dateString.nullable(),
  payer: z.string(),
  title: z.string(),
  /** Whether its report is accepted, and whether it became payments. */
  accepted: z.boolean(),
  booked: z.boolean(),
});

export const bankRow = z.object({
  id: z.number().int(),
  settlement: z.number().int(),
  entry: z.string(),
  line: z.number().int(),
  state: z.enum(rowStates),
  /** Why it is refused, or what is odd about it. */
  reason: z.enum([...refusalReasons, ...rowRemarks]).nullable(),
  account: z.string(),
  amount: grosze,
  date: dateString.nullable(),
  payer: z.string(),
  payer_account: z.string(),
  title: z.string(),
  raw: z.string(),
  /** The owner of the account, if known. */
  user: z.string().optional(),
  /** The enrolments that the row is given to. */
  parts: z.array(rowPart),
  /** For a known row, the row that counts for its transfer; for an asked one, the row that is probably the same. */
  other: otherRow.nullable(),
  /** The answer: that it is the transfer that it looked like, or another. */
  answered: z.enum(['same', 'other']).nullable(),
  comment: z.string(),
  version,
  can: z.object({
    explain: z.boolean(),
    takeBack: z.boolean(),
    /** Whether it is the other one. */
    answer: z.boolean(),
    /** The answer can be taken back. */
    askAgain: z.boolean(),
    changeParts: z.boolean(),
  }),
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

/** An enrolment has one part of a row. */
const isToEachOnce = (parts: readonly { readonly scid: number }[]): boolean =>
  new Set(parts.map(({ scid }) => scid)).size === parts.length;

/** `mapping` names enrolments for rows that have none; the web has given them one by one before. */
export const acceptedMapping = z.strictObject({
  settlementId: id,
  mapping: z
    .array(z.strictObject({ row: id, scid: id, amount: givenAmount }))
    .max(500)
    .refine((mapping) => new Set(mapping.map(({ row, scid }) => `${row} ${scid}`)).size === mapping.length),
});
export type AcceptedMapping = z.output<typeof acceptedMapping>;

/** The parts add up to the row. */
export const givenRow = z.strictObject({
  parts: z
    .array(z.strictObject({ scid: id, amount: givenAmount }))
    .min(1)
    .max(20)
    .refine(isToEachOnce),
  version,
});
export type GivenRow = z.output<typeof givenRow>;
/** Whether two rows that look like one transfer are one. */
export const answeredRow = z.strictObject({ same: z.boolean(), version });
/** As many as are deleted at once. */
export const removalQuery = z.strictObject({ ids: joinedIds(500) });
/** The effect on payments when these reports are deleted together. */
export const reportRemoval = z.object({
  /** Taken back from the balances of students. */
  unbooked: stateCount,
  /** Transfers that no other report contains. */
  gone: stateCount,
  /** Transfers that another report bears then. */
  moved: z.array(
    z.object({
      settlement: z.number().int(),
      name: z.string(),
      accepted: z.boolean(),
      moved: stateCount,
      /** How much of it is booked at once; the rest waits there. */
      booked: stateCount,
    }),
  ),
});
export type ReportRemoval = z.infer<typeof reportRemoval>;
export const returnedRow = z.strictObject({ version });
/** As many as a list without pages has. */
const mostRows = 1_000;
const isEachOnce = (rows: readonly { readonly row: number }[]): boolean =>
  new Set(rows.map(({ row }) => row)).size === rows.length;
const returnedOne = z.strictObject({ row: id, version });
/** Each whole to one enrolment. */
export const givenRows = z
  .array(returnedOne.extend({ scid: id }))
  .min(1)
  .max(mostRows)
  .refine(isEachOnce);
export type GivenRows = z.output<typeof givenRows>;
export const returnedRows = z.array(returnedOne).min(1).max(mostRows).refine(isEachOnce);
export type ReturnedRows = z.output<typeof returnedRows>;
/** Rows as they are after it, and the numbers of those that somebody changed meanwhile, which stay as they are. */
export const changedRows = z.object({ items: z.array(bankRow), refused: z.array(z.number().int()) });
export type ChangedRows = z.infer<typeof changedRows>;
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

/** All waiting payments by what is known: a suggestion or a question, nobody, or a certain suggestion. */
export const traces = z.object({
  traced: z.array(z.number().int()),
  untraced: z.array(z.number().int()),
  sure: z.array(z.object({ row: bankRow, suggestion })),
});
export type Traces = z.infer<typeof traces>;
