import { formatGrosze, formatNumber } from '@indeks/contract/common/format';
import { totalKm, tripValue } from '@indeks/contract/month/trips/trips.rules';
import { runningSums } from '#platform/pdf/running-sums.ts';

interface SummedTrip {
  readonly km: number;
  readonly return_to_start: boolean;
  readonly rate: number | null;
}

/** The sums of trips. */
export interface TripSums {
  readonly km: number;
  /** Null where no trip has a rate: a missing one is not worth 0,00. */
  readonly grosze: number | null;
}

const nothing: TripSums = { km: 0, grosze: null };

const addTrip = ({ km, grosze }: TripSums, trip: SummedTrip): TripSums => ({
  km: totalKm([{ km, return_to_start: false }, trip]),
  grosze: trip.rate === null ? grosze : (grosze ?? 0) + tripValue(trip, trip.rate),
});

export const sumTrips = (trips: readonly SummedTrip[]): TripSums => trips.reduce(addTrip, nothing);

/** Kilometres, no rate, and the value. */
export const sumCells = ({ km, grosze }: TripSums): string[] => [
  formatNumber(km, 1),
  '',
  grosze === null ? '–' : formatGrosze(grosze),
];

/** The same below each trip. */
export const runningCells = (trips: readonly SummedTrip[]): string[][] =>
  runningSums(trips, nothing, addTrip).map(sumCells);
