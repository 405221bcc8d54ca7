import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

export interface ReplyColumns {
  readonly title: string;
  readonly text: string;
}

/** An office keeps dozens of them. */
const mostReplies = 200;

const rows = (ctx: Ctx) => ctx.db.selectFrom('saved_replies').select(['id', 'title', 'text', 'version']);

export const list = (ctx: Ctx) =>
  rows(ctx)
    .orderBy(polishOrder(sql.ref('saved_replies.title')))
    .orderBy('id')
    .limit(mostReplies)
    .execute();

export const find = (ctx: Ctx, id: number) => rows(ctx).where('id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) => rows(ctx).where('id', 'in', ids).execute();

export const insert = (ctx: Ctx, reply: ReplyColumns) =>
  ctx.db
    .insertInto('saved_replies')
    .values(reply)
    .returning(['id', 'title', 'text', 'version'])
    .executeTakeFirstOrThrow();

export const update = (ctx: Ctx, which: { id: number; version: number }, reply: ReplyColumns) =>
  updateVersioned(ctx, 'saved_replies', which, reply);
