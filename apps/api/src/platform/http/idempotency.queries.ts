import type { Ctx } from '../context.ts';

export interface KeyClaim {
  readonly userId: number;
  readonly key: string;
  readonly route: string;
  readonly requestHash: Buffer;
}

/** False when the key is taken; waits for the transaction that holds it. */
export const claimKey = async (ctx: Ctx, claim: KeyClaim): Promise<boolean> => {
  const inserted = await ctx.db
    .insertInto('idempotency_keys')
    .values({
      user_id: claim.userId,
      key: claim.key,
      route: claim.route,
      request_hash: claim.requestHash,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const findKey = (ctx: Ctx, userId: number, key: string) =>
  ctx.db
    .selectFrom('idempotency_keys')
    .select(['route', 'request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

export const keepAnswer = (ctx: Ctx, userId: number, key: string, answer: unknown) =>
  ctx.db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();

export const deleteKeysBefore = (ctx: Ctx, moment: Date) =>
  ctx.db.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute();
