import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { dateString, monthString } from '../../common/dates.ts';
import { id, longText, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { isWholeMonth } from '../../common/months.rules.ts';
import { notAMonth, report, reportStatusField } from '../monthly-reports/monthly-reports.schemas.ts';
import { reportTypes } from '../../common/report-types.ts';
import { reportStatus } from '../monthly-reports/report-status.ts';
import { lecturerReportSortKeys, reportParts } from './report-review.keys.ts';
import { reportTexts } from './report-review.texts.ts';

/** The first and the last day of one month. */
const period = { date_from: dateString, date_to: dateString, type: z.enum(reportTypes) };
const coversAMonth = ({ date_from, date_to }: { date_from: string; date_to: string }) =>
  isWholeMonth(date_from, date_to);

/** Sending may say its status or leave the field out. */
export const submission = z
  .strictObject({ ...period, status: z.literal(reportStatus.sent).optional() })
  .refine(coversAMonth, { ...notAMonth, path: ['date_to'] });
export type Submission = z.output<typeof submission>;

/** Several kinds of one month at once: all are sent or none. */
export const submissionOfMany = z
  .strictObject({
    date_from: dateString,
    date_to: dateString,
    types: z.array(z.enum(reportTypes)).min(1).max(reportTypes.length),
  })
  .refine(coversAMonth, { ...notAMonth, path: ['date_to'] });
export type SubmissionOfMany = z.output<typeof submissionOfMany>;

/** The summary of one kind of report before sending. */
export const sendingPreview = z.object({
  type: z.enum(reportTypes),
  entries: z.number().int(),
  /** Hours, kilometres or days, by the kind. */
  total: z.number(),
  /** Days to come, which stand in the way of hours and trips. */
  ahead: z.array(dateString),
  status: reportStatusField.nullable(),
  can: z.object({ submit: z.boolean() }),
});
export type SendingPreview = z.infer<typeof sendingPreview>;
export const sendingPreviews = z.object({
  previews: z.array(sendingPreview),
  /** Without the questionnaire, or the form of a company, nothing can be sent. */
  questionnaire_missing: z.boolean(),
});

/** Takes back one's own report that nobody decided yet. */
export const withdrawal = z.strictObject(period).refine(coversAMonth, { ...notAMonth, path: ['date_to'] });
export type Withdrawal = z.output<typeof withdrawal>;
/** The report as it was before it was sent: none, or one that was rejected. */
export const withdrawn = z.object({ report: report.nullable() });

const reason = z.string().trim().max(500);
const requiredReason = longText(500, reportTexts.reasonRequired);

/** The form on the screen: why an acceptance is taken back. */
export const takingBack = z.strictObject({ reason: requiredReason });

/** The secretariat takes its acceptance back and says why. */
export const takeBack = z
  .strictObject({ ...period, reason: requiredReason, version })
  .refine(coversAMonth, { ...notAMonth, path: ['date_to'] });
export type TakeBack = z.output<typeof takeBack>;

/** The form on the screen: a rejection may say why. */
export const rejection = z.strictObject({ reason });

/** The secretariat accepts, or rejects with an optional reason. Names the version it was read at. */
export const decision = z
  .strictObject({
    ...period,
    status: z.literal([reportStatus.rejected, reportStatus.accepted]),
    reason: reason.optional(),
    version,
  })
  .refine(coversAMonth, { ...notAMonth, path: ['date_to'] });
export type Decision = z.output<typeof decision>;

export const reportsAnswer = z.object({ items: z.array(report) });

/** Why somebody should look at a month before it is accepted. */
const concernKinds = [
  'long-day',
  'two-cities',
  'unusual-km',
  'lonely-trip',
  'double-trip',
  'no-rate',
  'high-rate',
] as const;
export const concern = z.object({
  kind: z.enum(concernKinds),
  type: z.enum(reportTypes),
  date: dateString,
  /** The entries it speaks of. */
  ids: z.array(z.number().int()),
  /** The reason in words, ready to be shown. */
  text: z.string(),
  /** The same in as few words as a list has room for: '24 godz. 10.10'. */
  short: z.string(),
});
export type Concern = z.infer<typeof concern>;

/** `Report` as far as the list of everybody shows it. */
const reportState = z
  .object({
    status: reportStatusField,
    version: z.number().int(),
    /** After it had been accepted. */
    changed: z.boolean(),
  })
  .nullable();

export const lecturerReportsQuery = pagingQuery(lecturerReportSortKeys)
  .extend({
    from: dateString,
    to: dateString,
    /** Only people with a report that waits for a decision. */
    waiting: z.enum(['true', 'false']).optional(),
    /** Among people who wait for a decision, only those with a report of this kind. */
    type: z.enum(reportTypes).optional(),
    /** Only people with hours of the month in this place. */
    place: id.optional(),
    /** Instead: only people whose reports are all decided, or who sent none. */
    part: z.enum(reportParts).optional(),
  })
  .refine(({ from, to }) => isWholeMonth(from, to), { ...notAMonth, path: ['to'] });

export const lecturerReports = z.object({
  uid: z.number().int(),
  name: z.string(),
  /** As registers show and sort it: surname first. */
  listed_name: z.string(),
  role: z.literal(roles),
  /** The account is inactive or archived; the person is listed because a report still waits. */
  left: z.boolean(),
  /** Kinds of reports that the person's role sends. */
  sends: z.array(z.enum(reportTypes)),
  report_time: reportState,
  report_trip: reportState,
  report_meeting: reportState,
  /** About the reports that wait for a decision; what is accepted or not sent raises none. */
  concerns: z.array(concern),
});
export type LecturerReports = z.infer<typeof lecturerReports>;
export const lecturerReportsPage = pageSchema(lecturerReports);

/** How many reports of the month wait for a decision, how many of them raise no concern, and of how many people others do. */
export const waitingReports = z.object({
  waiting: z.number().int(),
  clean: z.number().int(),
  doubted_people: z.number().int(),
});
export type WaitingReports = z.infer<typeof waitingReports>;

/** Waiting reports of all months, the oldest month first, counted up to a thousand. */
export const backlog = z.object({
  waiting: z.number().int(),
  oldest: monthString.nullable(),
  months: z.array(z.object({ month: monthString, waiting: z.number().int() })),
});

export const reviewQuery = z.strictObject({ month: monthString, type: z.enum(reportTypes) });
/** Data beside a person's month for the secretariat's decision. */
export const review = z.object({
  name: z.string(),
  /** About the reports of the month that wait. */
  concerns: z.array(concern),
  /** The next report that waits, after this one in the order of the list; first of the month, then of others. */
  next: z
    .object({ uid: z.number().int(), name: z.string(), type: z.enum(reportTypes), month: monthString })
    .nullable(),
});
export type Review = z.infer<typeof review>;

/** People whose reports of the month are all decided, and people who sent none. */
export const restOfMonth = z.object({
  decided: z.object({ people: z.number().int(), reports: z.number().int() }),
  /** Each counted as far as people are reminded at once. */
  missing: z.object({
    people: z.number().int(),
    /** People who were not reminded of the month today. */
    unreminded: z.number().int(),
  }),
  /** The month is over, and not long past. */
  can: z.object({ remind: z.boolean() }),
});
export type RestOfMonth = z.infer<typeof restOfMonth>;

/** People whom a reminder would reach now, in the order of registers. */
export const peopleToRemind = z.object({
  items: z.array(
    z.object({
      uid: z.number().int(),
      listed_name: z.string(),
      /** The day of the last reminder about the month. */
      reminded: dateString.nullable(),
    }),
  ),
});
export type PersonToRemind = z.infer<typeof peopleToRemind>['items'][number];

export const reportReminder = z.strictObject({ month: monthString });
/** The number of people reminded now, and of those reminded earlier today. */
export const sentReportReminders = z.object({ sent: z.number().int(), before: z.number().int() });

export const waitingQuery = z.strictObject({ month: monthString });

export const acceptClean = z.strictObject({ month: monthString });
export const acceptedClean = z.object({ accepted: z.number().int() });
