import type { Dashboard } from '@indeks/contract/home/dashboard/dashboard.schemas';
import type { OwnGroup } from '@indeks/contract/studies/evaluations/groups.schemas';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ownDashboardQuery } from '#data/home/dashboard.ts';
import { ownGroupsQuery } from '#data/studies/evaluations.ts';
import { TodayMeetings } from '#parts/talk/online-meetings/today-meetings.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import classes from './dashboard-cards.module.css';
import { LatestNotifications } from './latest-notifications.tsx';
import { OwnReports } from './own-reports.tsx';
import { Todo } from './todo.tsx';

const StudiesHalf = lazyPart(async () => (await import('./student/studies-half.tsx')).StudiesHalf);
const MyGroups = lazyPart(async () => (await import('./my-groups.tsx')).MyGroups);

/** The first page of people who keep hours, trips and meetings; of those who study as well with their studies. */
export function OwnDashboard({ name }: { name: string | undefined }) {
  const result = useQuery(ownDashboardQuery);
  const { data } = result;
  const groups = useOwnGroups();
  const studies = useSession().permissions.includes('student-pages.view');
  return (
    <>
      <PageHeader title={texts.title} help={data ? findDeadline(data) : texts.help(name)} />
      {data ? (
        <>
          <div className={classes.today}>
            <TodayMeetings />
          </div>
          <div className={classes.top} data-groups={groups.length > 0 || undefined}>
            {groups.length > 0 && (
              <Suspense>
                <MyGroups groups={groups} />
              </Suspense>
            )}
            <Todo tasks={data.tasks} />
          </div>
          <DashboardCards data={data} />
          <div className={classes.below}>
            <OwnReports data={data} />
            <LatestNotifications />
          </div>
          {studies && (
            <Suspense>
              <StudiesHalf />
            </Suspense>
          )}
        </>
      ) : (
        <Card flush>
          <AwaitedState result={result} failed={texts.failed} rows={4} columns={3} text={texts.loading} />
        </Card>
      )}
    </>
  );
}

/** The groups that the person grades; empty for anybody who may not grade. */
function useOwnGroups(): readonly OwnGroup[] {
  const { permissions } = useSession();
  const { data } = useQuery({ ...ownGroupsQuery, enabled: permissions.includes('journals.open') });
  return data?.items ?? [];
}

/** On the first days of a month it is the one before that has to be sent. */
function findDeadline({ tasks, month, sendUntil }: Dashboard): string {
  const first = tasks.find(({ kind }) => kind === 'unsent');
  return texts.sendUntil(first?.month ?? month, first?.until ?? sendUntil);
}
