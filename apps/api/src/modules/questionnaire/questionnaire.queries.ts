import type { Ctx } from '#platform/context.ts';

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

export const update = (ctx: Ctx, document: KeptDocument, more: { version: number; changed: boolean }) =>
  ctx.db
    .updateTable('questionnaires')
    .set({
      sealed: document.sealed,
      form_date: document.formDate,
      saved_at: ctx.clock.now(),
      version: more.version,
      ...(more.changed && { changed_at: ctx.clock.now() }),
    })
    .where('user_id', '=', document.userId)
    .execute();

export const remove = (ctx: Ctx, userId: number) =>
  ctx.db.deleteFrom('questionnaires').where('user_id', '=', userId).execute();
