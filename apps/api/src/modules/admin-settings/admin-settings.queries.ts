import type { Ctx } from '#platform/context.ts';

const contact = ['email', 'telephone'] as const;

export const findContact = (ctx: Ctx, userId: number) =>
  ctx.db.selectFrom('users').select(contact).where('id', '=', userId).forUpdate().executeTakeFirst();

export const setContact = (ctx: Ctx, userId: number, { email, telephone }: Contact) =>
  ctx.db
    .updateTable('users')
    .set((row) => ({ email, telephone, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .returning(contact)
    .executeTakeFirstOrThrow();

export interface Contact {
  readonly email: string;
  readonly telephone: string;
}

export const findZoom = (ctx: Ctx) =>
  ctx.db
    .selectFrom('service_credentials')
    .leftJoin('users', 'users.id', 'service_credentials.saved_by')
    .select(['service_credentials.saved_at', 'users.name as saved_by'])
    .where('service', '=', 'zoom')
    .executeTakeFirst();

export const saveZoom = (ctx: Ctx, sealed: string, savedBy: number) => {
  const values = { sealed, saved_at: ctx.clock.now(), saved_by: savedBy };
  return ctx.db
    .insertInto('service_credentials')
    .values({ service: 'zoom', ...values })
    .onConflict((conflict) => conflict.column('service').doUpdateSet(values))
    .execute();
};
