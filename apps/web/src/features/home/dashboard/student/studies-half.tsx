import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ownPaymentsQuery } from '#data/money/own-payments.ts';
import { ownStudiesQuery } from '#data/studies/own-studies.ts';
import { AverageCard } from './average-card.tsx';
import { EndedStudies, StudiesCards } from './studies-cards.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';

/** On the first page of a lecturer who studies, too: what is to be paid for each enrolment, and the average. */
export function StudiesHalf() {
  const titleId = useId();
  const { data } = useQuery(ownStudiesQuery);
  const { data: money } = useQuery(ownPaymentsQuery);
  if (!data || data.enrolments.length === 0) return null;
  return (
    <section className={classes.half} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {texts.title}
      </Title>
      <div className={classes.cards}>
        <StudiesCards enrolments={data.enrolments} money={money} />
        <AverageCard />
      </div>
      <EndedStudies enrolments={data.enrolments} money={money} />
    </section>
  );
}
