import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@indeks/contract/common/errors';
import type { Logger } from 'pino';
import { Refusal } from '../errors.ts';
import { createFairQueue } from './fair-queue.ts';

/** Work of a module that exports `run`: it takes and gives plain values and knows nothing of the process around it. */
export interface ThreadTask<Run extends ThreadRun> {
  readonly script: URL;
  /** May take seconds and much memory; never has the last free thread. Its thread is its own and ends with it. */
  readonly long?: true;
  readonly withinMs: number;
  /** Only a type: what the module exports. */
  readonly run?: Run;
}

// The input of each task is its own; `run` of `Threads` binds it.
export type ThreadRun = (input: never) => Promise<ThreadResult<unknown>> | ThreadResult<unknown>;

export interface ThreadResult<Output> {
  readonly output: Output;
  /** Bytes that are handed over without a copy. */
  readonly transfer?: readonly ArrayBuffer[];
}

type InputOf<Run extends ThreadRun> = Parameters<Run>[0];
type OutputOf<Run extends ThreadRun> = Awaited<ReturnType<Run>>['output'];

/** Where files of people are read: never on the thread that answers. */
export interface Threads {
  /** Refuses what takes too long or too much memory, and when too many wait. */
  run<Run extends ThreadRun>(
    task: ThreadTask<Run>,
    input: InputOf<Run>,
    personId: number | undefined,
  ): Promise<OutputOf<Run>>;
}

export interface ThreadPool extends Threads {
  close(): Promise<void>;
}

export interface ThreadOptions {
  readonly log: Logger;
  readonly threads?: number;
  readonly waiting?: number;
  readonly waitingOfOne?: number;
  /** The heap limit of one thread in megabytes. A task that needs more ends with its thread; the process lives on. */
  readonly memoryMb?: number;
  readonly longMemoryMb?: number;
}

/** A bank's statement of 18 MB needs some 350 MB while it is read. */
export const threadLimits = {
  threads: 2,
  waiting: 100,
  waitingOfOne: 20,
  memoryMb: 256,
  longMemoryMb: 640,
} as const;

/** The answer of the thread; never the text of an error, which could quote the file. */
export type ThreadAnswer =
  | { readonly output: unknown }
  | { readonly refused: ErrorCode; readonly details: Readonly<Record<string, unknown>> | undefined }
  | { readonly failedAt: string };

interface Job {
  readonly task: ThreadTask<ThreadRun>;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Pool {
  readonly options: Required<ThreadOptions>;
  readonly queue: ReturnType<typeof createFairQueue<Job>>;
  readonly idle: Set<Worker>;
  readonly all: Set<Worker>;
  readonly running: Set<Job>;
  closed: boolean;
}

/** Threads are started when they are needed and again after one was lost. */
export const createThreads = (given: ThreadOptions): ThreadPool => {
  const options = { ...threadLimits, ...given };
  const queue = createFairQueue<Job>(options);
  const pool: Pool = {
    options,
    queue,
    idle: new Set(),
    all: new Set(),
    running: new Set(),
    closed: false,
  };
  return {
    run: (task, input, personId) =>
      new Promise((resolve, reject) => {
        const job = { task, input, resolve, reject };
        if (pool.closed || !queue.push(String(personId), job)) reject(new Refusal('upload/too-many', soon));
        else void takeNext(pool);
      }),
    close: async () => {
      pool.closed = true;
      for (const { reject } of queue.clear()) reject(new Error('the threads were closed'));
      await Promise.all([...pool.all].map((worker) => worker.terminate()));
    },
  };
};

const soon = { details: { retryAfterSeconds: 5 } };

const takeNext = async (pool: Pool): Promise<void> => {
  if (pool.closed || pool.running.size >= pool.options.threads) return;
  const job = pool.queue.take(({ task }) => !task.long || leavesOneFree(pool));
  if (!job) return;
  pool.running.add(job);
  const worker = job.task.long ? startWorker(pool, pool.options.longMemoryMb) : freeWorker(pool);
  worker.ref();
  const stays = await perform(pool, worker, job);
  // A thread that waits must not keep the process alive.
  worker.unref();
  if (stays) pool.idle.add(worker);
  pool.running.delete(job);
  await takeNext(pool);
};

const leavesOneFree = ({ running, options: { threads } }: Pool): boolean => {
  const long = [...running].filter(({ task }) => task.long).length;
  return long < Math.max(1, threads - 1);
};

const freeWorker = (pool: Pool): Worker => {
  const [free] = pool.idle;
  if (!free) return startWorker(pool, pool.options.memoryMb);
  pool.idle.delete(free);
  return free;
};

const startWorker = ({ idle, all }: Pool, memoryMb: number): Worker => {
  const worker = new Worker(new URL('./thread.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const forget = () => {
    all.delete(worker);
    idle.delete(worker);
  };
  // Without a listener the error of a thread would end the process.
  worker.on('error', forget).on('exit', forget);
  all.add(worker);
  return worker;
};

/**
 * Settles the job; answers whether the thread can take another. A thread that is given up has ended before its job is
 * settled: what it was reading may be closed then.
 */
const perform = async ({ options: { log } }: Pool, worker: Worker, job: Job): Promise<boolean> => {
  try {
    const answer = await answerOf(worker, job);
    if (job.task.long) await worker.terminate();
    if ('output' in answer) job.resolve(answer.output);
    else if ('refused' in answer)
      job.reject(new Refusal(answer.refused, answer.details && { details: answer.details }));
    else job.reject(new Error(`the thread failed at\n${answer.failedAt}`));
    return !job.task.long;
  } catch (error) {
    // `terminate` also ends a thread in an endless loop, which reads no messages.
    await worker.terminate();
    job.reject(givenUp(log, error));
    return false;
  }
};

const givenUp = (log: Logger, error: unknown): Error => {
  const reason = error instanceof Error ? error : new Error(String(error));
  const tooMuch = reason instanceof TooLong || ('code' in reason && reason.code === outOfMemory);
  log.warn({ err: reason }, 'a file was given up');
  return tooMuch ? new Refusal('file/too-demanding') : reason;
};

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

class TooLong extends Error {}

const answerOf = (worker: Worker, { task, input }: Job): Promise<ThreadAnswer> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: ThreadAnswer) => settle(() => resolve(answer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`the thread ended with code ${code}`));
    const timer = setTimeout(
      () => onError(new TooLong(`no answer within ${task.withinMs} ms`)),
      task.withinMs,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ script: task.script.href, input }, []);
  });
