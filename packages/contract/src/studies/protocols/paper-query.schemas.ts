import { z } from 'zod';
import { readProtocolNumber } from './protocols.rules.ts';

/** Number and code of a protocol or a certificate, as people copy them from the paper. */
export const paperQuery = (messages: { readonly number: string; readonly code: string }) =>
  z.strictObject({
    number: z
      .string()
      .trim()
      .max(20)
      .refine((typed) => readProtocolNumber(typed) !== undefined, messages.number),
    /** With or without the hyphen. */
    code: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{4}-?[0-9a-f]{4}$/u, messages.code),
  });
