import { setTimeout as pause } from 'node:timers/promises';
import type { Visitors } from './house.ts';

/** The answers under load. */
export interface Tally {
  /** How often each status came; `none` when no answer came at all. */
  statuses: Map<number | 'none', number>;
  /** Answers 503 that did not say when to come again. */
  withoutRetryAfter: number;
  slowestMs: number;
}

export interface Load {
  tally: Tally;
  /** The moment of the next 200, by `performance.now()`. */
  nextOk: () => Promise<number>;
}

/** Below the limit of requests of one session. */
const pauseMs = 120;
const longestMs = 30_000;

/** Sixteen sessions of eight people. */
export function signInCrowd(house: Visitors): Promise<string[]> {
  const accounts = [1, 2, 3, 4, 7, 8, 9, 10].flatMap((account) => [account, account]);
  return Promise.all(accounts.map((account) => house.signIn(account)));
}

/** While the work lasts, as many people as cookies read and write without a break. */
export async function underLoad<T>(
  house: Visitors,
  cookies: readonly string[],
  work: (load: Load) => Promise<T>,
): Promise<T> {
  const tally: Tally = { statuses: new Map(), withoutRetryAfter: 0, slowestMs: 0 };
  const waiting: ((moment: number) => void)[] = [];
  const nextOk = () => new Promise<number>((resolve) => waiting.push(resolve));
  const over = new AbortController();
  const people = cookies.map(async (cookie, index) => {
    while (!over.signal.aborted) {
      const ok = await askOnce(house, cookie, index, tally);
      if (ok) for (const tell of waiting.splice(0)) tell(performance.now());
      await pause(pauseMs);
    }
  });
  try {
    return await work({ tally, nextOk });
  } finally {
    over.abort();
    await Promise.all(people);
  }
}

/** Every third person writes, in a transaction; the others read a list. */
async function askOnce(house: Visitors, cookie: string, index: number, tally: Tally): Promise<boolean> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(longestMs);
  const answer = await (
    index % 3 === 0
      ? house.ask('/api/users/rodo', { method: 'PUT', headers: { cookie }, signal })
      : house.ask('/api/places?page=1', { headers: { cookie }, signal })
  ).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  const status = answer?.status ?? 'none';
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (status === 503 && !answer?.headers.has('retry-after')) tally.withoutRetryAfter += 1;
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
  return status === 200;
}

export function written({ statuses, slowestMs }: Tally): string {
  const counts = [...statuses].sort(([a], [b]) => String(a).localeCompare(String(b)));
  const parts = counts.map(([status, count]) => `${status}: ${count}`);
  return `${parts.join(', ')}; slowest ${Math.round(slowestMs)} ms`;
}
