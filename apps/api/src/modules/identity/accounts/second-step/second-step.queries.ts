import type { Ctx } from '#platform/context.ts';

export const find = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('second_steps')
    .select(['sealed_secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Takes the place of one that was never confirmed; false when one is on. */
export const start = async (ctx: Ctx, userId: number, sealedSecret: string): Promise<boolean> => {
  const secret = { sealed_secret: sealedSecret, created_at: ctx.clock.now(), last_step: 0 };
  const saved = await ctx.db
    .insertInto('second_steps')
    .values({ user_id: userId, ...secret })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet(secret).where('second_steps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
};

/** Only the first of two simultaneous requests turns it on. */
export const confirm = (ctx: Ctx, userId: number) =>
  ctx.db
    .updateTable('second_steps')
    .set({ confirmed_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();

/** False for a code of this period or an older one: it was used before. */
export const useStep = async (ctx: Ctx, userId: number, step: number): Promise<boolean> =>
  (await ctx.db
    .updateTable('second_steps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

/** Uses it up in the same statement. */
export const useRecoveryCode = async (ctx: Ctx, userId: number, codeHash: Buffer): Promise<boolean> =>
  (await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

export const countRecoveryCodes = async (ctx: Ctx, userId: number): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
};

export const replaceRecoveryCodes = async (
  ctx: Ctx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await ctx.db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
};

/** With its recovery codes. */
export const remove = (ctx: Ctx, userId: number) =>
  ctx.db.deleteFrom('second_steps').where('user_id', '=', userId).returning('user_id').executeTakeFirst();
