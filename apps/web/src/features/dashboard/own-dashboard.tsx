import { useQuery } from '@tanstack/react-query';
import { ownDashboardQuery } from '#data/dashboard.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import { OwnReports } from './own-reports.tsx';

/** The first page of people who keep hours, trips and meetings. */
export function OwnDashboard({ name }: { name: string }) {
  const { data, isError, isFetching, refetch } = useQuery(ownDashboardQuery);
  return (
    <>
      <PageHeader
        title={texts.title}
        help={data ? texts.sendUntil(data.month, data.sendUntil) : texts.help(name)}
      />
      {data ? (
        <>
          <DashboardCards data={data} />
          <OwnReports data={data} />
        </>
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
