import { role } from '@indeks/contract/access/roles';
import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { findWrongBalances, keepTuitionDay } from './booking.queries.ts';
import { wrongBalancesMail } from './mails/wrong-balances.mail.ts';

const daySeconds = 86_400;

/**
 * Keeps the configured day of tuition, and compares every kept sum with the payments. Where one differs, super-administrators are told by mail and the job ends
 * as failed, which the metric of jobs shows.
 */
const checkBalancesJob = defineJob({
  name: 'payments.check-balances',
  payload: z.object({}),
  // The next night brings the next one; a second try would tell the same again.
  retry: { limit: 0 },
  handle: async (ctx) => {
    for (const day of ctx.services.config.TUITION_DUE_DAY) await keepTuitionDay(ctx, day);
    const wrong = await findWrongBalances(ctx);
    if (wrong.length === 0) return;
    for (const { id } of await listSuperAdmins(ctx))
      await ctx.services.jobs.enqueue(ctx, alarmMailJob, { userId: id, wrong: wrong.length });
    throw new Error(`wrong balances: ${wrong.length}`);
  },
});

const alarmMailJob = defineJob({
  name: 'payments.alarm-mail',
  payload: z.object({ userId: z.number(), wrong: z.number() }),
  handle: async (ctx, { userId, wrong }) => {
    const addressed = (await listSuperAdmins(ctx)).find(({ id }) => id === userId);
    if (!addressed) return;
    await ctx.mailer.send({ to: addressed.email, ...wrongBalancesMail(wrong, ctx.services.config) });
  },
});

export const paymentJobs = [checkBalancesJob, alarmMailJob] as const;

/** Asked for at any time, it runs once a day, at the first asking after midnight. */
export const askForBalanceCheck = (ctx: Ctx): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, checkBalancesJob, {}, { onceInSeconds: daySeconds });

const listSuperAdmins = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('user_role', '=', role.superAdmin)
    .where('active', '=', 1)
    .orderBy('id')
    .execute();
