import type { NewPlace } from '@indeks/contract/provider/places/places.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { insertPerson } from '../identity/people.ts';

export const placeFields = (name = 'Łódź'): Omit<NewPlace, 'coordinators'> => ({
  name,
  organization: 'Zespół Szkół nr 3',
  address: 'ul. Piękna 7, 90-001 Łódź',
  telephone: '420000001',
  email: 'lodz@test.example',
});

/** A place with one coordinator. */
export const insertPlace = async (db: Database, name?: string): Promise<number> => {
  const coordinator = await insertPerson(db, { role: 2 });
  const id = await insertRow(db, 'places', placeFields(name));
  await db.insertInto('place_coordinators').values({ place_id: id, user_id: coordinator.id }).execute();
  return id;
};
