import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { grosze } from '../../common/money.ts';

/** When what an enrolment costs is to be paid, judged on one day. Grosze. */
export const dues = z.object({
  /** Due until today and not paid yet. */
  owed: grosze,
  /** Days since the oldest day that passed unpaid; 0 where none did. */
  overdueDays: z.number().int().min(0),
  /** The day of the oldest instalment that is not paid whole; none when everything is paid. */
  due: dateString.nullable(),
  /** The amount to pay now: all that is owed, or else the remainder of the next instalment. */
  toPay: grosze,
  /** The remainder of the first instalment after today. */
  next: z.object({ due: dateString, amount: grosze }).nullable(),
});
export type Dues = z.infer<typeof dues>;

const instalmentStates = ['paid', 'overdue', 'next', 'later'] as const;

/** A part of the price with its day, and what was paid of it: the oldest is paid first. */
export const instalment = z.object({
  due: dateString,
  amount: grosze,
  paid: grosze,
  /** The day on which it was paid whole. */
  paidOn: dateString.nullable(),
  state: z.enum(instalmentStates),
});
export type Instalment = z.infer<typeof instalment>;
