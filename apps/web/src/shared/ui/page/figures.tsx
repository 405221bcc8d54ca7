import { Link } from 'react-router';
import { ExactValue } from './exact-value.tsx';
import classes from './figures.module.css';

interface Figure {
  label: string;
  value: string;
  /** A rounded number to the grosz, seen on hover and focus. */
  exact?: string | undefined;
  /** The list of what it counts or sums. */
  to?: string | undefined;
  /** Something is wrong with it. */
  tone?: 'error';
}

interface FiguresProps {
  figures: readonly Figure[];
  /** In a card of indicators: larger, and spread over its width. */
  spread?: boolean;
}

/** A few numbers that say what a list or a card comes to. */
export function Figures({ figures, spread = false }: FiguresProps) {
  return (
    <dl className={classes.root} data-spread={spread || undefined}>
      {figures.map(({ label, exact, tone, ...figure }) => (
        <div key={label} className={classes.figure} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            {exact === undefined ? (
              <Value {...figure} />
            ) : (
              <ExactValue exact={exact} to={figure.to} className={classes.link}>
                {figure.value}
              </ExactValue>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, to }: Omit<Figure, 'label' | 'exact' | 'tone'>) {
  if (to === undefined) return value;
  return (
    <Link to={to} className={classes.link}>
      {value}
    </Link>
  );
}
