import { Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import classes from './figures.module.css';

interface Figure {
  label: string;
  value: string;
  /** A rounded number to the grosz, shown on hover and focus. */
  exact?: string | undefined;
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
      {figures.map(({ label, exact, ...figure }) => (
        <div key={label} className={classes['figure']}>
          <dt>{label}</dt>
          <dd>
            {exact === undefined ? (
              <Value {...figure} />
            ) : (
              <Tooltip label={exact}>
                <Value {...figure} />
              </Tooltip>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Further props are the tooltip's. */
function Value({ value, to, ...tooltip }: Omit<Figure, 'label' | 'exact'>) {
  if (to === undefined) return <span {...tooltip}>{value}</span>;
  return (
    <Link {...tooltip} to={to} className={classes['link'] ?? ''}>
      {value}
    </Link>
  );
}
