import type { Ctx } from '#platform/context.ts';

export const findZoom = (ctx: Ctx) =>
  ctx.db
    .selectFrom('service_credentials')
    .leftJoin('users', 'users.id', 'service_credentials.saved_by')
    .select(['service_credentials.sealed', 'service_credentials.saved_at', 'users.name as saved_by'])
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
