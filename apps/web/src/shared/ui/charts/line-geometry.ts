/** Where the values of a line chart lie, in pixels. */
export interface Plot {
  width: number;
  height: number;
  x: (index: number) => number;
  y: (value: number) => number;
  /** Values with a line of their own across the chart. */
  ticks: readonly number[];
  /** Which points have room for their names; the last one always does. */
  named: (index: number) => boolean;
}

export const margins = { top: 10, right: 32, bottom: 28, left: 48 } as const;

export function measurePlot(width: number, height: number, points: number, top: number): Plot {
  const step = stepFor(top);
  const ticks = Array.from({ length: Math.max(1, Math.ceil(top / step)) + 1 }, (_, index) => index * step);
  const inner = {
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
  const highest = ticks.at(-1) ?? step;
  const every = Math.max(1, Math.ceil((points * widthOfName) / Math.max(inner.width, 1)));
  return {
    width,
    height,
    ticks,
    x: (index) => margins.left + (points > 1 ? (index / (points - 1)) * inner.width : inner.width / 2),
    y: (value) => margins.top + inner.height * (1 - value / highest),
    named: (index) => (points - 1 - index) % every === 0,
  };
}

/** Lines without their gaps: each run of values is drawn by itself. */
export function splitRuns(values: readonly (number | null)[]): { index: number; value: number }[][] {
  const runs: { index: number; value: number }[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ index, value });
  }
  return runs.filter((run) => run.length > 0);
}

const widthOfName = 62;

/** A round step that gives five lines at most. */
function stepFor(top: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(top, 1)));
  return (
    [0.2, 0.4, 0.5, 1, 2, 4, 5, 10].map((round) => round * scale).find((step) => top / step <= 5) ?? scale
  );
}
