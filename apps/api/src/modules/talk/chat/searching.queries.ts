import type { Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { fetchFirst } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

interface Wanted {
  readonly search: string;
  readonly limit: number;
}

/** Searches the person's own conversations, each read backwards until it has as many hits as are shown. */
export const listOwn = async (ctx: Ctx, userId: number, { search, limit }: Wanted): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from conversation_sides as s
    cross join lateral (
      select m.id from messages as m
      where m.conversation_id = s.conversation_id and ${matchesSearch(sql.ref('m.search'), search)}
      order by m.id desc limit ${limit}) as m
    where s.owner_id = ${userId}
    order by m.id desc limit ${limit}`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

/** Searches the shared inbox. */
export const listShared = async (ctx: Ctx, { search, limit }: Wanted): Promise<number[]> => {
  const filtered = ctx.db.selectFrom('messages').where(sql<boolean>`messages.shared`);
  const own = matchesSearch(sql.ref('messages.search'), search);
  const list = { filtered, order: newest, search: { own, walkedFirst: 'every word' } } as const;
  const found = await fetchFirst(ctx.db, list, { search, limit }, async (ids) => ids.map((id) => ({ id })));
  return found.map(({ id }) => id);
};

const newest = {
  by: { id: sql`-messages.id` },
  first: 'id',
  tieBreaker: sql.ref('messages.id'),
} as const;

/** Messages with whom they are, as one of these sides has them; the newest first. */
export const listFound = (ctx: Ctx, ids: readonly number[], userId: number) =>
  ctx.db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .leftJoin('users as partner', (join) =>
      join.on(sql<boolean>`partner.id = case
        when c.person_id = ${userId} then c.other_id else c.person_id end`),
    )
    .select((row) => [
      'm.id',
      'm.text',
      'm.at',
      'm.sender_id',
      'm.by_secretariat',
      'partner.id as partner_id',
      'partner.uuid',
      'partner.name',
      row.ref('partner.user_role').$castTo<Role | null>().as('role'),
    ])
    .select(fileVersion(sql.ref('partner.avatar_file')).as('avatar'))
    .where('m.id', 'in', ids)
    .orderBy('m.id', 'desc')
    .execute();
