import { z } from 'zod';
import { dateString, monthString, timestamp } from '../../common/dates.ts';
import { id } from '../../common/fields.ts';
import { reportTypes } from '../../common/report-types.ts';
import { isAtMostAYear } from '../../common/months.rules.ts';
import { reportStatus } from './report-status.ts';

/** Lists of a range are not paged or are printed whole: a year at once is enough. */
export const rangeTooLong = {
  error: 'Podaj okres nie dłuższy niż rok, od wcześniejszego dnia do późniejszego',
};

export const notAMonth = { error: 'Podaj pierwszy i ostatni dzień jednego miesiąca' };

/** From and to a day, and for the secretariat the person acted for. */
export const rangeQuery = z
  .strictObject({ from: dateString, to: dateString, user: id.optional() })
  .refine(({ from, to }) => isAtMostAYear(from, to), rangeTooLong);

/** The person acted for; others than the secretariat may not name one. */
export const personQuery = z.strictObject({ user: id.optional() });

export const monthQuery = z.strictObject({ month: monthString, user: id.optional() });

export const reportStatusField = z.literal(Object.values(reportStatus));

export const report = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  type: z.enum(reportTypes),
  date_from: dateString,
  date_to: dateString,
  status: reportStatusField,
  reason: z.string().nullable(),
  sent_at: timestamp,
  decided_at: timestamp.nullable(),
  /** An entry of the month was changed after it had been accepted; a new acceptance clears it. */
  changed_at: timestamp.nullable(),
  version: z.number().int(),
});
export type Report = z.infer<typeof report>;

/** Actions that the viewer may take with a month of one kind; only these decide which buttons the screen shows. */
export const monthAbilities = z.object({
  add: z.boolean(),
  change: z.boolean(),
  submit: z.boolean(),
  /** Takes one's own report back before it is decided. */
  withdraw: z.boolean(),
  /** Accepts or rejects what waits. */
  decide: z.boolean(),
  /** Confirms a month that was changed after it had been accepted. */
  acceptAgain: z.boolean(),
  takeBack: z.boolean(),
  pdf: z.boolean(),
  /** Whether there is such a report at all: the owner's role sends it. */
  report: z.boolean(),
});
export type MonthAbilities = z.infer<typeof monthAbilities>;
