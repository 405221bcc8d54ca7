import classes from './figures.module.css';

interface Figure {
  label: string;
  value: string;
}

/** A few numbers above a list that say what it comes to. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes['root']}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes['figure']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
