import { vi } from 'vitest';

/** Asks until nothing is thrown any more: at once on a quiet machine, within a minute on a busy one. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 25 });

const tries = 10;
/** Enough to outlast the seconds in which another machine has the cores. */
const measurements = 30;

/**
 * The shortest time, in milliseconds, that the work takes. It is done again only while it takes longer than the limit:
 * a busy machine holds it up now and then, a mechanism that is too slow every time.
 */
export const fastest = async (limit: number, work: () => Promise<number>): Promise<number> => {
  let shortest = Infinity;
  for (let count = 0; count < measurements && shortest >= limit; count += 1)
    shortest = Math.min(shortest, await work());
  return shortest;
};

/** Makes the same call many times concurrently. A call that waits too long for a connection is repeated, as the web does. */
export const callAtOnce = <Answer extends { readonly status: number }>(
  count: number,
  call: () => Promise<Answer>,
): Promise<Answer[]> => Promise.all(Array.from({ length: count }, () => callUntilAnswered(call)));

const callUntilAnswered = async <Answer extends { readonly status: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> => {
  for (let count = 0; count < tries; count += 1) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
  return call();
};
