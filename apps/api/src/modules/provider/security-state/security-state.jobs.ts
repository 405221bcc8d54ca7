import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { checkInstallation } from './checking.service.ts';
import { keepSizes } from './system.service.ts';

const daySeconds = 86_400;

export const checkInstallationJob = defineJob({
  name: 'security-state.check',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 60 },
  timeoutSeconds: 900,
  handle: async (ctx) => {
    await keepSizes(ctx);
    await checkInstallation(ctx);
  },
});

/** Asked for at any time, it runs once a day, at the first asking after midnight. */
export const askForSecurityCheck = (ctx: Ctx): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, checkInstallationJob, {}, { onceInSeconds: daySeconds });
