import { VisuallyHidden } from '@mantine/core';
import classes from './sparkbars.module.css';
import { chartTexts } from './charts.texts.ts';

interface SparkbarsProps {
  /** The quantity of the bars: "Godziny". */
  label: string;
  /** Oldest first; the last bar stands out. */
  bars: readonly { name: string; value: number }[];
  format?: (value: number) => string;
}

/** Twelve months at a glance. Drawn without the chart library, which the dashboard does not load. */
export function Sparkbars({ label, bars, format = String }: SparkbarsProps) {
  const top = Math.max(...bars.map((bar) => bar.value), 1);
  const inWords = bars.map((bar) => `${bar.name} ${format(bar.value)}`).join(', ');
  return (
    <>
      <VisuallyHidden>{`${chartTexts.bars(label, bars.length)}: ${inWords}`}</VisuallyHidden>
      <div className={classes.root} aria-hidden>
        {bars.map((bar) => (
          <span key={bar.name} style={{ blockSize: `${Math.max((bar.value / top) * 100, 6)}%` }} />
        ))}
      </div>
    </>
  );
}
