import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';

interface Trial {
  readonly listed_name: string;
  readonly subject: string;
  readonly text: string;
}

export const insert = (ctx: SignedInCtx, trial: Trial): Promise<number> =>
  insertRow(ctx.db, 'broadcast_trials', { ...trial, user_id: ctx.actor.id, created_at: ctx.clock.now() });

export const find = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('broadcast_trials as t')
    .innerJoin('users as writer', 'writer.id', 't.user_id')
    .select(['t.listed_name', 't.subject', 't.text', 'writer.name', 'writer.email'])
    .where('t.id', '=', id)
    .where('writer.active', '=', 1)
    .where('writer.archived_at', 'is', null)
    .executeTakeFirst();

export const remove = (ctx: Ctx, id: number) =>
  ctx.db.deleteFrom('broadcast_trials').where('id', '=', id).execute();
