import type { TripOfAll } from '@indeks/contract/month/trips/trips.schemas';
import { IconFileTypePdf } from '@tabler/icons-react';
import { fetchAllTripsPdf, orderAllTripsPdf } from '#data/month/trips.ts';
import { readPeriodQuery } from '#parts/month/monthly-reports/period-list.ts';
import { PeriodPickers } from '#parts/month/monthly-reports/period-pickers.tsx';
import { formatPeriod, usePeriod } from '#parts/month/monthly-reports/use-period.ts';
import { OrderedListStrip } from '#parts/notices/ordered-lists/ordered-list-strip.tsx';
import { useListDownload } from '#parts/notices/ordered-lists/use-list-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import type { OpenTrip } from './all-trips-dialogs.tsx';
import { allTripsListOptions, AllTripsTable } from './all-trips-list.tsx';
import { allTripsTexts as texts } from './all-trips.texts.ts';

const AllTripsDialogs = lazyPart(() =>
  import('./all-trips-dialogs.tsx').then((file) => file.AllTripsDialogs),
);

export function AllTripsPage() {
  const { period, setPeriod, current } = usePeriod();
  const list = useListState(allTripsListOptions);
  const selected = useSelected<TripOfAll>();
  const { show, of, anyOpen } = useOpen<OpenTrip>('trips');
  const query = readPeriodQuery(list, period);
  const pdf = useListDownload({
    fetchFile: () => fetchAllTripsPdf(query),
    order: () => orderAllTripsPdf(query),
  });
  const choosePeriod = (next: string) => {
    // A selection made in another period is dropped, because it is no longer visible.
    selected.clear();
    setPeriod(next);
  };
  return (
    <>
      <PageHeader
        title={texts.title(formatPeriod(period))}
        controls={<PeriodPickers period={period} onChange={choosePeriod} last={current} />}
        secondary={[
          {
            label: texts.report,
            icon: IconFileTypePdf,
            ...pdf,
          },
        ]}
      />
      <OrderedListStrip kind="trips" />
      <AllTripsTable
        list={list}
        period={period}
        selected={selected}
        onOpen={(trip) => show({ kind: 'details', trip })}
        onRemove={(rows) => show({ kind: 'remove', rows })}
      />
      <WhenOpened opened={anyOpen}>
        <AllTripsDialogs of={of} show={show} onRemoved={selected.clear} />
      </WhenOpened>
    </>
  );
}
