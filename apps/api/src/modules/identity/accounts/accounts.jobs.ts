import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { defineJob, type JobCtx } from '#platform/jobs/define-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import * as queries from './accounts.queries.ts';
import { addressChangeJobs } from './users/address-changes.jobs.ts';
import { listBegunStudies } from './users/begun-studies.queries.ts';
import { findFreshChange } from './users/address-changes.queries.ts';
import { formatMoment, recoveryFrom } from './users/address-changes.rules.ts';
import { addressRestoredMail } from './mails/address-restored.mail.ts';
import { emailReminderMail } from './mails/email-reminder.mail.ts';
import { firstLoginMail, type SentWords } from './mails/first-login.mail.ts';
import type { MailedSecret } from './mails/mailed-secret.ts';
import { noticeKinds, noticeMail } from './mails/notice.mail.ts';
import { recoveryHeldMail } from './mails/recovery-held.mail.ts';
import { recoveryMail } from './mails/recovery.mail.ts';
import { sentPasswordMail } from './mails/sent-password.mail.ts';
import { issueOneTimePassword } from './recovery/one-time-password.service.ts';

const ofUser = z.object({ userId: z.number() });

/**
 * The secret is made here and not by the request, so that it never lies in the queue. A second run makes a new one
 * and mails it again: the newest mail is the one that works.
 */
export const recoveryMailJob = defineJob({
  name: 'account.recovery-mail',
  payload: ofUser,
  handle: async (ctx, { userId }) => {
    if (await tellHold(ctx, userId)) return;
    await mailSecret(ctx, userId, { kind: 'recovery', minutes: 30, write: recoveryMail });
  },
});

/** The first mail works for 14 days, since a new person may be on holiday. */
const firstLoginMinutes = 14 * 24 * 60;
export const firstLoginMailJob = defineJob({
  name: 'account.first-login-mail',
  payload: ofUser,
  handle: async (ctx, { userId }) => {
    await writeFirstLogin(ctx, userId);
  },
});

/** A password that the person does not wait for at the screen, such as one of the secretariat, works for a day. */
const sentMinutes = 24 * 60;
export const sentPasswordMailJob = defineJob({
  name: 'account.sent-password-mail',
  payload: ofUser,
  handle: async (ctx, { userId }) => {
    await mailSecret(ctx, userId, { kind: 'recovery', minutes: sentMinutes, write: sentPasswordMail });
  },
});

/** The way into an account whose old address was brought back. */
export const restoredAccessMailJob = defineJob({
  name: 'account.restored-access-mail',
  payload: ofUser,
  handle: async (ctx, { userId }) => {
    await mailSecret(ctx, userId, { kind: 'recovery', minutes: sentMinutes, write: addressRestoredMail });
  },
});

export const emailReminderJob = defineJob({
  name: 'account.email-reminder',
  payload: ofUser,
  handle: async (ctx, { userId }) => {
    const account = await queries.findById(ctx, userId);
    if (!account || (await tellHold(ctx, userId))) return;
    await ctx.mailer.send({ to: account.email, ...emailReminderMail(account, ctx.services.config) });
  },
});

/** The kind of change is all that the mail needs; nothing is read from a table. */
export const noticeJob = defineJob({
  name: 'account.notice',
  payload: z.object({ userId: z.number(), kind: z.enum(noticeKinds) }),
  handle: async (ctx, { userId, kind }) => {
    const account = await queries.findById(ctx, userId);
    if (!account) return;
    await ctx.mailer.send({ to: account.email, ...noticeMail(kind, account.name, ctx.services.config) });
  },
});

/** A new first password with words of the sender above it, from the job of a message to many. False when the account may not get one. */
export const mailFirstLogin = (ctx: JobCtx, userId: number, words: SentWords): Promise<boolean> =>
  writeFirstLogin(ctx, userId, words);

export const accountJobs = [
  recoveryMailJob,
  firstLoginMailJob,
  sentPasswordMailJob,
  emailReminderJob,
  restoredAccessMailJob,
  noticeJob,
  ...addressChangeJobs,
] as const;

const writeFirstLogin = async (ctx: JobCtx, userId: number, words?: SentWords): Promise<boolean> => {
  const studies = await listBegunStudies(ctx, userId);
  return mailSecret(ctx, userId, {
    kind: 'first-login',
    minutes: firstLoginMinutes,
    write: (secret, config) => firstLoginMail({ secret, studies, words }, config),
  });
};

interface SecretMail {
  readonly kind: queries.NewOneTimePassword['kind'];
  readonly minutes: number;
  readonly write: (secret: MailedSecret, config: Config) => Omit<Mail, 'to'>;
}

/** Every secret that opens an account is mailed here, and none to an address that is new. False when it was not sent. */
const mailSecret = async (
  ctx: JobCtx,
  userId: number,
  { kind, minutes, write }: SecretMail,
): Promise<boolean> => {
  const account = await queries.findById(ctx, userId);
  if (!account || account.archived_at !== null || (await findFreshChange(ctx, userId))) return false;
  const { password, token } = await issueOneTimePassword(ctx, { userId, kind, minutes });
  const secret = { name: account.name, password, token, minutes };
  await ctx.mailer.send({ to: account.email, ...write(secret, ctx.services.config) });
  return true;
};

/** Mailed instead of a recovery to an address that is new: says from when on recovery works there. */
const tellHold = async (ctx: JobCtx, userId: number): Promise<boolean> => {
  const account = await queries.findById(ctx, userId);
  const changedAt = await findFreshChange(ctx, userId);
  if (!account || !changedAt) return false;
  const from = formatMoment(recoveryFrom(changedAt));
  const mail = recoveryHeldMail({ name: account.name, from }, ctx.services.config);
  await ctx.mailer.send({ to: account.email, ...mail });
  return true;
};
