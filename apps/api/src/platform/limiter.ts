import type { ErrorCode } from '@indeks/contract/common/errors';
import { refuse } from './errors.ts';

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
  /** What the one is told for whom there is no place left in the queue. */
  readonly refusal: ErrorCode;
}

/** For work that costs much memory: a few at once per process, the rest waits in a bounded queue. */
export const limiter = ({ atOnce, waiting: most, refusal }: Limits) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= most) refuse(refusal);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next one in the queue, or given back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
