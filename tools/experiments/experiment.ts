/** What an experiment found: figures to print, and every goal that was missed. */
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
