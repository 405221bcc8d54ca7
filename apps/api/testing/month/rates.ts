import type { Database } from '#platform/db/database.ts';

interface GivenRate {
  /** Hundredths of a złoty per km. */
  readonly rate?: number;
  /** The rate for engines up to 900 cm³. */
  readonly small?: number;
  readonly from?: string;
}

/** A rate per km of the person; by default one of long ago, so that every trip has it. */
export const insertRate = (
  db: Database,
  userId: number,
  { rate = 115, small, from = '2000-01-01' }: GivenRate = {},
) =>
  db
    .insertInto('km_rates')
    .values({ user_id: userId, rate, small_rate: small ?? null, valid_from: from })
    .execute();
