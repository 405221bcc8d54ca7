import { Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './long-form.module.css';

export interface LongFormSection {
  id: string;
  title: string;
  help?: string;
  content: ReactNode;
}

export function FormSection({ id, title, help, content }: LongFormSection) {
  const titleId = useId();
  return (
    <section data-section={id} className={classes.section} aria-labelledby={titleId}>
      <Card>
        <Title order={2} id={titleId} tabIndex={-1} className={classes.sectionTitle}>
          {title}
        </Title>
        {help !== undefined && <p className={classes.help}>{help}</p>}
        <div className={classes.fields}>{content}</div>
      </Card>
    </section>
  );
}

/** Brings a section to the top and lets the keyboard go on from there. */
export function goToSection(root: ParentNode, id: string): void {
  const section = root.querySelector(`[data-section="${CSS.escape(id)}"]`);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
