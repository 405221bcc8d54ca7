import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { Side } from './sides.rules.ts';

interface Withdrawn {
  readonly message_id: number;
  readonly conversation_id: number;
  readonly text: string;
  readonly file_name: string | null;
  /** Whose side it was, and whom it was for. */
  readonly own: Side;
  readonly theirs: number;
  /** The newest unread message of that side, the withdrawn one not counted; null when none is left. */
  readonly newest: string | null;
}

/** Locks the conversations and their sides, so that nobody writes or reads in them while it is decided who has read what. */
export const holdConversations = async (ctx: Ctx, messageIds: readonly number[]): Promise<void> => {
  await sql`select c.id from conversations as c
    where c.id in (select m.conversation_id from messages as m where m.id = any (${[...messageIds]}::integer[]))
    order by c.person_id, c.other_id for update`.execute(ctx.db);
  await sql`select s.conversation_id from conversation_sides as s
    where s.conversation_id in (select m.conversation_id from messages as m where m.id = any (${[...messageIds]}::integer[]))
    order by s.conversation_id, s.owner_id for update`.execute(ctx.db);
};

/** Deletes those that the other side has not read, and says what is left of each conversation for its reader. */
export const deleteUnread = async (ctx: Ctx, messageIds: readonly number[]): Promise<Withdrawn[]> => {
  const { rows } = await sql<Withdrawn>`
    with unread as (
      select m.id, m.conversation_id, m.text, m.file_id, theirs.owner_id as theirs,
        case when c.other_id is null then null else m.sender_id end as own
      from messages as m
      join conversations as c on c.id = m.conversation_id
      join conversation_sides as theirs on theirs.conversation_id = m.conversation_id
        and theirs.owner_id is not null and theirs.owner_id <> m.sender_id
      where m.id = any (${[...messageIds]}::integer[]) and theirs.read_to < m.id
    ), gone as (
      delete from messages as m using unread as u where m.id = u.id returning m.id
    )
    select u.id as message_id, u.conversation_id, u.text, f.name as file_name, u.own, u.theirs, rest.newest
    from unread as u
    join gone on gone.id = u.id
    left join stored_files as f on f.id = u.file_id
    join conversation_sides as s on s.conversation_id = u.conversation_id and s.owner_id = u.theirs
    cross join lateral (
      select (array_agg(coalesce(nullif(m.text, ''), mf.name, '') order by m.id desc))[1] as newest
      from messages as m left join stored_files as mf on mf.id = m.file_id
      where m.conversation_id = u.conversation_id and m.id > s.read_to and m.id <> u.id and m.deleted_at is null
        and case when u.own is null then m.by_secretariat else m.sender_id = u.own end) as rest`.execute(
    ctx.db,
  );
  return rows;
};

/** What both sides show without it: one unread less for its reader; a conversation without a message is in no list. */
export const keepSides = async (
  ctx: Ctx,
  gone: readonly Pick<Withdrawn, 'conversation_id' | 'theirs'>[],
): Promise<void> => {
  const conversations = gone.map(({ conversation_id }) => conversation_id);
  await sql`
    delete from conversation_sides as s where s.conversation_id = any (${conversations}::integer[])
      and not exists (select from messages as m where m.conversation_id = s.conversation_id)`.execute(ctx.db);
  await sql`
    update conversation_sides as s
    set last_message_id = least(s.last_message_id, newest.id),
      unread = s.unread - (s.owner_id is not distinct from gone.reader_id and s.unread > 0)::integer
    from unnest(${conversations}::integer[], ${gone.map(({ theirs }) => theirs)}::integer[]) as gone (conversation_id, reader_id)
    cross join lateral (select max(m.id) as id from messages as m
      where m.conversation_id = gone.conversation_id) as newest
    where s.conversation_id = gone.conversation_id`.execute(ctx.db);
};
