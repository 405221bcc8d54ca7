import { mailFirstLogin } from '#modules/identity/accounts/index.ts';
import { transact } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { announceProgress } from './announcing.ts';
import { kinds } from './enqueuing.ts';
import { letterMail } from './mails/letter.mail.ts';
import { trialMail } from './mails/trial.mail.ts';
import * as progress from './progress.queries.ts';
import { recallAll } from './recalling.service.ts';
import * as trials from './trials.queries.ts';
import { writePart } from './writing.service.ts';

/**
 * Writes to those who wait, a part in each transaction together with the mark that they have it: stopped anywhere, it goes
 * on where it was, and nobody gets it twice.
 */
const writeBroadcastJob = defineJob({
  ...kinds.write,
  handle: async (ctx, { broadcastId }) => {
    for (;;) if (!(await transact(ctx, (tx) => writePart(tx, broadcastId)))) return;
  },
});

/** A mail of its own for each person. One that was sent before the worker died comes again, with a newer password. */
const mailBroadcastJob = defineJob({
  ...kinds.mail,
  concurrency: 2,
  handle: async (ctx, { broadcastId, userId }) => {
    const queued = await progress.findQueued(ctx, broadcastId, userId);
    if (!queued) return;
    const { sender_id, ...words } = queued;
    // A mail that opens an account is not sent to an address that has just changed.
    const state = (await mailFirstLogin(ctx, userId, words)) ? 'sent' : 'skipped';
    await transact(ctx, async (tx) => {
      if (await progress.settle(tx, broadcastId, userId, state)) announceProgress(tx, sender_id, broadcastId);
    });
  },
});

/** The message as a mail, to somebody whose account is inactive. One that was sent before the worker died comes again. */
const mailLetterJob = defineJob({
  ...kinds.letter,
  concurrency: 2,
  handle: async (ctx, { broadcastId, userId }) => {
    const letter = await progress.findLetter(ctx, broadcastId, userId);
    if (!letter) return;
    const { email } = letter;
    if (email !== null) await ctx.mailer.send({ to: email, ...letterMail(letter, ctx.services.config) });
    await transact(ctx, async (tx) => {
      const state = email === null ? 'skipped' : 'sent';
      if (await progress.settle(tx, broadcastId, userId, state, 'inactive'))
        announceProgress(tx, letter.sender_id, broadcastId);
    });
  },
});

const recallBroadcastJob = defineJob({
  ...kinds.recall,
  handle: (ctx, { broadcastId }) => recallAll(ctx, broadcastId),
});

/** The words go with the mail: nobody needs them afterwards. */
const mailTrialJob = defineJob({
  ...kinds.trial,
  handle: async (ctx, { trialId }) => {
    const trial = await trials.find(ctx, trialId);
    if (trial) await ctx.mailer.send({ to: trial.email, ...trialMail(trial, ctx.services.config) });
    await trials.remove(ctx, trialId);
  },
});

export const broadcastJobs = [
  writeBroadcastJob,
  mailBroadcastJob,
  recallBroadcastJob,
  mailTrialJob,
  mailLetterJob,
] as const;
