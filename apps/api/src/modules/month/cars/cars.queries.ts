import type { CarEdit, NewCar } from '@indeks/contract/month/cars/cars.schemas';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

const columns = ['id', 'user_id', 'brand', 'model', 'engine', 'registration_nr', 'version'] as const;

export const listOfPerson = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('cars')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy(polishOrder(sql.ref('brand')))
    .orderBy('id')
    .limit(500)
    .execute();

export const find = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('cars').select(columns).where('id', '=', id).executeTakeFirst();

export const insert = (ctx: Ctx, userId: number, car: NewCar) =>
  ctx.db
    .insertInto('cars')
    .values({ ...car, engine: Number(car.engine), user_id: userId })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, id: number, { version, ...car }: CarEdit): Promise<boolean> =>
  updateVersioned(ctx, 'cars', { id, version }, { ...car, engine: Number(car.engine) });
