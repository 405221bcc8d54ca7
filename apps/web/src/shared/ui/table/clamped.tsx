import type { CSSProperties } from 'react';
import classes from './clamped.module.css';

interface ClampedProps {
  text: string;
  /** How many of them are shown at most. */
  lines: number;
  /** What pointing at it shows, where the text itself is cut. */
  whole?: string;
  className?: string | undefined;
}

/** A long name that takes a few lines of its column and ends with dots; pointing at it shows the whole. */
export function Clamped({ text, lines, whole = text, className = '' }: ClampedProps) {
  const style = { '--lines': lines } as CSSProperties; // React's type knows no custom properties.
  return (
    <div className={`${classes.clamped} ${className}`} style={style} title={whole}>
      {text}
    </div>
  );
}
