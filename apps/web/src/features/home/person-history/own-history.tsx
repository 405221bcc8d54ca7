import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ownHistoryQuery } from '#data/home/person-history.ts';
import { ListFrame } from '#shared/ui/table/list-frame.tsx';
import { HistoryDays } from './history-days.tsx';
import { KindPills } from './history-filters.tsx';
import classes from './person-history.module.css';
import { personHistoryTexts as texts } from './person-history.texts.ts';
import { readHistoryQuery, useHistoryList } from './use-history-list.ts';

/** Changes of the reader's own studies and account; changes of the form are listed above it. */
export function OwnHistory() {
  const titleId = useId();
  const list = useHistoryList();
  const result = useQuery(ownHistoryQuery(readHistoryQuery(list)));
  // A person without any changes sees no history.
  if (result.data?.counts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.own}>
      <Title order={2} id={titleId}>
        {texts.own}
      </Title>
      <KindPills list={list} counts={result.data?.counts ?? []} />
      <ListFrame texts={texts} list={list} result={result} search={false} columnCount={4}>
        <HistoryDays entries={result.data?.items ?? []} />
      </ListFrame>
    </section>
  );
}
