import type { Dashboard } from '@indeks/contract/dashboard/dashboard.schemas';
import { useQuery } from '@tanstack/react-query';
import { ownDashboardQuery } from '#data/dashboard.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import classes from './dashboard-cards.module.css';
import { LatestNotifications } from './latest-notifications.tsx';
import { OwnReports } from './own-reports.tsx';
import { Todo } from './todo.tsx';

/** The first page of people who keep hours, trips and meetings. */
export function OwnDashboard({ name }: { name: string | undefined }) {
  const result = useQuery(ownDashboardQuery);
  const { data } = result;
  return (
    <>
      <PageHeader title={texts.title} help={data ? deadlineOf(data) : texts.help(name)} />
      {data ? (
        <>
          <Todo data={data} />
          <DashboardCards data={data} />
          <div className={classes['below']}>
            <OwnReports data={data} />
            <LatestNotifications />
          </div>
        </>
      ) : (
        <Card flush>
          <AwaitedState result={result} failed={texts.failed} rows={4} columns={3} text={texts.loading} />
        </Card>
      )}
    </>
  );
}

/** On the first days of a month it is the one before that has to be sent. */
function deadlineOf({ tasks, month, sendUntil }: Dashboard): string {
  const first = tasks.find(({ kind }) => kind === 'unsent');
  return texts.sendUntil(first?.month ?? month, first?.until ?? sendUntil);
}
