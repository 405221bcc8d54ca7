import { Link } from 'react-router';
import classes from './figures.module.css';

interface Figure {
  label: string;
  value: string;
  /** The list of what it counts or sums. */
  to?: string | undefined;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** In a card of indicators: larger, and spread over its width. */
  spread?: boolean;
}

/** A few numbers that say what a list or a card comes to. */
export function Figures({ figures, spread = false }: FiguresProps) {
  return (
    <dl className={classes['root']} data-spread={spread || undefined}>
      {figures.map(({ label, value, to }) => (
        <div key={label} className={classes['figure']}>
          <dt>{label}</dt>
          <dd>
            {to === undefined ? (
              value
            ) : (
              <Link to={to} className={classes['link'] ?? ''}>
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
