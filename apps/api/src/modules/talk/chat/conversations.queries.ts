import type { Role } from '@indeks/contract/access/roles';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import type { Pair, Side } from './sides.rules.ts';

/** The conversation of a pair as one side has it; undefined before the first message. */
export const find = (ctx: Ctx, { person_id, other_id }: Pair, own: Side) =>
  ctx.db
    .selectFrom('conversations as c')
    .innerJoin('conversation_sides as mine', (join) =>
      join
        .onRef('mine.conversation_id', '=', 'c.id')
        .on(sql<boolean>`mine.owner_id is not distinct from ${own}::integer`),
    )
    .innerJoin('conversation_sides as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'c.id')
        .on(sql<boolean>`theirs.owner_id is distinct from ${own}::integer`),
    )
    .leftJoin('users as taker', 'taker.id', 'c.taken_by')
    .leftJoin('users as finisher', 'finisher.id', 'mine.done_by')
    .select([
      'c.id',
      'c.taken_by',
      'taker.name as taker_name',
      'mine.unread',
      'mine.read_to',
      'mine.last_message_id',
      'mine.done_at',
      'mine.done_by',
      'finisher.name as done_by_name',
      'theirs.read_to as their_read_to',
    ])
    .where('c.person_id', '=', person_id)
    .where(sql<boolean>`c.other_id is not distinct from ${other_id}::integer`)
    .executeTakeFirst();
export type ConversationRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Those of the people with whom somebody has a conversation of two. */
export const talkedWith = async (
  ctx: Ctx,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select c.other_id as id from conversations as c
      where c.person_id = ${userId} and c.other_id = any (${[...ids]}::integer[])
    union all
    select c.person_id from conversations as c
      where c.person_id = any (${[...ids]}::integer[]) and c.other_id = ${userId}`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};

/** Locks the conversation: a second writer waits here until the first one has committed. */
export const hold = (ctx: Ctx, pair: Pair) =>
  ctx.db
    .insertInto('conversations')
    .values(pair)
    .onConflict((known) =>
      known
        .columns(['person_id', 'other_id'])
        .doUpdateSet((row) => ({ person_id: row.ref('excluded.person_id') })),
    )
    .returning(['id', 'taken_by'])
    .executeTakeFirstOrThrow();

interface NewestMessage {
  readonly conversationId: number;
  readonly messageId: number;
  readonly own: Side;
  readonly theirs: Side;
}

/**
 * The newest message on both sides: unread by whom it is for, and whoever answers has read. In the inbox a person's message
 * waits and opens what was done, and an answer ends the waiting.
 */
export const keepNewest = (ctx: Ctx, { conversationId, messageId, own, theirs }: NewestMessage) => {
  const common = { conversation_id: conversationId, last_message_id: messageId };
  return ctx.db
    .insertInto('conversation_sides')
    .values([
      { ...common, owner_id: own, unread: 0, read_to: messageId, waiting_from: null },
      {
        ...common,
        owner_id: theirs,
        unread: 1,
        read_to: 0,
        waiting_from: theirs === null ? messageId : null,
      },
    ])
    .onConflict((known) =>
      known.columns(['conversation_id', 'owner_id']).doUpdateSet((row) => ({
        last_message_id: row.ref('excluded.last_message_id'),
        unread: sql<number>`case when excluded.unread = 0 then 0 else conversation_sides.unread + 1 end`,
        read_to: sql<number>`greatest(conversation_sides.read_to, excluded.read_to)`,
        waiting_from: sql<number>`case when excluded.waiting_from is not null
          then coalesce(conversation_sides.waiting_from, excluded.waiting_from) end`,
        done_at: sql<Date>`case when excluded.waiting_from is null then conversation_sides.done_at end`,
        done_by: sql<number>`case when excluded.waiting_from is null then conversation_sides.done_by end`,
      })),
    )
    .execute();
};

/** False when it was so already. */
export const mark = async (ctx: Ctx, conversationId: number, own: Side, read: boolean): Promise<boolean> => {
  let query = ctx.db
    .updateTable('conversation_sides')
    .set(read ? { unread: 0, read_to: sql<number>`last_message_id` } : { unread: 1 })
    .where('conversation_id', '=', conversationId)
    .where(sql<boolean>`owner_id is not distinct from ${own}::integer`);
  query = read
    ? query.where(sql<boolean>`(unread > 0 or read_to < last_message_id)`)
    : query.where('unread', '=', 0);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
};

/** Who deals with a conversation; nobody else can take it, give it back or write in it before the transaction is over. */
export const holdTaker = async (ctx: Ctx, conversationId: number): Promise<number | null> => {
  const { taken_by } = await ctx.db
    .selectFrom('conversations')
    .select('taken_by')
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return taken_by;
};

/** Asked when it is held: a join with the held row would have the name from before it was waited for. */
export const nameOfTaker = async (ctx: Ctx, takerId: number): Promise<string | undefined> =>
  (await ctx.db.selectFrom('users').select('name').where('id', '=', takerId).executeTakeFirst())?.name;

export const setTaker = (ctx: Ctx, conversationId: number, takerId: number | null) =>
  ctx.db.updateTable('conversations').set({ taken_by: takerId }).where('id', '=', conversationId).execute();

interface ListPart {
  /** The secretariat has its own conversations and the shared ones. */
  readonly owners: readonly Side[];
  readonly before: number | undefined;
  readonly unread: boolean;
  readonly limit: number;
}

/** The sides in order, each owner's part of them from its index. */
const newestSides = ({ owners, before, unread, limit }: ListPart) => {
  const since = before === undefined ? sql`` : sql`and s.last_message_id < ${before}`;
  const selectPart = (owner: Side) => sql`(select s.* from conversation_sides as s
    where s.owner_id ${owner === null ? sql`is null` : sql`= ${owner}`}
      ${since} ${unread ? sql`and s.unread > 0` : sql``}
    order by s.last_message_id desc limit ${limit})`;
  return sql<SideRow>`(${sql.join(owners.map(selectPart), sql` union all `)})`;
};

export const list = (ctx: Ctx, part: ListPart) =>
  describeSides(ctx, newestSides(part)).orderBy('s.last_message_id', 'desc').limit(part.limit).execute();

/** Sides as the list of conversations shows them. */
export const describeSides = (ctx: Ctx, sides: RawBuilder<SideRow>) =>
  ctx.db
    .selectFrom(sides.as('s'))
    .innerJoin('conversations as c', 'c.id', 's.conversation_id')
    .innerJoin('messages as m', 'm.id', 's.last_message_id')
    .leftJoin('messages as asked', 'asked.id', 's.waiting_from')
    .leftJoin('users as partner', (join) =>
      join.on(sql<boolean>`partner.id = case when s.owner_id is null then c.person_id
        when c.person_id = s.owner_id then c.other_id else c.person_id end`),
    )
    .leftJoin('users as taker', 'taker.id', 'c.taken_by')
    .leftJoin('users as finisher', 'finisher.id', 's.done_by')
    .select((row) => [
      's.owner_id',
      's.unread',
      's.done_at',
      's.done_by',
      'finisher.name as done_by_name',
      'asked.at as asked_at',
      'm.id',
      'm.text',
      'm.at',
      'm.sender_id',
      'm.by_secretariat',
      'm.file_id',
      'm.deleted_at',
      'c.taken_by',
      'taker.name as taker_name',
      'partner.id as partner_id',
      'partner.uuid',
      'partner.name',
      row.ref('partner.user_role').$castTo<Role | null>().as('role'),
    ])
    .select(fileVersion(sql.ref('partner.avatar_file')).as('avatar'));
export type ListedRow = Awaited<ReturnType<typeof list>>[number];

export interface SideRow {
  conversation_id: number;
  owner_id: number | null;
  last_message_id: number;
  unread: number;
  read_to: number;
  waiting_from: number | null;
  done_at: Date | null;
  done_by: number | null;
}

/** How many messages a person has not read. */
export const countUnread = async (ctx: Ctx, userId: number): Promise<number> => {
  const { unread } = await ctx.db
    .selectFrom('conversation_sides')
    .select(sql<number>`coalesce(sum(unread), 0)::integer`.as('unread'))
    .where('unread', '>', 0)
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return unread;
};
