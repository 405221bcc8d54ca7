import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { refuse } from '../errors.ts';

export interface WorkerPool<Task> {
  run(task: Task): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly script: URL;
  readonly workers: number;
  readonly queueLimit: number;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly log: Logger;
}

/** What a worker answers; never the text of an error, which could quote the document. */
export type WorkerAnswer = { readonly done: ArrayBuffer } | { readonly failedAt: string };

/** Workers are started when they are needed and again after a crash. Each has one job at a time; the rest waits. */
export const createWorkerPool = <Task>(options: PoolOptions): WorkerPool<Task> => {
  const pool: Pool<Task> = { options, waiting: [], idle: new Set(), all: new Set(), closed: false };
  return {
    run: async (task) => {
      if (pool.closed || pool.waiting.length >= options.queueLimit) refuse('server/unavailable');
      return new Promise((resolve, reject) => {
        pool.waiting.push({ task, resolve, reject });
        void takeNext(pool);
      });
    },
    close: async () => {
      pool.closed = true;
      for (const { reject } of pool.waiting.splice(0)) reject(new Error('the worker pool was closed'));
      await Promise.all([...pool.all].map((worker) => worker.terminate()));
    },
  };
};

interface Job<Task> {
  readonly task: Task;
  readonly resolve: (result: ArrayBuffer) => void;
  readonly reject: (error: Error) => void;
}

interface Pool<Task> {
  readonly options: PoolOptions;
  readonly waiting: Job<Task>[];
  readonly idle: Set<Worker>;
  readonly all: Set<Worker>;
  closed: boolean;
}

const takeNext = async <Task>(pool: Pool<Task>): Promise<void> => {
  const worker = pool.waiting.length > 0 && !pool.closed ? freeWorker(pool) : undefined;
  const job = worker && pool.waiting.shift();
  if (!job) return;
  pool.idle.delete(worker);
  worker.ref();
  const healthy = await perform(worker, job, pool.options);
  // A worker that waits must not keep the process alive.
  worker.unref();
  if (healthy) pool.idle.add(worker);
  else pool.all.delete(worker);
  await takeNext(pool);
};

const freeWorker = <Task>({ options, idle, all }: Pool<Task>): Worker | undefined => {
  const [free] = idle;
  if (free || all.size >= options.workers) return free;
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
const perform = async <Task>(
  worker: Worker,
  job: Job<Task>,
  { timeoutMs, log }: PoolOptions,
): Promise<boolean> => {
  try {
    const answer = await answerOf(worker, job.task, timeoutMs);
    if ('done' in answer) job.resolve(answer.done);
    else job.reject(new Error(`the worker failed at\n${answer.failedAt}`));
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    log.error({ err: reason }, 'a worker was lost');
    job.reject(reason);
    // A worker in an endless loop hears nothing; this ends it all the same.
    void worker.terminate();
    return false;
  }
};

const answerOf = (worker: Worker, task: unknown, timeoutMs: number): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: WorkerAnswer) => settle(() => resolve(answer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`the worker ended with code ${code}`));
    const timer = setTimeout(() => onError(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task, []);
  });
