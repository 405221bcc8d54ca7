import { daysAfter, daysBetween } from '../../common/months.rules.ts';

interface Distance {
  /** One way. */
  readonly km: number;
  readonly return_to_start: boolean;
}

const tenths = ({ km, return_to_start }: Distance): number => Math.round(km * 10) * (return_to_start ? 2 : 1);

/** The one place where a round trip counts twice. */
export const drivenKm = (trip: Distance): number => tenths(trip) / 10;

/** Sums in tenths, so that 0,1 + 0,2 is 0,3. */
export const totalKm = (trips: readonly Distance[]): number =>
  trips.reduce((sum, trip) => sum + tenths(trip), 0) / 10;

/** The amount of a trip in grosze, at a rate in hundredths of a złoty per km; half a grosz is rounded up. */
export const tripValue = (trip: Distance, rate: number): number => Math.round((tenths(trip) * rate) / 10);

interface Journey {
  readonly date: string;
  readonly return_date: string | null;
}

/** The copy starts on the given day and takes as many days as the original. */
export const copyOnDay = ({ date, return_date }: Journey, day: string): Journey => ({
  date: day,
  return_date: return_date && daysAfter(day, daysBetween(date, return_date)),
});
