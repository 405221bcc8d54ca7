import { smallEngineUpTo } from '@indeks/contract/month/rates/rates.rules';
import type { Rate } from '@indeks/contract/month/rates/rates.schemas';
import { sql, type Expression } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** Newest first. */
export const list = (ctx: Ctx, userId: number): Promise<Rate[]> =>
  ctx.db
    .selectFrom('km_rates')
    .select(['rate', 'small_rate', 'valid_from as from'])
    .where('user_id', '=', userId)
    .orderBy('valid_from', 'desc')
    .limit(500)
    .execute();

export const findInForce = (ctx: Ctx, userId: number, date: string) =>
  ctx.db
    .selectFrom('km_rates')
    .select(['rate', 'small_rate'])
    .where('user_id', '=', userId)
    .where('valid_from', '<=', date)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();

interface PricedRow {
  readonly userId: Expression<unknown>;
  readonly day: Expression<unknown>;
  readonly engine: Expression<unknown>;
}

/** In a statement about many: the rate of the row's person on the row's day for the row's car, as the contract's chooseRate; null when none was set by then. */
export const rateOfRow = ({ userId, day, engine }: PricedRow) =>
  sql<number | null>`(select case when ${engine} <= ${sql.lit(smallEngineUpTo)}
      then coalesce(k.small_rate, k.rate) else k.rate end from km_rates as k where k.user_id = ${userId} and k.valid_from <= ${day}
    order by k.valid_from desc limit 1)`;

/** One rate a day: setting it again on the same day corrects it. */
export const set = (ctx: Ctx, { userId, rate, small_rate, from }: Rate & { readonly userId: number }) =>
  ctx.db
    .insertInto('km_rates')
    .values({ user_id: userId, rate, small_rate, valid_from: from, set_by: ctx.actor?.id ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'valid_from'])
        .doUpdateSet({ rate, small_rate, set_by: ctx.actor?.id ?? null }),
    )
    .execute();
