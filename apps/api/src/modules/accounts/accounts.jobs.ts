import { z } from 'zod';
import { transact } from '#platform/context.ts';
import { defineJob, type JobCtx } from '#platform/jobs/define-job.ts';
import * as queries from './accounts.queries.ts';
import { emailReminderMail } from './mails/email-reminder.mail.ts';
import { recoveryMail } from './mails/recovery.mail.ts';
import { hashSecret, makeLinkToken, makeOneTimePassword } from './one-time-secret.ts';

const validMinutes = 30;
const ofUser = z.object({ userId: z.number() });

/**
 * The secret is made here and not by the request, so that it never lies in the queue. A second run makes a new one
 * and mails it again: the newest mail is the one that works.
 */
export const recoveryMailJob = defineJob({
  name: 'account.recovery-mail',
  payload: ofUser,
  handle: async (ctx, { userId }) => {
    const account = await queries.findById(ctx, userId);
    if (!account) return;
    const secret = await keepSecret(ctx, userId);
    const { config } = ctx.services;
    await ctx.mailer.send({
      to: account.email,
      ...recoveryMail({ name: account.name, ...secret, validMinutes }, config),
    });
  },
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

export const accountJobs = [recoveryMailJob, emailReminderJob] as const;

const keepSecret = (ctx: JobCtx, userId: number) =>
  transact(ctx, async (tx) => {
    const password = makeOneTimePassword();
    const token = makeLinkToken();
    await queries.replaceOneTimePassword(tx, {
      userId,
      kind: 'recovery',
      passwordHash: hashSecret(password),
      tokenHash: hashSecret(token),
      expiresAt: new Date(tx.clock.now().getTime() + validMinutes * 60_000),
    });
    return { password, token };
  });
