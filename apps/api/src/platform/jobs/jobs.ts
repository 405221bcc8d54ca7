import { AsyncLocalStorage } from 'node:async_hooks';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { noteRequest } from './asked-by.ts';

/** Work that must not be lost is enqueued in the transaction of its cause: both are committed, or neither is. */
export interface Jobs {
  enqueue<P extends object>(
    ctx: Enqueuer,
    job: JobKind<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** One job for each payload, all of them in one statement. */
  enqueueMany<P extends object>(
    ctx: Enqueuer,
    job: JobKind<P>,
    payloads: readonly P[],
    options?: Pick<EnqueueOptions, 'startAfter'>,
  ): Promise<void>;
}

/** Any `Ctx`. Inside `transact` its database is the transaction. */
interface Enqueuer {
  readonly db: Database;
  readonly requestId?: string;
}

/** The part of a job that its sender needs; `defineJob` adds the handler. */
export interface JobKind<P extends object> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly retry: RetryPolicy;
  /** A handler that runs longer counts as failed. */
  readonly timeoutSeconds: number;
}

/** The pause doubles from `delaySeconds` up to `maxDelaySeconds`; after `limit` retries the job is dead. */
export interface RetryPolicy {
  readonly limit: number;
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
}

interface EnqueueOptions {
  /** The job does not start before this moment. */
  readonly startAfter?: Date;
  /** Deduplication: of all jobs enqueued within one such interval, counted from the epoch, one is kept. */
  readonly onceInSeconds?: number;
}

export const createJobs = (): Jobs => {
  // The queue never opens a connection of its own here: also its look-up of the queue runs in the caller's
  // transaction, so that enqueuing cannot wait for a second connection while it holds the first.
  const callers = new AsyncLocalStorage<Database>();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => fromKysely(currentOf(callers)).executeSql(text, values) },
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  return {
    enqueue: async (ctx, job, payload, options = {}) => {
      const data = noteRequest(job.payload.parse(payload), ctx.requestId);
      const { startAfter, onceInSeconds } = options;
      const settings = {
        ...settingsOf(job),
        ...(startAfter && { startAfter }),
        ...(onceInSeconds && { singletonSeconds: onceInSeconds }),
      };
      await callers.run(ctx.db, () => boss.send(job.name, data, settings));
    },
    enqueueMany: async (ctx, job, payloads, { startAfter } = {}) => {
      if (payloads.length === 0) return;
      const settings = { ...settingsOf(job), ...(startAfter && { startAfter }) };
      const jobs = payloads.map((payload) => ({
        data: noteRequest(job.payload.parse(payload), ctx.requestId),
        ...settings,
      }));
      await callers.run(ctx.db, () => boss.insert(job.name, jobs));
    },
  };
};

const currentOf = (callers: AsyncLocalStorage<Database>): Database => {
  const caller = callers.getStore();
  if (!caller) throw new Error('The job queue was used without a caller.');
  return caller;
};

const settingsOf = ({ retry, timeoutSeconds }: Pick<JobKind<object>, 'retry' | 'timeoutSeconds'>) => ({
  retryLimit: retry.limit,
  retryDelay: retry.delaySeconds,
  retryDelayMax: retry.maxDelaySeconds,
  retryBackoff: true,
  expireInSeconds: timeoutSeconds,
});
