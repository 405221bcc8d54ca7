import type { Ctx } from '#platform/context.ts';

/** Locked until the transaction ends: saving and switching the account wait for each other. */
export const lockAccount = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .select(['name', 'is_company'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

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

/** Whoever edits the account at the same time reads the new name first. */
export const rename = (ctx: Ctx, userId: number, name: string) =>
  ctx.db
    .updateTable('users')
    .set((row) => ({ name, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .where('name', '!=', name)
    .execute();

export const setCompany = (ctx: Ctx, userId: number, isCompany: boolean) =>
  ctx.db
    .updateTable('users')
    .set((row) => ({ is_company: Number(isCompany), version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
