import type { Rate } from '@indeks/contract/rates/rates.schemas';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** Newest first. */
export const list = (ctx: Ctx, userId: number): Promise<Rate[]> =>
  ctx.db
    .selectFrom('km_rates')
    .select(['rate', 'valid_from as from'])
    .where('user_id', '=', userId)
    .orderBy('valid_from', 'desc')
    .limit(500)
    .execute();

export const findInForce = (ctx: Ctx, userId: number, date: string) =>
  ctx.db
    .selectFrom('km_rates')
    .select('rate')
    .where('user_id', '=', userId)
    .where('valid_from', '<=', date)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();

/** One rate a day: setting it again on the same day corrects it. */
export const set = (ctx: Ctx, { userId, rate, from }: Rate & { readonly userId: number }) =>
  ctx.db
    .insertInto('km_rates')
    .values({ user_id: userId, rate, valid_from: from, set_by: ctx.actor?.id ?? null })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'valid_from']).doUpdateSet({ rate, set_by: ctx.actor?.id ?? null }),
    )
    .execute();

export interface AcceptedMonth {
  readonly userIds: readonly number[];
  readonly from: string;
  readonly to: string;
}

/**
 * Writes on each trip of an accepted month the rate of its day, 0 where there was none: from then on no change of a
 * rate reaches it.
 */
export const fixRates = (ctx: Ctx, { userIds, from, to }: AcceptedMonth) =>
  ctx.db
    .updateTable('trips')
    .set({
      accepted_rate: sql<number>`coalesce((
        select rate from km_rates
        where km_rates.user_id = trips.user_id and valid_from <= trips.date
        order by valid_from desc limit 1), 0)`,
    })
    .where('user_id', '=', sql<number>`any(${[...userIds]}::integer[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
