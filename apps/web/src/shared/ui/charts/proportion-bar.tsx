import classes from './proportion-bar.module.css';

export interface Proportion {
  name: string;
  value: number;
  tone: 'brand' | 'accent' | 'warning' | 'orange' | 'error' | 'success';
}

interface ProportionBarProps {
  parts: readonly Proportion[];
  /** The value of a full bar; by default the sum of the parts. */
  whole?: number;
}

/** A bar of the parts of a whole. The numbers are shown beside it, so the bar is hidden from screen readers. */
export function ProportionBar({ parts, whole }: ProportionBarProps) {
  const full = Math.max(
    whole ?? 0,
    parts.reduce((sum, { value }) => sum + value, 0),
    1,
  );
  return (
    <div className={classes.root} aria-hidden>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ name, value, tone }) => (
          <span key={name} title={name} data-tone={tone} style={{ inlineSize: `${(value / full) * 100}%` }} />
        ))}
    </div>
  );
}
