import type { ErrorCode } from '@indeks/contract/common/errors';
import { refuse } from './errors.ts';

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
  /** The limit of one caller; by default that of all together. */
  readonly waitingOfCaller?: number;
  /** The refusal when the queue is full. */
  readonly refusal: ErrorCode;
}

interface Waiting {
  readonly caller: string | undefined;
  readonly begin: () => void;
}

/**
 * For work that costs much memory or a core: a few at once per process, the rest waits in a bounded queue. Callers take
 * turns: whoever sends a hundred waits for their own, and somebody else's first is next.
 */
export const limiter = ({ atOnce, waiting: most, waitingOfCaller = most, refusal }: Limits) => {
  const waiting: Waiting[] = [];
  /** How many calls of each caller have begun since the queue was last empty. */
  const begun = new Map<string | undefined, number>();
  let running = 0;
  const note = (caller: string | undefined) => begun.set(caller, (begun.get(caller) ?? 0) + 1);
  const refuseBeyondLimits = (caller: string | undefined) => {
    const ofCaller = waiting.filter((other) => other.caller === caller).length;
    if (waiting.length >= most || ofCaller >= waitingOfCaller) refuse(refusal);
  };
  /** The place is passed to the next caller in turn, or released. */
  const handOn = () => {
    const next = takeNext(waiting, begun);
    if (next) {
      note(next.caller);
      next.begin();
    } else {
      begun.clear();
      running -= 1;
    }
  };
  return async <T>(work: () => Promise<T>, caller?: string): Promise<T> => {
    if (running >= atOnce) {
      refuseBeyondLimits(caller);
      await new Promise<void>((begin) => waiting.push({ caller, begin }));
    } else {
      running += 1;
      note(caller);
    }
    try {
      return await work();
    } finally {
      handOn();
    }
  };
};

/** The next call: of the caller with the fewest calls begun; among equals, the one that came first. */
const takeNext = (waiting: Waiting[], begun: ReadonlyMap<string | undefined, number>) => {
  const begunOf = ({ caller }: Waiting) => begun.get(caller) ?? 0;
  const fewest = Math.min(...waiting.map(begunOf));
  const place = waiting.findIndex((one) => begunOf(one) === fewest);
  return place < 0 ? undefined : waiting.splice(place, 1)[0];
};
