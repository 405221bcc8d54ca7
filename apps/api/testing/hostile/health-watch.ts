import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long `/api/health` took while somebody else was served, in milliseconds. */
export interface Health {
  readonly asked: number;
  readonly p99: number;
  readonly slowest: number;
}

export const watchHealth = async <T>(
  port: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly health: Health }> => {
  const worker = new Worker(new URL('./health-watch.worker.ts', import.meta.url), {
    workerData: { address: `http://127.0.0.1:${port}/api/health` },
  });
  try {
    await once(worker, 'message');
    const result = await work();
    worker.postMessage('over', []);
    const [took] = (await once(worker, 'message')) as [number[]]; // what the watch posts at its end
    return { result, health: summed(took) };
  } finally {
    await worker.terminate();
  }
};

const summed = (took: readonly number[]): Health => {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { asked: sorted.length, p99: at(0.99), slowest: at(1) };
};

export const inWords = ({ asked, p99, slowest }: Health): string =>
  `/api/health asked ${asked} times: p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;
