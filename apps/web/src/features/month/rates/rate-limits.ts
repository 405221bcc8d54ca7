import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import { formatRate, parseRate, statutoryLimit } from '@indeks/contract/month/rates/rates.rules';
import { typedRate } from '@indeks/contract/month/rates/rates.schemas';
import { isRealDate } from '@indeks/contract/common/dates';

export interface LimitExceeded {
  car: Car;
  limit: string;
}

/** The cars for which a typed rate is above what is free of tax on that day; an unfinished entry exceeds nothing. */
export function exceededLimits(typed: string, from: string, cars: readonly Car[]): LimitExceeded[] {
  const rate = typedRate.safeParse(typed);
  if (!rate.success || !isRealDate(from)) return [];
  return cars.flatMap((car) => {
    const limit = statutoryLimit(car.engine, from);
    return limit !== undefined && parseRate(rate.data) > limit ? [{ car, limit: formatRate(limit) }] : [];
  });
}
