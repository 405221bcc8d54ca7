import { z } from 'zod';
import { keepPhone, keptPhonePattern } from '../numbers/kept-phone.ts';
import { fieldMessageTexts as texts } from './field-messages.texts.ts';
import { flag } from './flags.ts';

/** Every list, string and number on the wire has a bound; these are the common ones. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);
export const idParams = z.strictObject({ id });

/** The number of a record where it does not stand in an address. */
export const recordNumber = z.number().int().min(1).max(2_147_483_647);
export const ids = z.array(recordNumber).min(1).max(500);

/** A record that has to be chosen. */
export const chosenRecord = (required: string) =>
  z.number({ error: required }).int().min(1, required).max(2_147_483_647);

/** The row's version as it was read; a write that names an older one is refused with the current row. */
export const version = z.number().int().min(1).max(2_147_483_647);

export const flagField = z.literal(Object.values(flag));

/** Neither a line break nor another control character: such a text may be used in a header, a file name, a title. */
const isOneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A text in one line, which may be empty. */
export const line = (max: number) => z.string().trim().max(max).regex(isOneLine, texts.notOneLine);

/** A text in one line that must be there. */
export const text = (max: number, required: string) =>
  z.string({ error: required }).trim().min(1, required).max(max).regex(isOneLine, texts.notOneLine);

/** A text in as many lines as somebody writes, which must be there. */
export const longText = (max: number, required: string) =>
  z.string({ error: required }).trim().min(1, required).max(max);

export const email = (required: string, malformed: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .max(254)
    .check(z.email({ error: malformed, abort: true }));

/** A telephone that must be there, typed in any way. */
export const telephone = (required: string, malformed: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .max(40)
    .overwrite(keepPhone)
    .regex(keptPhonePattern, malformed);

export const done = z.object({ ok: z.literal(true) });

/** Numbers joined by commas, each once. */
export const joinedIds = (most: number) =>
  z
    .string()
    .max(most * 11)
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .transform((joined) => [...new Set(joined.split(',').map(Number))])
    .pipe(z.array(z.number().int().max(2_147_483_647)).max(most));
