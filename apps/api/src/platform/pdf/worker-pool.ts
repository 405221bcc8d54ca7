import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { Refusal, refuse } from '../errors.ts';
import { chooseNext, type Turn } from './turns.ts';
import { awaitAnswer } from './worker-answer.ts';

export interface WorkerPool<Task> {
  run(errand: Errand<Task>): Promise<ArrayBuffer>;
  state(): PoolState;
  close(): Promise<void>;
}

export interface Errand<Task> extends Turn {
  readonly task: Task;
  /** The reader has left: the document leaves the queue, or its worker is ended. */
  readonly signal?: AbortSignal | undefined;
  /** How much of it is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface PoolState {
  readonly drawing: number;
  readonly waiting: number;
  readonly waitingLarge: number;
}

export interface PoolOptions {
  readonly script: URL;
  readonly workers: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfPerson: number;
  /** For waiting and drawing together. */
  readonly deadlineMs: number;
  readonly memoryMb: number;
  readonly log: Logger;
}

/** Workers are started when they are needed and again after one was ended. Each has one job at a time; the rest waits. */
export const createWorkerPool = <Task>(options: PoolOptions): WorkerPool<Task> => {
  const pool: Pool<Task> = {
    options,
    waiting: [],
    running: new Set(),
    begun: new Map(),
    idle: new Set(),
    all: new Set(),
    closed: false,
  };
  return {
    run: async (errand) => {
      refuseTooMany(pool, errand);
      errand.signal?.throwIfAborted();
      return new Promise((resolve, reject) => begin(pool, { errand, resolve, reject }));
    },
    state: () => ({
      drawing: pool.running.size,
      waiting: pool.waiting.length,
      waitingLarge: pool.waiting.filter(({ errand }) => errand.large).length,
    }),
    close: async () => {
      pool.closed = true;
      for (const job of pool.waiting.slice()) job.end(new Error('the worker pool was closed'));
      await Promise.all([...pool.all].map((worker) => worker.terminate()));
    },
  };
};

interface Asked<Task> {
  readonly errand: Errand<Task>;
  readonly resolve: (result: ArrayBuffer) => void;
  readonly reject: (error: unknown) => void;
}

interface Job<Task> extends Asked<Task> {
  /** Ends it before it is done, wherever it is. */
  end(reason: unknown): void;
  readonly ended: AbortSignal;
}

interface Pool<Task> {
  readonly options: PoolOptions;
  readonly waiting: Job<Task>[];
  readonly running: Set<Job<Task>>;
  readonly begun: Map<number | undefined, number>;
  readonly idle: Set<Worker>;
  readonly all: Set<Worker>;
  closed: boolean;
}

const retryAfterSeconds = 5;

const refuseTooMany = <Task>({ options, waiting, closed }: Pool<Task>, { personId }: Turn): void => {
  if (closed || waiting.length >= options.mostWaiting) refuse('pdf/busy');
  const ofPerson = waiting.filter(({ errand }) => errand.personId === personId);
  if (personId !== undefined && ofPerson.length >= options.mostWaitingOfPerson)
    refuse('pdf/too-many', { details: { retryAfterSeconds } });
};

/** Puts it into the queue, from which the end of its time or of its reader's patience takes it as well. */
const begin = <Task>(pool: Pool<Task>, asked: Asked<Task>): void => {
  const ending = new AbortController();
  const { signal } = asked.errand;
  const onAbort = () => job.end(signal?.reason);
  const timer = setTimeout(() => job.end(new Refusal('pdf/busy')), pool.options.deadlineMs);
  const settle = <T>(how: (value: T) => void) => {
    return (value: T): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      how(value);
    };
  };
  const job: Job<Task> = {
    errand: asked.errand,
    resolve: settle(asked.resolve),
    reject: settle(asked.reject),
    ended: ending.signal,
    end: (reason) => {
      const place = pool.waiting.indexOf(job);
      if (place >= 0) pool.waiting.splice(place, 1);
      if (!pool.running.has(job)) job.reject(reason);
      ending.abort(reason);
    },
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  pool.waiting.push(job);
  startNext(pool);
};

const startNext = <Task>(pool: Pool<Task>): void => {
  while (!pool.closed) {
    const place = chooseNext(
      pool.waiting.map(({ errand }) => errand),
      {
        workers: pool.options.workers,
        running: [...pool.running].map(({ errand }) => errand),
        begun: pool.begun,
      },
    );
    const [job] = place === undefined ? [] : pool.waiting.splice(place, 1);
    if (!job) return;
    void perform(pool, job);
  }
};

const perform = async <Task>(pool: Pool<Task>, job: Job<Task>): Promise<void> => {
  const { personId } = job.errand;
  pool.running.add(job);
  pool.begun.set(personId, (pool.begun.get(personId) ?? 0) + 1);
  const worker = freeWorker(pool);
  pool.idle.delete(worker);
  worker.ref();
  const healthy = await drawBy(worker, job, pool);
  // A worker that waits must not keep the process alive.
  worker.unref();
  if (healthy && pool.all.has(worker)) pool.idle.add(worker);
  else pool.all.delete(worker);
  pool.running.delete(job);
  if (pool.waiting.length === 0) pool.begun.clear();
  startNext(pool);
};

const freeWorker = <Task>({ options, idle, all }: Pool<Task>): Worker => {
  const [free] = idle;
  if (free) return free;
  const worker = new Worker(options.script, { resourceLimits: { maxOldGenerationSizeMb: options.memoryMb } });
  const forget = () => {
    all.delete(worker);
    idle.delete(worker);
  };
  // Without a listener the error of a worker would end the process.
  worker.on('error', forget).on('exit', forget);
  all.add(worker);
  return worker;
};

/** Settles the job; answers whether the worker can take another. */
const drawBy = async <Task>(worker: Worker, job: Job<Task>, { options }: Pool<Task>): Promise<boolean> => {
  try {
    const answer = await awaitAnswer(worker, job.errand, job.ended);
    if ('done' in answer) job.resolve(answer.done);
    else job.reject(new Error(`the worker failed at\n${answer.failedAt}`));
    return true;
  } catch (error) {
    if (error instanceof Refusal) options.log.warn({ reason: error.code }, 'a drawing was ended');
    else options.log.error({ err: error }, 'a worker was lost');
    job.reject(error);
    // `terminate` also ends a worker that is drawing and reads no messages; its place is free afterwards.
    await worker.terminate();
    return false;
  }
};
