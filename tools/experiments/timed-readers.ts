import { setTimeout as pause } from 'node:timers/promises';
import type { Visitors } from './house.ts';

/** A few people who read lists, and how long each answer took. */
export interface TimedReaders {
  /** 95th percentile of the reads in the time before that moment, or before now, in milliseconds. */
  p95(milliseconds: number, until?: number): number;
  /** How often each status came. */
  answers(): string;
}

const betweenMs = 400;
const longestMs = 30_000;

export async function whileReading<T>(
  { ask }: Visitors,
  cookies: readonly string[],
  work: (readers: TimedReaders) => Promise<T>,
): Promise<T> {
  const read: { at: number; ms: number; status: string }[] = [];
  const over = new AbortController();
  const people = cookies.map(async (cookie) => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const signal = AbortSignal.timeout(longestMs);
      const answer = await ask('/api/places?page=1', { headers: { cookie }, signal }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      const at = performance.now();
      read.push({ at, ms: at - begun, status: String(answer?.status ?? 'none') });
      await pause(betweenMs);
    }
  });
  try {
    return await work({
      p95: (milliseconds, until = performance.now()) => {
        const counts = (at: number) => at >= until - milliseconds && at <= until;
        const times = read.flatMap(({ at, ms }) => (counts(at) ? [ms] : [])).toSorted((a, b) => a - b);
        return times[Math.floor(times.length * 0.95)] ?? 0;
      },
      answers: () =>
        Object.entries(Object.groupBy(read, ({ status }) => status))
          .map(([status, those]) => `${status}: ${those?.length ?? 0}`)
          .join(', '),
    });
  } finally {
    over.abort();
    await Promise.all(people);
  }
}
