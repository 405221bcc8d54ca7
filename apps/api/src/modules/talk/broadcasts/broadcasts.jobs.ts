import { z } from 'zod';
import { mailFirstLogin } from '#modules/identity/accounts/index.ts';
import { writeToMany } from '#modules/talk/chat/index.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { announceProgress } from './announcing.ts';
import { isMail, joinWords } from './broadcasts.policy.ts';
import * as progress from './progress.queries.ts';

/** So many people at once: other writers wait a moment for it, and a worker that dies repeats no more than this. */
const peopleAtOnce = 250;

/**
 * Writes to those who wait, a part in each transaction together with the mark that they have it: stopped anywhere, it goes
 * on where it was, and nobody gets it twice.
 */
export const writeBroadcastJob = defineJob({
  name: 'broadcasts.write',
  payload: z.object({ broadcastId: z.number() }),
  timeoutSeconds: 3_600,
  // Each worker that dies on the way takes one try, although much was written: the rest follows soon, not after an hour.
  retry: { limit: 60, maxDelaySeconds: 15 },
  handle: async (ctx, { broadcastId }) => {
    for (;;) if (!(await transact(ctx, (tx) => writePart(tx, broadcastId)))) return;
  },
});

/** A mail of its own for each person. One that was sent before the worker died comes again, with a newer password. */
const mailBroadcastJob = defineJob({
  name: 'broadcasts.first-login-mail',
  payload: z.object({ broadcastId: z.number(), userId: z.number() }),
  concurrency: 2,
  handle: async (ctx, { broadcastId, userId }) => {
    const words = await progress.findWords(ctx, broadcastId);
    if (!words || !(await progress.isQueued(ctx, broadcastId, userId))) return;
    // Nothing that opens an account goes to an address that is new.
    const state = (await mailFirstLogin(ctx, userId, words)) ? 'sent' : 'skipped';
    await transact(ctx, async (tx) => {
      if (await progress.settle(tx, broadcastId, userId, state))
        announceProgress(tx, words.sender_id, broadcastId);
    });
  },
});

export const broadcastJobs = [writeBroadcastJob, mailBroadcastJob] as const;

/** False when nobody waits any more. */
const writePart = async (tx: Ctx, id: number): Promise<boolean> => {
  const broadcast = await progress.hold(tx, id);
  const part = broadcast ? await progress.next(tx, id, peopleAtOnce) : [];
  if (!broadcast || part.length === 0) return false;
  const readers = part.filter(({ open }) => open).map(({ user_id, role }) => ({ id: user_id, role }));
  if (isMail(broadcast.kind)) {
    for (const { id: userId } of readers)
      await tx.services.jobs.enqueue(tx, mailBroadcastJob, { broadcastId: id, userId });
    await progress.keep(
      tx,
      id,
      part.map((one) => ({ id: one.id, state: one.open ? 'queued' : 'skipped', messageId: null })),
    );
  } else {
    const messageOf = await writeToMany(tx, readers, {
      sender: { id: broadcast.sender_id, role: broadcast.sender_role },
      text: joinWords(broadcast),
      file:
        broadcast.file_id === null ? undefined : { id: broadcast.file_id, name: broadcast.file_name ?? '' },
    });
    await progress.keep(
      tx,
      id,
      part.map((one) => ({
        id: one.id,
        state: one.open ? 'sent' : 'skipped',
        messageId: messageOf.get(one.user_id) ?? null,
      })),
    );
  }
  announceProgress(tx, broadcast.sender_id, id);
  return true;
};
