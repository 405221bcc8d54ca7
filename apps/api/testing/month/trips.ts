import type { NewTrip } from '@indeks/contract/month/trips/trips.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { insertCar } from './cars.ts';

/** A drive to Warsaw on the last Saturday before the test clock's Monday. */
export const tripFields = (cid: number, more: Partial<NewTrip> = {}): NewTrip => ({
  cid,
  start: 'Łódź',
  destination: 'Warszawa',
  km: 130,
  return_to_start: false,
  date: '2026-11-14',
  return_date: null,
  comment: '',
  ...more,
});

/** A trip with a car of its own. */
export const insertTrip = async (
  db: Database,
  userId: number,
  more: Partial<NewTrip> = {},
): Promise<number> => {
  const { cid, ...fields } = tripFields(more.cid ?? (await insertCar(db, userId)), more);
  const car = await db.selectFrom('cars').selectAll().where('id', '=', cid).executeTakeFirstOrThrow();
  return insertRow(db, 'trips', {
    ...fields,
    cid,
    user_id: userId,
    car_brand: car.brand,
    car_model: car.model,
    car_engine: car.engine,
    car_registration_nr: car.registration_nr,
  });
};
