import type { RateOfEngines } from '@indeks/contract/month/rates/rates.rules';
import type { Trip, TripsOfPerson } from '@indeks/contract/month/trips/trips.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { carsQuery } from '#data/month/cars.ts';
import { fetchMileageRegister, tripsOfMonthQuery } from '#data/month/trips.ts';
import { inToolbar, monthHeaderParts, type MonthProps } from '#parts/month/monthly-reports/month-header.tsx';
import { MonthReport } from '#parts/month/monthly-reports/month-report.tsx';
import { RejectionNotice } from '#parts/month/monthly-reports/rejection-notice.tsx';
import { ReviewedMonth } from '#parts/month/monthly-reports/reviewed-month.tsx';
import { useMonth } from '#parts/month/monthly-reports/use-month.ts';
import { useNewEntry } from '#shared/ui/page/use-new-entry.ts';
import { formatNumber } from '#shared/lib/format.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { MissingRates } from './missing-rates.tsx';
import { TripProposals } from './trip-proposals.tsx';
import { TripsTable } from './trips-table.tsx';
import { tripsTexts as texts } from './trips.texts.ts';
import { useTripDialogs } from './use-trip-dialogs.ts';

/** A person's trips of a month, from the first entry to the accepted report. */
export function TripsMonth({ user, header = inToolbar }: MonthProps) {
  const { month, setMonth, current } = useMonth();
  const selected = useSelected<Trip>();
  const query = useQuery(tripsOfMonthQuery(month, user));
  const { data: cars } = useQuery(carsQuery(user));
  const { show, of, anyOpen, addNew, duplicate } = useTripDialogs(cars?.items, user);
  const add = { label: texts.add, shortLabel: texts.addShort, icon: IconPlus, onClick: addNew };
  const { data } = query;
  useNewEntry(data?.can.add === true && cars !== undefined, addNew);
  return (
    <>
      {header(monthHeaderParts({ month, setMonth, last: current, can: data?.can, add }))}
      <ReviewedMonth type="przejazd" month={month} user={user}>
        {data && <RejectionNotice report={data.trip_report} can={data.can} />}
        {data && <MissingRates trips={data.items} />}
        {data?.can.add === true && <TripProposals month={month} user={user} />}
        {data && <Totals data={data} />}
        <TripsTable
          key={month}
          query={query}
          add={add}
          selected={selected}
          onEdit={(trip) => show({ kind: 'form', row: trip })}
          onDuplicate={duplicate}
          onRemove={(trips) => show({ kind: 'remove', rows: trips })}
        />
        {data && (
          <MonthReport
            type="przejazd"
            month={month}
            summary={texts.summary(data.items.length, data.total)}
            hasEntries={data.items.length > 0}
            report={data.trip_report}
            can={data.can}
            fetchPdf={() => fetchMileageRegister(month, user)}
          />
        )}
      </ReviewedMonth>
      <WhenOpened opened={anyOpen}>
        <TripDialogs
          of={of}
          show={show}
          cars={cars?.items ?? []}
          rates={readRates(data)}
          user={user}
          month={month}
          report={data?.trip_report ?? null}
          onRemoved={selected.clear}
        />
      </WhenOpened>
    </>
  );
}

/** The rate for all engines and, if different, the one for small engines; null when no rate was set. */
const readRates = (data: TripsOfPerson | undefined): RateOfEngines | null =>
  data && data.rate_per_km !== null ? { rate: data.rate_per_km, small_rate: data.small_rate_per_km } : null;

const TripDialogs = lazyPart(() => import('./trip-dialogs.tsx').then((file) => file.TripDialogs));

function Totals({ data }: { data: TripsOfPerson }) {
  const { items, total } = data;
  const rates = readRates(data);
  return (
    <Figures
      figures={[
        { label: texts.figures.total, value: texts.km(total) },
        { label: texts.figures.count, value: formatNumber(items.length) },
        { label: texts.figures.rate, value: rates === null ? texts.noRate : texts.rates(rates) },
      ]}
    />
  );
}
