import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';

/** How long `/api/health` took while somebody else was served, in milliseconds. */
export interface Health {
  readonly asked: number;
  readonly p99: number;
  readonly slowest: number;
  /** The p99 of a process on the same machine that does nothing else. */
  readonly bareP99: number;
  /** Load of the machine in the last minute. */
  readonly load: number;
}

export const watchHealth = async <T>(
  port: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly health: Health }> => {
  const bare = fork(new URL('./bare-server.ts', import.meta.url));
  const [barePort] = (await once(bare, 'message')) as [number]; // what the bare server sends
  const addresses = [`http://127.0.0.1:${port}/api/health`, `http://127.0.0.1:${barePort}/`];
  const worker = new Worker(new URL('./health-watch.worker.ts', import.meta.url), {
    workerData: { addresses },
  });
  try {
    await once(worker, 'message');
    const result = await work();
    worker.postMessage('over', []);
    const [[own = [], others = []]] = (await once(worker, 'message')) as [number[][]]; // what the watch posts at its end
    const [load = 0] = loadavg();
    const slowest = quantile(own, 1);
    const p99 = quantile(own, 0.99);
    return { result, health: { asked: own.length, p99, slowest, bareP99: quantile(others, 0.99), load } };
  } finally {
    bare.kill();
    await worker.terminate();
  }
};

export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

export const inWords = ({ asked, p99, slowest, bareP99, load }: Health): string =>
  `/api/health asked ${asked} times: p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (a bare server beside it p99 ${bareP99.toFixed(0)} ms, load ${load.toFixed(1)})`;
