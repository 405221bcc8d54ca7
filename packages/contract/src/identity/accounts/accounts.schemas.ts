import { z } from 'zod';
import { permissions } from '../../access/permissions.ts';
import { roles } from '../../access/roles.ts';
import { email, flagField } from '../../common/fields.ts';
import { timestamp } from '../../common/dates.ts';
import { registrationForm } from './registration-form.schema.ts';
import { accountTexts as texts } from './accounts.texts.ts';

export const credentials = z.strictObject({
  email: email(texts.emailRequired, texts.emailMalformed),
  /** The old password follows no rule; an empty one is refused as wrong. */
  password: z.string().max(200),
});

/** From this length on a password is a passphrase, and needs neither digit nor special character. */
const passphraseLength = 20;
const isPassphrase = (password: string) => password.length >= passphraseLength;

/** The server also refuses what is easy to guess. */
export const newPassword = z
  .string()
  .min(1, { error: texts.newPasswordRequired, abort: true })
  .min(8, texts.newPasswordTooShort)
  .max(200, texts.newPasswordTooLong)
  .refine((typed) => isPassphrase(typed) || /\d/.test(typed), texts.newPasswordNeedsDigit)
  .refine((typed) => isPassphrase(typed) || /[!@#$%^&*?]/.test(typed), texts.newPasswordNeedsSpecial);

export const currentPassword = z.string().min(1, texts.currentPasswordRequired).max(200);

/** The current password is left out right after recovery or the first login. */
export const passwordChange = z.strictObject({
  password: currentPassword.optional(),
  passwordNew: newPassword,
});

const repeated = { passwordNew: newPassword, repeat: z.string().min(1, texts.repeatRequired).max(200) };
const repeatMatches = { error: texts.repeatDiffers, path: ['repeat'] };
const isRepeated = (form: { passwordNew: string; repeat: string }) => form.passwordNew === form.repeat;

/** The forms on the screen: the repeat never leaves the browser. */
export const newPasswordForm = z.strictObject(repeated).refine(isRepeated, repeatMatches);
export const passwordChangeForm = z
  .strictObject({ password: currentPassword, ...repeated })
  .refine(isRepeated, repeatMatches);

export const recoverPassword = z.strictObject({ email: email(texts.emailRequired, texts.emailMalformed) });
export const recoverEmail = z.strictObject({
  telephone: z.string().trim().min(1, texts.telephoneRequired).max(20),
});
export const recoveryToken = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) });

/** The state of an address change, for the holder of the old address who got the mail about it. */
export const addressChange = z.object({
  /** Both masked: the mailbox may belong to somebody else by now. */
  old_email: z.string(),
  new_email: z.string(),
  changed_at: timestamp,
  /** Until then the old address can be brought back. */
  works_until: timestamp,
});
export type AddressChange = z.infer<typeof addressChange>;

/** The signed-in person, as the screens know them. */
export const accountUser = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_alt: z.string().nullable(),
  telephone: z.string().nullable(),
  is_admin: z.literal(roles),
  is_company: flagField,
  /** When the data-processing notice was accepted; null means not yet. */
  rodo: timestamp.nullable(),
  rate_per_km: z.number().int().nullable(),
  /** Only the day it was filled in, which decides about the yearly confirmation; null until there is one. */
  registration_form: registrationForm.nullable(),
  /** Changes with each new photo; null when there is none. */
  avatar: z.string().nullable(),
});
export type AccountUser = z.infer<typeof accountUser>;

export const currentSession = z.object({
  user: accountUser,
  permissions: z.array(z.enum(permissions)),
  /** The first page of the role, also where a refused page leads. */
  landing: z.string(),
  /** Only a new password, consent, the second step and logout are open until what it owes is done. */
  restricted: z.boolean(),
  owes: z.enum(['none', 'password', 'notice', 'second-step']),
  /** The person's own key, always the same: the browser seals with it what must outlive a login and a reload. */
  storage_key: z.string(),
});
export type CurrentSession = z.infer<typeof currentSession>;

export const ownSession = z.object({
  id: z.number().int(),
  current: z.boolean(),
  device: z.string(),
  created_at: timestamp,
  last_seen_at: timestamp,
});
export type OwnSession = z.infer<typeof ownSession>;
