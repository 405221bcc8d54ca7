import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { grosze } from '../../common/money.ts';
import { dues, instalment } from './dues.schemas.ts';

/** The data of a transfer. The QR code contains the same, as far as its fields have room. */
const transfer = z.object({
  /** 26 digits. */
  account: z.string(),
  recipient: z.string(),
  title: z.string(),
  amount: grosze,
  /** The code that applications of Polish banks read, in SVG. */
  qr: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

/** An enrolment as its student pays for it. `paid` is by the bank and by hand together. */
const ownDues = z.object({
  id: z.number().int(),
  /** The intake. */
  date: dateString,
  courseName: z.string(),
  courseName2: z.string().nullable(),
  price: grosze,
  paid: grosze,
  /** Negative when too much was paid. */
  balance: grosze,
  dues,
  /** Where there is no plan, one that is the whole price. */
  instalments: z.array(instalment),
  /** None when nothing is to be paid, or there is no account yet. */
  transfer: transfer.nullable(),
});
export type OwnDues = z.infer<typeof ownDues>;

const ownPayment = z.object({
  id: z.number().int(),
  /** The enrolment. */
  scid: z.number().int(),
  amount: grosze,
  date: dateString,
  courseName: z.string(),
  courseName2: z.string().nullable(),
});
export type OwnPayment = z.infer<typeof ownPayment>;

export const ownPayments = z.object({
  /** The day of the last bank report: later transfers are not here yet. */
  lastReport: dateString.nullable(),
  /** Of all enrolments, as for the office and reminders: an overpayment of one pays the others. */
  together: z.object({ dues, balance: grosze }),
  /** The newest first. */
  enrolments: z.array(ownDues),
  payments: z.array(ownPayment),
});
export type OwnPayments = z.infer<typeof ownPayments>;
