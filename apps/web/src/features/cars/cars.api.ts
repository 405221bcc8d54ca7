import { carRoutes as routes } from '@indeks/contract/cars/cars.routes';
import type { Car, CarEdit, NewCar } from '@indeks/contract/cars/cars.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

interface AddedCar {
  body: NewCar;
  user: number | undefined;
  idempotencyKey: string;
}

export const useCreateCar = () =>
  useChange('cars', ({ body, user, idempotencyKey }: AddedCar) =>
    call(routes.create, { query: { user }, body }, { idempotencyKey }),
  );

export const useEditCar = () =>
  useChange('cars', ({ id, body }: { id: Car['id']; body: CarEdit }) =>
    call(routes.edit, { params: { id }, body }),
  );

export const useRemoveCar = () =>
  useChange('cars', ({ id, user }: { id: Car['id']; user: number | undefined }) =>
    call(routes.remove, { params: { id }, query: { user } }),
  );
