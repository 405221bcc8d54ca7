import { daysAfter, daysBetween } from '@indeks/contract/months/months.rules';

export interface CarCopy {
  readonly car_brand: string;
  readonly car_model: string;
  readonly car_registration_nr: string;
}

/** Škoda Octavia, EL 4K123 */
export const carName = (trip: CarCopy): string =>
  `${trip.car_brand} ${trip.car_model}, ${trip.car_registration_nr}`;

interface Journey {
  readonly date: string;
  readonly return_date: string | null;
}

/** The copy starts on the given day and takes as many days as the original. */
export const copyOnDay = ({ date, return_date }: Journey, day: string): Journey => ({
  date: day,
  return_date: return_date && daysAfter(day, daysBetween(date, return_date)),
});
