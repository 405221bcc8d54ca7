import { allChecks, allJobs, allMeasures } from './app.ts';
import type { RoleParts, RunningRole } from './http-role.ts';
import { createCtx } from '#platform/context.ts';
import { whenDatabaseAnswers } from '#platform/db/when-database-answers.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { startMeasuring } from '#platform/metrics/measuring.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { tidyUp } from '#platform/maintenance/tidy-up.ts';

const tidyEveryMs = 10 * 60_000;

/** Jobs, and every few minutes what has outlived its purpose is removed; two workers doing it do no harm. */
export const startWorkerRole = async (parts: Omit<RoleParts, 'realtime'>): Promise<RunningRole> => {
  const { config, log, services, db, metrics } = parts;
  const mailer = createMailer(config);
  const start = () => startWorker({ services, db, log, metrics, mailer, jobs: allJobs });
  const worker = await whenDatabaseAnswers(log, start);
  const tidy = () => void tidyUp(createCtx({ services, db, log, requestId: 'tidy-up' }), allChecks);
  const timer = setInterval(tidy, tidyEveryMs);
  tidy();
  const ctx = createCtx({ services, db, log, requestId: 'measuring' });
  const measuring = startMeasuring(ctx, metrics, allMeasures);
  return {
    stop: async () => {
      clearInterval(timer);
      await measuring.stop();
      await worker.stop();
    },
  };
};
