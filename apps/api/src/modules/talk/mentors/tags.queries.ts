import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { polishOrder } from '#platform/db/paging.ts';

const mostTags = 1_000;
const mostLinks = 10_000;

const tags = (ctx: Ctx) =>
  ctx.db
    .selectFrom('tags')
    .select(['tags.id', 'tags.name'])
    .select((row) =>
      row
        .selectFrom('mentor_tags as own')
        .select(({ fn }) => fn.countAll<number>().as('mentors'))
        .whereRef('own.tag_id', '=', 'tags.id')
        .as('mentors'),
    );
export type TagRow = Awaited<ReturnType<ReturnType<typeof tags>['execute']>>[number];

/** By name, those whose name has these letters in a row. */
export const list = (ctx: Ctx, search: string | undefined): Promise<TagRow[]> => {
  let query = tags(ctx);
  if (search) query = query.where(sql<boolean>`position(search_text(${search}) in tags.search) > 0`);
  return query
    .orderBy(polishOrder(sql.ref('tags.name')))
    .limit(mostTags)
    .execute();
};

export const find = (ctx: Ctx, id: number) => tags(ctx).where('tags.id', '=', id).executeTakeFirst();

export const insert = (ctx: Ctx, name: string): Promise<number> => insertRow(ctx.db, 'tags', { name });

export const listLinks = (ctx: Ctx) =>
  ctx.db
    .selectFrom('mentor_tags')
    .select(['mentor_id as mid', 'tag_id as tid'])
    .orderBy('mentor_id')
    .orderBy('tag_id')
    .limit(mostLinks)
    .execute();

/** Counted to the number of tags that are listed: the directory is small. */
export const countMentors = async (ctx: Ctx): Promise<number> => {
  const bounded = ctx.db.selectFrom('mentors').select('id').orderBy('id').limit(mostTags);
  const { rows } = await sql<{
    mentors: number;
  }>`select count(*)::int as mentors from (${bounded}) as bounded`.execute(ctx.db);
  return rows[0]?.mentors ?? 0;
};
