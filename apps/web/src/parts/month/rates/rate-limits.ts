import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import {
  formatRate,
  parseRate,
  smallEngineUpTo,
  statutoryLimit,
} from '@indeks/contract/month/rates/rates.rules';
import { typedRate } from '@indeks/contract/month/rates/rates.schemas';
import { isRealDate } from '@indeks/contract/common/dates';
import type { TypedRates } from './typed-rates.ts';

export interface LimitExceeded {
  car: Car;
  limit: string;
}

const isSmall = ({ engine }: Car): boolean => engine <= smallEngineUpTo;

/** The cars for which a typed rate is above what is free of tax on that day; an unfinished entry exceeds nothing. */
export function exceededLimits(
  { rate, small_rate, from }: TypedRates,
  cars: readonly Car[],
): LimitExceeded[] {
  if (!isRealDate(from)) return [];
  return cars.flatMap((car) => {
    const limit = statutoryLimit(car.engine, from);
    const ofCar = typedRate.safeParse(isSmall(car) && small_rate !== '' ? small_rate : rate);
    return ofCar.success && limit !== undefined && parseRate(ofCar.data) > limit
      ? [{ car, limit: formatRate(limit) }]
      : [];
  });
}
