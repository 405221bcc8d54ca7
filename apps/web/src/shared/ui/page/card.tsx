import { Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  /** Names the card for everyone; a card without a title is only a frame. */
  title?: string;
  /** Quiet words or a link at the right of the title. */
  aside?: ReactNode;
  /** Rows that touch the edges, such as a list, bring their own padding. */
  flush?: boolean;
  children: ReactNode;
}

export function Card({ title, aside, flush = false, children }: CardProps) {
  const titleId = useId();
  const body = <div className={flush ? classes.flush : classes.body}>{children}</div>;
  if (title === undefined) return <div className={classes.root}>{body}</div>;
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={titleId}>
          {title}
        </Title>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </div>
      {body}
    </section>
  );
}
