import { pino } from 'pino';
import { removeFilesJob } from '#platform/files/stored-files.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { TestApp } from './test-app.ts';
import { eventually } from './patience.ts';

/** The worker that takes files away once their rows are gone. */
export const startFileWorker = ({ services, db }: TestApp): Promise<Worker> =>
  startWorker({
    services,
    db,
    log: pino({ level: 'silent' }),
    mailer: createMailer(services.config),
    jobs: [removeFilesJob],
  });

export const untilGone = (app: TestApp, keys: readonly string[]): Promise<void> =>
  eventually(async () => {
    for (const key of keys)
      if (await app.services.files.exists(key)) throw new Error('the file is still there');
  });
