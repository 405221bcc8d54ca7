import classes from './facts.module.css';

interface FactsProps {
  facts: readonly (readonly [name: string, value: string])[];
}

/** Values beside their names, one below the other. Nothing where there are none. */
export function Facts({ facts }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
