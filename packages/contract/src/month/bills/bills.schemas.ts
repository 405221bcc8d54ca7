import { z } from 'zod';
import { dateString, requiredDate, timestamp } from '../../common/dates.ts';
import { id, version } from '../../common/fields.ts';
import { billTexts as texts } from './bills.texts.ts';

/** The scan of a paper bill; its month is the one its day lies in. */
export const bill = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  /** Names the scan in the address of its picture. */
  file: z.uuid(),
  /** A PDF is kept as it came, and has no small picture. */
  kind: z.enum(['picture', 'pdf']),
  /** As it was called on the sender's machine. */
  file_name: z.string(),
  date: dateString,
  added_at: timestamp,
  version,
});
export type Bill = z.infer<typeof bill>;

export const billEdit = z.strictObject({ date: requiredDate(texts.dateRequired), version });
export type BillEdit = z.output<typeof billEdit>;

/** Under 10 MB. A signed bill comes as a PDF too. */
export const billRule = {
  field: 'file',
  countsAs: 'bill',
  maxBytes: 9_999_999,
  kinds: ['pdf', 'png', 'jpg', 'bmp'],
  tooLarge: texts.tooLarge,
} as const;
export const newBill = z.strictObject({ date: requiredDate(texts.dateRequired) });

export const billFileParams = z.strictObject({ file: z.uuid() });
export const billFileQuery = z.strictObject({ size: z.enum(['whole', 'thumbnail']).optional() });
export const billQuery = z.strictObject({ user: id.optional() });
