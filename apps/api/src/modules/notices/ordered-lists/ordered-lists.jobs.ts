import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { drawOrdered, mostTries } from './drawing.service.ts';
import { removeExpired } from './ordered-lists.service.ts';

/** One at a time in each worker. A person has at most one under way, so they come in turn. */
export const drawOrderedJob = defineJob({
  name: 'ordered-lists.draw',
  payload: z.object({ orderId: z.number() }),
  timeoutSeconds: 600,
  // More than an order has tries: the last one says that it failed.
  retry: { limit: mostTries + 3, maxDelaySeconds: 15 },
  handle: (ctx, { orderId }) => drawOrdered(ctx, orderId),
});

const removeExpiredJob = defineJob({
  name: 'ordered-lists.remove-expired',
  payload: z.object({}),
  handle: (ctx) => removeExpired(ctx),
});

export const orderedListJobs = [drawOrderedJob, removeExpiredJob] as const;

const everySeconds = 600;

/** Asked for at any time, it runs every ten minutes. */
export const askForExpiredLists = (ctx: Ctx): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, removeExpiredJob, {}, { onceInSeconds: everySeconds });
