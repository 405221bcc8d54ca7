/** How far the clocks of two machines may differ. */
const toleratedMs = 5 * 60_000;

/**
 * What was made or used later than this was made by a clock that was wrong: it would live on for as long as that clock
 * was ahead, and how old or idle it is cannot be known.
 */
export const latestBelievable = (now: Date): Date => new Date(now.getTime() + toleratedMs);
