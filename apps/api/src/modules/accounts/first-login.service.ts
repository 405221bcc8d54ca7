import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { firstLoginMailJob, sentPasswordMailJob } from './accounts.jobs.ts';
import * as queries from './accounts.queries.ts';

/** Mails the first password. Only the person learns it. */
export const sendFirstLogin = (ctx: Ctx, userId: number): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, firstLoginMailJob, { userId });

export const sendOneTimePassword = async (ctx: Ctx, userId: number): Promise<void> => {
  const { throttle, jobs } = ctx.services;
  const { uuid } = getOrRefuse(await queries.findById(ctx, userId));
  await throttle.attempt('sentPassword', uuid);
  await transact(ctx, async (tx) => {
    await jobs.enqueue(tx, sentPasswordMailJob, { userId });
    await audit(tx, { action: 'account.password-send', subjectId: userId });
  });
};
