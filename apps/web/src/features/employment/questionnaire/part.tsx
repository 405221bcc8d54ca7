import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './questionnaire.module.css';

/** Fields that belong together: "Adres zamieszkania". Their labels repeat from part to part, so each is a group. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={classes.part}>
      <Title order={3} id={id} className={classes.partTitle}>
        {title}
      </Title>
      {children}
    </fieldset>
  );
}

/** Two short fields in the place of one. */
export function ShortPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
