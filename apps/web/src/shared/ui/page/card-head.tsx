import { Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import classes from './card-head.module.css';
import { TintedIcon, type IconTone } from './tinted-icon.tsx';

interface CardHeadProps {
  /** The id of the title, by which the card is labelled. */
  id: string;
  title: string;
  icon: TablerIcon;
  tone: IconTone;
}

/** The icon and the small title above what a card of a first page shows. */
export function CardHead({ id, title, icon, tone }: CardHeadProps) {
  return (
    <div className={classes.head}>
      <TintedIcon of={icon} tone={tone} size="card" />
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
    </div>
  );
}
