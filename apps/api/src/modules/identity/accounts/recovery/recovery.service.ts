import { setTimeout as delay } from 'node:timers/promises';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { concerning, refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import { emailReminderJob, recoveryMailJob } from '../accounts.jobs.ts';
import * as queries from '../accounts.queries.ts';
import { isUsable, maskEmail, telephoneDigits } from '../accounts.rules.ts';
import { enter } from '../signing-in/login.service.ts';
import { hashSecret } from './one-time-secret.ts';

/** Longer than either outcome takes, so that time does not tell whether the account exists. */
const answerAfterMs = 250;

export const recoverPassword = (ctx: Ctx, email: string, exchange: Exchange) =>
  answering(email, async () => {
    await countAttempt(ctx, email.toLowerCase(), exchange);
    const account = await queries.findByEmail(ctx, email);
    if (!isUsable(account)) return refuse('recovery/unknown-email', support(ctx));
    return transact(ctx, async (tx) => {
      await tx.services.jobs.enqueue(tx, recoveryMailJob, { userId: account.id });
      await audit(tx, { action: 'account.recovery-request', subjectId: account.id });
      return { ok: true as const };
    });
  });

export const recoverEmail = (ctx: Ctx, telephone: string, exchange: Exchange) =>
  answering(telephoneDigits(telephone), async () => {
    const digits = telephoneDigits(telephone);
    await countAttempt(ctx, digits, exchange);
    const account = await queries.findByTelephone(ctx, digits);
    if (!account) return refuse('recovery/unknown-telephone', support(ctx));
    return transact(ctx, async (tx) => {
      await tx.services.jobs.enqueue(tx, emailReminderJob, { userId: account.id });
      await audit(tx, { action: 'account.email-reminder', subjectId: account.id });
      return { email: maskEmail(account.email) };
    });
  });

export const openLink = async (ctx: Ctx, token: string, exchange: Exchange) => {
  const taken = await queries.takeOneTimePassword(ctx, { tokenHash: hashSecret(token) });
  const account = taken && (await queries.findById(ctx, taken.user_id));
  if (!isUsable(account)) return refuse('recovery/link-used-or-expired');
  return enter(ctx, exchange, account, true);
};

const support = (ctx: Ctx) => ({ details: { supportPhone: ctx.services.config.SUPPORT_PHONE } });

/** Every attempt counts before it is answered, not only failures: each one may send a mail. */
const countAttempt = async (ctx: Ctx, key: string, exchange: Exchange) => {
  const { throttle } = ctx.services;
  await throttle.attempt('recoveryAddress', exchange.ip);
  await throttle.attempt('recoveryAccount', key);
};

const answering = async <T>(account: string, work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([concerning({ account }, work), delay(answerAfterMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
