import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { firstLoginMailJob, sentPasswordMailJob } from '../accounts.jobs.ts';
import * as queries from '../accounts.queries.ts';
import { findFreshChange } from '../users/address-changes.queries.ts';
import { formatMoment, recoveryFrom } from '../users/address-changes.rules.ts';

/** Mails the first password. Only the person learns it. */
export const sendFirstLogin = (ctx: Ctx, userId: number): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, firstLoginMailJob, { userId });

export const sendOneTimePassword = async (ctx: Ctx, userId: number): Promise<void> => {
  const { throttle, jobs } = ctx.services;
  const { uuid } = getOrRefuse(await queries.findById(ctx, userId));
  await refuseNewAddress(ctx, userId);
  await throttle.attempt('sentPassword', uuid);
  await transact(ctx, async (tx) => {
    await jobs.enqueue(tx, sentPasswordMailJob, { userId });
    await audit(tx, { action: 'account.password-send', subjectId: userId });
  });
};

/** Refuses to mail a one-time password for a day after a change of address: the old address may bring itself back in that time. */
const refuseNewAddress = async (ctx: Ctx, userId: number): Promise<void> => {
  const changedAt = await findFreshChange(ctx, userId);
  if (changedAt) refuse('recovery/address-new', { details: { from: formatMoment(recoveryFrom(changedAt)) } });
};
