import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { maskEmail } from '../accounts.rules.ts';
import * as queries from './address-changes.queries.ts';
import { formatMoment, wayBackUntil } from './address-changes.rules.ts';
import { addressChangedMail } from '../mails/address-changed.mail.ts';
import { addressTakenBackMail } from '../mails/address-restored.mail.ts';
import { hashSecret, makeLinkToken } from '../recovery/one-time-secret.ts';

const ofChange = z.object({ changeId: z.number() });

/** Mails both addresses; the old one gets an undo link, whose secret is made here, so that it is never in the queue. */
export const addressChangedJob = defineJob({
  name: 'account.address-changed',
  payload: ofChange,
  handle: async (ctx, { changeId }) => {
    const change = await queries.find(ctx, changeId);
    if (!change || change.undone_at !== null) return;
    const { name, old_email: old, new_email: current, changed_at } = change;
    const mailTo = (to: string, mail: Parameters<typeof addressChangedMail>[0]) =>
      ctx.mailer.send({ to, ...addressChangedMail(mail, ctx.services.config) });
    const token = makeLinkToken();
    if (change.old_had_settled) await queries.setWayBack(ctx, changeId, hashSecret(token));
    const wayBack = { token, until: formatMoment(wayBackUntil(changed_at)) };
    await mailTo(old, {
      name,
      newAddress: maskEmail(current),
      wayBack: change.old_had_settled ? wayBack : undefined,
    });
    await mailTo(current, { name, newAddress: current });
  },
});

/** To the address that the account had until its old one was brought back. */
export const addressTakenBackJob = defineJob({
  name: 'account.address-taken-back',
  payload: ofChange,
  handle: async (ctx, { changeId }) => {
    const change = await queries.find(ctx, changeId);
    if (!change) return;
    const mail = addressTakenBackMail(change.name, maskEmail(change.new_email), ctx.services.config);
    await ctx.mailer.send({ to: change.old_email, ...mail });
  },
});

export const addressChangeJobs = [addressChangedJob, addressTakenBackJob] as const;
