import type { Rate } from '@indeks/contract/month/rates/rates.schemas';
import { sql, type Expression } from 'kysely';
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

/** In a statement about many: the rate of the row's person on the row's day; null when none was set by then. */
export const rateOfRow = (userId: Expression<unknown>, day: Expression<unknown>) =>
  sql<number | null>`(select k.rate from km_rates as k where k.user_id = ${userId} and k.valid_from <= ${day}
    order by k.valid_from desc limit 1)`;

/** One rate a day: setting it again on the same day corrects it. */
export const set = (ctx: Ctx, { userId, rate, from }: Rate & { readonly userId: number }) =>
  ctx.db
    .insertInto('km_rates')
    .values({ user_id: userId, rate, valid_from: from, set_by: ctx.actor?.id ?? null })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'valid_from']).doUpdateSet({ rate, set_by: ctx.actor?.id ?? null }),
    )
    .execute();
