import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate, formatWeekday } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import classes from './dashboard-cards.module.css';
import { officeTexts as texts } from './office.texts.ts';

interface TodayPageProps<Day> {
  query: UseQueryOptions<Day>;
  title?: string;
  /** What is said beside the day. */
  detail?: (day: Day) => string;
  main?: PageAction;
  secondary?: readonly PageAction[];
  /** The cards. */
  children: (day: Day) => ReactNode;
}

/** What waits today, as cards under the day's date. */
export function TodayPage<Day>({ query, title, detail, main, secondary, children }: TodayPageProps<Day>) {
  const result = useQuery(query);
  const { data } = result;
  const day = today();
  return (
    <>
      <PageHeader
        title={title ?? texts.title}
        help={[`${capitalized(formatWeekday(day))}, ${formatDate(day)}`, data && detail?.(data)]
          .filter(Boolean)
          .join(' · ')}
        {...(main && { main })}
        {...(secondary && { secondary })}
      />
      {data === undefined ? (
        <Card flush>
          <AwaitedState result={result} failed={texts.failed} rows={4} columns={3} text={texts.loading} />
        </Card>
      ) : (
        <div className={classes.office}>{children(data)}</div>
      )}
    </>
  );
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);
