import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { email } from '../../common/fields.ts';
import { accountTexts } from './accounts.texts.ts';
import { currentPassword, currentSession } from './accounts.schemas.ts';
import { secondStepTexts as texts } from './second-step.texts.ts';

/** Six digits of the app, or a recovery code. */
const stepCode = z
  .string()
  .trim()
  .min(1, { error: texts.codeRequired, abort: true })
  .max(40)
  .regex(/^(?:\d{3}\s?\d{3}|[a-z2-9]{6}(?:[-\s]?[a-z2-9]{6}){3})$/i, texts.codeMalformed);

export const givenCode = z.strictObject({ code: stepCode });

/** Asked before whatever could take an account over: the password, and the code where the second step is on. */
const confirmationFields = { password: currentPassword, code: stepCode.optional() };
/** In forms of which only some changes ask for it: empty is as good as left out. */
export const confirmationIfAsked = {
  password: z.string().max(200).optional(),
  code: z.string().trim().max(40).optional(),
};
export const confirmation = z.strictObject(confirmationFields);
/** The two forms of it on the screen. */
export const passwordConfirmation = z.strictObject({ password: currentPassword });
export const fullConfirmation = z.strictObject({ password: currentPassword, code: stepCode });
export type Confirmation = z.output<typeof confirmation>;

/** The password is left out in a session that may only set up the second step: it was given just before. */
export const secondStepStart = z.strictObject({ password: currentPassword.optional() });

export const secondStepReset = z.strictObject({
  email: email(accountTexts.emailRequired, accountTexts.emailMalformed),
  ...confirmationFields,
});

export const secondStepState = z.object({
  on: z.boolean(),
  since: timestamp.nullable(),
  codes_left: z.number().int(),
  /** The role must have it: turned off, it is set up anew at once. */
  required: z.boolean(),
});
export type SecondStepState = z.infer<typeof secondStepState>;

/** The key for the app, shown once. */
export const secondStepSecret = z.object({
  key: z.string(),
  /** The otpauth address as a picture, in SVG. */
  qr: z.string(),
});
export type SecondStepSecret = z.infer<typeof secondStepSecret>;

const recoveryCodes = z.array(z.string());

export const secondStepTurnedOn = z.object({ session: currentSession, codes: recoveryCodes });
export const newRecoveryCodes = z.object({ codes: recoveryCodes });
export const secondStepResetDone = z.object({ name: z.string() });
