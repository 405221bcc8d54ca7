import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import { daysAfter, daysBetween } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import { copyOnDay, drivenKm } from '@indeks/contract/month/trips/trips.rules';
import { newTrip, tripKeepingCar, type NewTrip, type Trip } from '@indeks/contract/month/trips/trips.schemas';
import { formatDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { dayToGoOn, chooseFirstDay, isOpenDay, useOpenDays } from '#parts/month/monthly-reports/open-days.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import type { DateLimits } from '#shared/ui/form/dates/calendar-parts.tsx';
import { declareTripFields, type TripInput, type TripScreen } from './trip-fields.tsx';
import { tripsTexts as texts } from './trips.texts.ts';

interface TripDialogsProps extends EntryOpen<Trip>, Omit<TripScreen, 'days'> {
  /** The owner of the trips; undefined for the reader's own. */
  user: number | undefined;
  month: string;
  report: Report | null;
  onRemoved: () => void;
}

export function TripDialogs({ cars, rates, user, month, report, ...open }: TripDialogsProps) {
  const days = useOpenDays(month, report);
  return <EntryDialogs {...open} entry={declareTrips(user, month, { cars, rates, days })} />;
}

const declareTrips = (user: number | undefined, month: string, screen: TripScreen) =>
  defineEntry({
    topic: 'trips',
    routes,
    query: { user },
    texts,
    /** 12 października 2025 · Łódź – Wrocław · 420 km */
    inWords: (trip: Trip) =>
      [formatDate(trip.date), `${trip.start} – ${trip.destination}`, texts.km(drivenKm(trip))].join(' · '),
    add: (after) =>
      defineForm<TripInput, NewTrip>({
        schema: newTrip,
        values: after ? goOnFrom(after, screen.days) : createEmptyTrip(chooseFirstDay(month), screen.cars),
        fields: declareTripFields(screen),
        size: 'form-wide',
      }),
    edit: (trip) =>
      defineForm<TripInput, TripInput>({
        schema: trip.cid === null ? tripKeepingCar : newTrip,
        values: trip,
        fields: declareTripFields(screen, trip.cid === null ? trip.car : undefined),
        size: 'form-wide',
      }),
    asCopy: (trip) => (isOpenDay(trip.date, screen.days) ? trip : { ...trip, ...copyOnDay(trip, today()) }),
  });

/** The same way on the next day. */
const goOnFrom = (trip: Trip, days: DateLimits) => {
  const { cid, start, destination, km, return_to_start, comment } = trip;
  const date = dayToGoOn(trip.date, days);
  const return_date = trip.return_date && daysAfter(date, daysBetween(trip.date, trip.return_date));
  return { cid: cid ?? undefined, start, destination, km, return_to_start, date, return_date, comment };
};

/** A person's only car is chosen in advance. */
const createEmptyTrip = (date: string, cars: readonly Car[]) => ({
  cid: cars.length === 1 ? cars[0]?.id : undefined,
  start: '',
  destination: '',
  km: undefined,
  return_to_start: false,
  date,
  return_date: null,
  comment: '',
});
