import type { Ctx } from '#platform/context.ts';
import { defineSealedColumn } from '#platform/crypto/sealed-columns.ts';

/** The secret that the authenticator app shares with us. */
export const secretColumn = defineSealedColumn({
  table: 'second_steps',
  column: 'sealed_secret',
  key: 'user_id',
  owner: 'user_id',
  context: (userId) => `second_steps.sealed_secret of ${userId}`,
});

export const sealSecret = (ctx: Ctx, userId: number, secret: string): string =>
  ctx.services.sealer.seal(secretColumn, userId, secret);

export const openSecret = (ctx: Ctx, userId: number, sealed: string): string =>
  ctx.services.sealer.open(secretColumn, userId, sealed);
