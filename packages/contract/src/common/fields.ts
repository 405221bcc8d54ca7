import { z } from 'zod';
import { fieldMessageTexts as texts } from './field-messages.texts.ts';
import { flag } from './flags.ts';

/** Every list, string and number on the wire has a bound; these are the common ones. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);
export const idParams = z.strictObject({ id });
export const ids = z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(500);

/** The row's version as it was read; a write that names an older one is refused with the current row. */
export const version = z.number().int().min(1).max(2_147_483_647);

export const flagField = z.literal(Object.values(flag));

/** Neither a line break nor another control character: such a text may stand in a header, a file name, a title. */
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

export const done = z.object({ ok: z.literal(true) });
