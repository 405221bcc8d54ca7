import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { keepTuitionDay } from '../booking/booking.queries.ts';

const daySeconds = 86_400;

/** Keeps the configured day of tuition in the database, whose triggers judge by it what is overdue. */
const keepTuitionDayJob = defineJob({
  name: 'payments.keep-tuition-day',
  payload: z.object({}),
  handle: async (ctx) => {
    for (const day of ctx.services.config.TUITION_DUE_DAY) await keepTuitionDay(ctx, day);
  },
});

export const paymentJobs = [keepTuitionDayJob] as const;

/** Asked for at any time, it runs once a day, at the first asking after midnight. */
export const askForTuitionDay = (ctx: Ctx): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, keepTuitionDayJob, {}, { onceInSeconds: daySeconds });
