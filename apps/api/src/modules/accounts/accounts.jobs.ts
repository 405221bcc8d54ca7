import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { defineJob, type JobCtx } from '#platform/jobs/define-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import * as queries from './accounts.queries.ts';
import { maskEmail } from './accounts.rules.ts';
import { find as findAddressChange } from './address-changes.queries.ts';
import { addressChangedMail } from './mails/address-changed.mail.ts';
import { emailReminderMail } from './mails/email-reminder.mail.ts';
import { firstLoginMail, type SentWords } from './mails/first-login.mail.ts';
import type { MailedSecret } from './mails/mailed-secret.ts';
import { noticeKinds, noticeMail } from './mails/notice.mail.ts';
import { recoveryMail } from './mails/recovery.mail.ts';
import { sentPasswordMail } from './mails/sent-password.mail.ts';
import { issueOneTimePassword } from './one-time-password.service.ts';

const ofUser = z.object({ userId: z.number() });

/**
 * The secret is made here and not by the request, so that it never lies in the queue. A second run makes a new one
 * and mails it again: the newest mail is the one that works.
 */
export const recoveryMailJob = defineJob({
  name: 'account.recovery-mail',
  payload: ofUser,
  handle: (ctx, { userId }) =>
    mailSecret(ctx, userId, { kind: 'recovery', minutes: 30, write: recoveryMail }),
});

/** The first mail works for 14 days, since a new person may be on holiday. */
const firstLoginMinutes = 14 * 24 * 60;
export const firstLoginMailJob = defineJob({
  name: 'account.first-login-mail',
  payload: ofUser,
  handle: (ctx, { userId }) =>
    mailSecret(ctx, userId, { kind: 'first-login', minutes: firstLoginMinutes, write: firstLoginMail }),
});

/** A password that the secretariat sends works for a day, since the person does not wait for it at the screen. */
export const sentPasswordMailJob = defineJob({
  name: 'account.sent-password-mail',
  payload: ofUser,
  handle: (ctx, { userId }) =>
    mailSecret(ctx, userId, { kind: 'recovery', minutes: 24 * 60, write: sentPasswordMail }),
});

export const emailReminderJob = defineJob({
  name: 'account.email-reminder',
  payload: ofUser,
  handle: async (ctx, { userId }) => {
    const account = await queries.findById(ctx, userId);
    if (!account) return;
    await ctx.mailer.send({ to: account.email, ...emailReminderMail(account, ctx.services.config) });
  },
});

/** What was changed is read from no table: the kind says it all. */
export const noticeJob = defineJob({
  name: 'account.notice',
  payload: z.object({ userId: z.number(), kind: z.enum(noticeKinds) }),
  handle: async (ctx, { userId, kind }) => {
    const account = await queries.findById(ctx, userId);
    if (!account) return;
    await ctx.mailer.send({ to: account.email, ...noticeMail(kind, account.name, ctx.services.config) });
  },
});

/** To both addresses: who lost the account learns of it at the old one. */
export const addressChangedJob = defineJob({
  name: 'account.address-changed',
  payload: z.object({ changeId: z.number() }),
  handle: async (ctx, { changeId }) => {
    const change = await findAddressChange(ctx, changeId);
    if (!change) return;
    const { name, old_email: old, new_email: current } = change;
    const mailTo = (to: string, newAddress: string) =>
      ctx.mailer.send({ to, ...addressChangedMail({ name, newAddress }, ctx.services.config) });
    await mailTo(old, maskEmail(current));
    await mailTo(current, current);
  },
});

/** A new first password with words of the sender above it, from the job of a message to many. */
export const mailFirstLogin = (ctx: JobCtx, userId: number, words: SentWords) =>
  mailSecret(ctx, userId, {
    kind: 'first-login',
    minutes: firstLoginMinutes,
    write: (secret, config) => firstLoginMail(secret, config, words),
  });

export const accountJobs = [
  recoveryMailJob,
  firstLoginMailJob,
  sentPasswordMailJob,
  emailReminderJob,
  noticeJob,
  addressChangedJob,
] as const;

interface SecretMail {
  readonly kind: queries.NewOneTimePassword['kind'];
  readonly minutes: number;
  readonly write: (secret: MailedSecret, config: Config) => Omit<Mail, 'to'>;
}

const mailSecret = async (ctx: JobCtx, userId: number, { kind, minutes, write }: SecretMail) => {
  const account = await queries.findById(ctx, userId);
  if (!account || account.archived_at !== null) return;
  const { password, token } = await issueOneTimePassword(ctx, { userId, kind, minutes });
  const secret = { name: account.name, password, token, minutes };
  await ctx.mailer.send({ to: account.email, ...write(secret, ctx.services.config) });
};
