import type { Ctx } from '#platform/context.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

export const find = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('questionnaires')
    .select(['sealed', 'version', 'saved_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export interface KeptDocument {
  readonly userId: number;
  readonly sealed: string;
  readonly formDate: string;
}

export const insert = (ctx: Ctx, { userId, sealed, formDate }: KeptDocument) =>
  ctx.db
    .insertInto('questionnaires')
    .values({ user_id: userId, sealed, form_date: formDate, saved_at: ctx.clock.now() })
    .execute();

/** False when somebody else saved it since it was read. */
export const update = (
  ctx: Ctx,
  { userId, sealed, formDate }: KeptDocument,
  { version, changed }: { readonly version: number; readonly changed: boolean },
): Promise<boolean> => {
  const now = ctx.clock.now();
  const columns = { sealed, form_date: formDate, saved_at: now, ...(changed && { changed_at: now }) };
  return updateVersioned(ctx, 'questionnaires', { id: userId, version }, columns);
};

export const remove = (ctx: Ctx, userId: number) =>
  ctx.db.deleteFrom('questionnaires').where('user_id', '=', userId).execute();
