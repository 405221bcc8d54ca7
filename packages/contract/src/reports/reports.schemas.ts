import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { dateString, monthString } from '../common/dates.ts';
import { version } from '../common/fields.ts';
import { pageSchema, pagingQuery } from '../common/paging.ts';
import { isWholeMonth } from '../months/months.rules.ts';
import { notAMonth, report, reportStatusField, reportTypes } from '../months/months.schemas.ts';
import { reportStatus } from '../months/report-status.ts';
import { lecturerReportSortKeys } from './reports.keys.ts';

/** The first and the last day of one month. */
const period = { date_from: dateString, date_to: dateString, type: z.enum(reportTypes) };
const coversAMonth = ({ date_from, date_to }: { date_from: string; date_to: string }) =>
  isWholeMonth(date_from, date_to);

/** Sending may say its status or leave the field out. */
export const submission = z
  .strictObject({ ...period, status: z.literal(reportStatus.sent).optional() })
  .refine(coversAMonth, { ...notAMonth, path: ['date_to'] });
export type Submission = z.output<typeof submission>;

const reason = z.string().trim().max(500);

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
const concernKinds = ['long-day', 'two-cities', 'unusual-km', 'lonely-trip', 'double-trip'] as const;
export const concern = z.object({
  kind: z.enum(concernKinds),
  type: z.enum(reportTypes),
  date: dateString,
  /** The reason in words, ready to be shown. */
  text: z.string(),
});
export type Concern = z.infer<typeof concern>;

/** `Report` as far as the list of everybody shows it. */
const reportState = z.object({ status: reportStatusField, version: z.number().int() }).nullable();

export const lecturerReportsQuery = pagingQuery(lecturerReportSortKeys)
  .extend({
    from: dateString,
    to: dateString,
    /** Only people with a report that waits for a decision. */
    waiting: z.enum(['true', 'false']).optional(),
  })
  .refine(({ from, to }) => isWholeMonth(from, to), { ...notAMonth, path: ['to'] });

export const lecturerReports = z.object({
  uid: z.number().int(),
  name: z.string(),
  role: z.literal(roles),
  report_time: reportState,
  report_trip: reportState,
  report_meeting: reportState,
  /** About the reports that wait for a decision; what is accepted or not sent raises none. */
  concerns: z.array(concern),
});
export type LecturerReports = z.infer<typeof lecturerReports>;
export const lecturerReportsPage = pageSchema(lecturerReports);

/** How many reports of the month wait for a decision, and how many of them raise no concern. */
export const waitingReports = z.object({ waiting: z.number().int(), clean: z.number().int() });
export const waitingQuery = z.strictObject({ month: monthString });

export const acceptClean = z.strictObject({ month: monthString });
export const acceptedClean = z.object({ accepted: z.number().int() });
