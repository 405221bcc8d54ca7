import type { NewCar } from '@indeks/contract/month/cars/cars.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

export const carFields: NewCar = {
  brand: 'Škoda',
  model: 'Octavia',
  engine: '1598',
  registration_nr: 'EL 4K123',
};

export const insertCar = async (
  db: Database,
  userId: number,
  more: Partial<NewCar> = {},
): Promise<number> => {
  const { engine, ...car } = { ...carFields, ...more };
  return insertRow(db, 'cars', { ...car, engine: Number(engine), user_id: userId });
};
