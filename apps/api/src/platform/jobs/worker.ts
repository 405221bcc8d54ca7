import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import { createCtx, type Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { watchedClients } from '../db/watched-clients.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { takeRequest } from './asked-by.ts';
import type { Job, JobCtx } from './define-job.ts';
import { PermanentFailure } from './permanent-failure.ts';

export interface Worker {
  /** Takes nothing new, finishes what runs; what is not done by then goes to another worker. */
  stop(): Promise<void>;
}

interface WorkerParts {
  readonly services: Services;
  readonly db: Database;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly jobs: readonly Job[];
  readonly metrics?: Pick<Metrics, 'jobDone'>;
}

const stopTimeoutMs = 25_000;

export const startWorker = async (parts: WorkerParts): Promise<Worker> => {
  const { log, services } = parts;
  const url = services.config.DATABASE_URL;
  const connections = { connectionString: url, Client: watchedClients({ url }), keepAlive: true };
  const boss = new PgBoss({ ...supervision, ...connections });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue reported a warning'));
  const stop = async (): Promise<void> => {
    // At once: pg-boss itself first waits until the listening connection is closed, and would begin jobs meanwhile.
    await Promise.all(parts.jobs.map(({ name }) => boss.offWork(name, { wait: false })));
    const stopped = boss.stop({ graceful: true, timeout: stopTimeoutMs });
    // A listening connection that the network lost without a word never says that it is closed.
    await Promise.race([stopped, pause(stopTimeoutMs + 5_000, undefined, { ref: false })]);
  };
  try {
    await boss.start();
    await refuseMissingQueues(boss, parts.jobs);
    for (const job of parts.jobs) await work(boss, job, parts);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return { stop };
};

/**
 * A killed worker is noticed after 10 s without a heartbeat, looked for every 5 s, and its job is free again
 * after the first pause between tries. The rest is off because it would need the role that owns the tables.
 */
const supervision = {
  application_name: 'indeks-jobs',
  max: 4,
  connectionTimeoutMillis: 3_000,
  options: '-c statement_timeout=20000',
  migrate: false,
  createSchema: false,
  schedule: false,
  supervise: true,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
  flowIntervalSeconds: 86_400,
  reindex: false,
  monitorVacuum: false,
  // A new job wakes its queue. Where it cannot, or the listening connection is lost, the queues are asked in turn.
  useListenNotify: true,
} as const;

/** A retry and a delayed job send no NOTIFY, so every queue is polled as well. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 } as const;

const refuseMissingQueues = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const missing = jobs.map(({ name }) => name).filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`Queues missing, run the migrations: ${missing.join(', ')}`);
};

const work = async (boss: PgBoss, job: Job, parts: WorkerParts): Promise<void> => {
  const options = { includeMetadata: true, perJobResults: true, ...polling } as const;
  for (let place = 0; place < job.concurrency; place += 1) {
    const id: string = await boss.work<object, object, typeof options>(job.name, options, async (tasks) => {
      // Where one job was there may be more: look again at once instead of after the pause.
      boss.notifyWorker(id);
      return Promise.all(tasks.map((task) => run(job, task, parts)));
    });
  }
};

const run = async (job: Job, task: JobWithMetadata, parts: WorkerParts): Promise<JobResult> => {
  const { payload: given, requestId } = takeRequest(task.data, task.id);
  // The name that the lines of requests have for it.
  const attempt = task.retryCount + 1;
  const log = parts.log.child({ reqId: requestId, job: job.name, jobId: task.id, attempt });
  const payload = job.payload.safeParse(given);
  if (!payload.success) {
    log.error('a job with an unknown payload is dead');
    return { id: task.id, status: 'deadletter', output: { error: 'payload' } };
  }
  const started = performance.now();
  const done = (outcome: 'completed' | 'failed') => {
    const ms = performance.now() - started;
    parts.metrics?.jobDone({ queue: job.name, outcome, seconds: ms / 1000 });
    if (outcome === 'completed') log.info({ ms: Math.round(ms) }, 'a job is done');
  };
  try {
    await job.handle(ctxOf(requestId, log, parts), payload.data);
    done('completed');
    return { id: task.id, status: 'completed' };
  } catch (error) {
    done('failed');
    if (error instanceof PermanentFailure) {
      log.error({ err: error }, 'a job can never succeed and is dead');
      return { id: task.id, status: 'deadletter', output: { error: nameError(error) } };
    }
    if (task.retryCount < task.retryLimit) log.warn({ err: error }, 'a job failed and will be tried again');
    else log.error({ err: error }, 'a job failed for the last time and is dead');
    return { id: task.id, status: 'failed', output: { error: nameError(error) } };
  }
};

const ctxOf = (requestId: string, log: Logger, { services, db, mailer }: WorkerParts): JobCtx => ({
  ...createCtx({ services, db, log, requestId }),
  mailer: { send: (mail) => mailer.send({ ...mail, requestId }) },
});

/** The whole error may quote what it was about; what is stored beside the job names only its kind. */
const nameError = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
