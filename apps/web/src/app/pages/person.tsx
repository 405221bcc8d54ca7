import { roleNames } from '@indeks/contract/access/roles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { CarsTab } from '#features/cars/cars-tab.tsx';
import { MeetingsMonth } from '#features/meetings/meetings-month.tsx';
import { MileageTab } from '#features/rates/mileage-tab.tsx';
import { TripsMonth } from '#features/trips/trips-month.tsx';
import { WorkTimesMonth } from '#features/work-times/work-times-month.tsx';
import { isCallError } from '#shared/api/call-error.ts';
import { personOf } from '#shared/months/acting.ts';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

const texts = pagesTexts.person;

/** A lecturer as the secretariat sees one: everything the person keeps, in tabs. */
export function Person() {
  const { id } = useParams();
  const user = Number(id);
  const { data, error, isFetching, refetch } = useQuery({
    ...personOf(user),
    enabled: Number.isInteger(user) && user > 0,
  });
  const title = data?.name ?? texts.title;
  return (
    // Another person's tabs begin anew: nothing half entered must move to somebody else.
    <div key={user}>
      <PageHeader title={title} help={data && roleNames[data.user_role]} back={texts.back} />
      {data ? (
        <>
          <ActingBanner name={data.name} />
          <RoutedTabs label={texts.tabs} tabs={tabsOf(user)} />
        </>
      ) : (
        <NoPerson
          missing={!(user > 0) || isCallError(error, 'record/not-found')}
          failed={error !== null}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

const tabsOf = (user: number) => [
  { slug: 'przejazdy', label: texts.trips, render: () => <TripsMonth user={user} /> },
  { slug: 'kalendarz', label: texts.calendar, render: () => <MeetingsMonth user={user} /> },
  { slug: 'czas-pracy', label: texts.times, render: () => <WorkTimesMonth user={user} /> },
  { slug: 'samochody', label: texts.cars, render: () => <CarsTab user={user} /> },
  { slug: 'kilometrowka', label: texts.mileage, render: () => <MileageTab user={user} /> },
];

interface NoPersonProps {
  missing: boolean;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

function NoPerson({ missing, failed, retrying, onRetry }: NoPersonProps) {
  if (missing) return <EmptyState title={texts.missing} text={texts.missingHelp} />;
  return failed ? <ErrorState title={texts.failed} onRetry={onRetry} retrying={retrying} /> : null;
}
