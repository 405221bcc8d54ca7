/** Colours in the order of the design, each with its own dashes: lines differ without colour too. */
const styles = [
  { color: 'var(--chart-1)', dash: '0' },
  { color: 'var(--chart-2)', dash: '6 4' },
  { color: 'var(--chart-3)', dash: '2 3' },
  { color: 'var(--chart-4)', dash: '8 3 2 3' },
  { color: 'var(--chart-5)', dash: '4 3' },
] as const;

export interface LineStyle {
  color: string;
  dash: string;
  /** One of the quiet lines behind. */
  quiet: boolean;
}

/** The first five lines stand out, all others are a pale ground. */
export function lineStyle(index: number): LineStyle {
  const style = styles[index];
  return style ? { ...style, quiet: false } : { color: 'var(--chart-rest)', dash: '0', quiet: true };
}

export const distinctLines = styles.length;
