/** The result of an experiment: figures to print, and every goal that was missed. */
export interface Findings {
  figures: readonly string[];
  missed: readonly string[];
}

export interface Experiment {
  name: string;
  /** One line for the list. */
  about: string;
  run: () => Promise<Findings>;
}

/** The sentence is kept when the goal was missed. */
export function goals(...kept: readonly (readonly [met: boolean, goal: string])[]): string[] {
  return kept.filter(([met]) => !met).map(([, goal]) => goal);
}

export function seconds(milliseconds: number): string {
  return `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s`;
}

/** How long the work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The middle one of what is read of each round. */
export function findMedian<T>(rounds: readonly T[], read: (round: T) => number): number {
  return rounds.map(read).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
}
