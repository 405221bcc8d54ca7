import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface TemplateColumns {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** An office keeps dozens of them. */
const mostTemplates = 200;
const columns = ['id', 'name', 'subject', 'text', 'version'] as const;

const rows = (ctx: Ctx) => ctx.db.selectFrom('message_templates').select(columns);

export const list = (ctx: Ctx) =>
  rows(ctx)
    .orderBy(polishOrder(sql.ref('message_templates.name')))
    .orderBy('id')
    .limit(mostTemplates)
    .execute();

export const find = (ctx: Ctx, id: number) => rows(ctx).where('id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) => rows(ctx).where('id', 'in', ids).execute();

export const insert = (ctx: Ctx, template: TemplateColumns) =>
  ctx.db.insertInto('message_templates').values(template).returning(columns).executeTakeFirstOrThrow();

export const update = (ctx: Ctx, which: VersionKey, template: TemplateColumns) =>
  updateVersioned(ctx, 'message_templates', which, template);
