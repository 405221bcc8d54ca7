import { clockFrom, type Clock } from '#platform/clock.ts';

export interface TestClock extends Clock {
  /** Async only to read well beside calls. */
  forward(by: { minutes?: number; days?: number }): Promise<void>;
  set(moment: string): void;
}

/** A Monday morning in Warsaw; it moves only when a test moves it. */
export const testClock = (start = '2026-11-16T08:00:00Z'): TestClock => {
  let current = new Date(start);
  return {
    ...clockFrom(() => new Date(current)),
    forward: async ({ minutes = 0, days = 0 }) => {
      current = new Date(current.getTime() + (minutes + days * 24 * 60) * 60_000);
    },
    set: (moment) => void (current = new Date(moment)),
  };
};
