/** How far the clocks of two machines may differ. */
const toleratedMs = 5 * 60_000;

/**
 * Timestamps later than this come from a clock that ran ahead and are refused: a session with one would live on for as long as the
 * clock was ahead, because its age and its idle time cannot be computed.
 */
export const latestBelievable = (now: Date): Date => new Date(now.getTime() + toleratedMs);
