import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { insertPerson } from '../identity/people.ts';

/** The year in which they are. */
export const printedYear = { from: '2026-01-01', to: '2026-12-31' };

/** Trips of one person, for a long list. */
export const insertManyTrips = async (db: Database, rows: number): Promise<void> => {
  const { id } = await insertPerson(db, { role: 0 });
  await sql`
    insert into trips (user_id, car_brand, car_model, car_engine, car_registration_nr, start, destination, km, date)
    select ${id}, 'Fiat', 'Panda', 899, 'X', 'Miasto', 'Cel ' || n, 1 + n % 400, date '2026-01-01' + n % 300
    from generate_series(1, ${rows}::integer) as n`.execute(db);
};
