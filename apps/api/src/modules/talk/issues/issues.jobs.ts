import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { dropUnsent } from './attaching.service.ts';

const dropUnsentJob = defineJob({
  name: 'issues.drop-unsent-files',
  payload: z.object({}),
  handle: (ctx) => dropUnsent(ctx),
});

export const issueJobs = [dropUnsentJob] as const;

const daySeconds = 86_400;

/** Asked for at any time, it runs once a day. */
export const askForUnsentFiles = (ctx: Ctx): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, dropUnsentJob, {}, { onceInSeconds: daySeconds });
