import { useQuery } from '@tanstack/react-query';
import { officeTodayQuery } from '#data/dashboard.ts';
import { formatDate, formatWeekday } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import classes from './dashboard-cards.module.css';
import { ChangesCard, ContractsCard } from './office-people.tsx';
import { WaitingCard } from './office-waiting.tsx';
import { WeekendCard } from './office-weekend.tsx';
import { officeTexts as texts } from './office.texts.ts';

/** The secretariat's day: what waits for a decision, for a contract, for reading, and the next weekend. */
export function OfficeDashboard() {
  const { data, isError, isFetching, refetch } = useQuery(officeTodayQuery);
  const day = today();
  return (
    <>
      <PageHeader title={texts.title} help={`${capitalized(formatWeekday(day))}, ${formatDate(day)}`} />
      {data ? (
        <div className={classes['office']}>
          <WaitingCard waiting={data.waiting} />
          <ContractsCard contracts={data.contracts} />
          <ChangesCard changes={data.changes} />
          <WeekendCard weekend={data.weekend} />
        </div>
      ) : (
        <Card flush>
          {isError ? (
            <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <LoadingState rows={4} columns={3} text={texts.loading} />
          )}
        </Card>
      )}
    </>
  );
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);
