import { badgeCap, inboxCap, type InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { describeSides, type SideRow } from './conversations.queries.ts';

interface ViewPart {
  readonly view: InboxView;
  /** Whose 'mine' it is. */
  readonly userId: number;
  readonly from: number | undefined;
  readonly limit: number;
}

const open = sql`s.owner_id is null and s.done_at is null and s.last_message_id > 0`;
/** The order of the index of unassigned conversations: those that wait for an answer, longest first, then the answered ones. */
const queue = sql<number>`coalesce(s.waiting_from::bigint, 2147483648 + s.last_message_id)`;

/** What each view walks along; one's own conversations with colleagues are among one's own and among all. */
const parts = (view: InboxView, userId: number): readonly RawBuilder<unknown>[] => {
  const withColleagues = sql`s.owner_id = ${userId}`;
  const walks: Readonly<Record<InboxView, readonly RawBuilder<unknown>[]>> = {
    mine: [sql`${open} and s.taken_by = ${userId}`, withColleagues],
    unclaimed: [sql`${open} and s.taken_by is null`],
    all: [open, withColleagues],
    done: [sql`s.owner_id is null and s.done_at is not null`],
  };
  return walks[view];
};

/** A view in its order, of each part as many as are shown from its index. */
export const listView = (ctx: Ctx, { view, userId, from, limit }: ViewPart) => {
  const isQueue = view === 'unclaimed';
  const place = isQueue ? queue : sql<number>`s.last_message_id`;
  const direction = isQueue ? sql`asc` : sql`desc`;
  const after = isQueue ? sql`>` : sql`<`;
  const since = from === undefined ? sql`` : sql`and ${place} ${after} ${from}::bigint`;
  const selects = parts(view, userId).map(
    (which) => sql`(select s.* from conversation_sides as s where ${which} ${since}
      order by ${place} ${direction} limit ${limit})`,
  );
  const sides = sql<SideRow>`(${sql.join(selects, sql` union all `)})`;
  return describeSides(ctx, sides)
    .select(sql<number>`(${place})::double precision`.as('place'))
    .orderBy(place, isQueue ? 'asc' : 'desc')
    .limit(limit)
    .execute();
};

/** Each counted in its index, to a bound. */
export const countViews = async (ctx: Ctx, userId: number) => {
  const count = (...from: readonly RawBuilder<unknown>[]) => {
    const one = (which: RawBuilder<unknown>) =>
      sql`(select 1 from conversation_sides as s where ${which} limit ${inboxCap + 1})`;
    return sql`(select count(*)::integer from (${sql.join(from.map(one), sql` union all `)}) as counted)`;
  };
  const { rows } = await sql<Record<InboxView | 'waiting', number>>`
    select ${count(...parts('mine', userId))} as mine, ${count(...parts('unclaimed', userId))} as unclaimed,
      ${count(...parts('all', userId))} as "all", ${count(...parts('done', userId))} as done,
      ${count(sql`s.waiting_from is not null`)} as waiting`.execute(ctx.db);
  return rows[0];
};

export const findLongest = (ctx: Ctx) =>
  ctx.db
    .selectFrom('conversation_sides as s')
    .innerJoin('conversations as c', 'c.id', 's.conversation_id')
    .innerJoin('users as person', 'person.id', 'c.person_id')
    .innerJoin('messages as asked', 'asked.id', 's.waiting_from')
    .select(['person.id as uid', 'person.name', 'asked.at as since'])
    .where('s.waiting_from', 'is not', null)
    .orderBy('s.waiting_from')
    .limit(1)
    .executeTakeFirst();

/** Own conversations with something unread: those that one looks after, and those with colleagues. */
export const countOwnUnread = async (ctx: Ctx, userId: number): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from (
      (select 1 from conversation_sides as s
        where s.taken_by = ${userId} and s.done_at is null and s.unread > 0 limit ${badgeCap})
      union all
      (select 1 from conversation_sides as s where s.owner_id = ${userId} and s.unread > 0 limit ${badgeCap})
    ) as own`.execute(ctx.db);
  return Math.min(rows[0]?.unread ?? 0, badgeCap);
};

/** The people of the inbox with how many open conversations each has, to the bound. */
export const listColleagues = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('users as u')
    .select(['u.id', 'u.uuid', 'u.name'])
    .select(fileVersion(sql.ref('u.avatar_file')).as('avatar'))
    .select(
      sql<number>`(select count(*)::integer from (select 1 from conversation_sides as s
        where ${open} and s.taken_by = u.id limit ${inboxCap + 1}) as counted)`.as('taken'),
    )
    .where('u.id', 'in', ids)
    .orderBy(sql`u.name collate "pl-x-icu"`)
    .orderBy('u.id')
    .execute();

/** Whether it is done and its newest message, both held. */
export const holdSide = (ctx: Ctx, conversationId: number) =>
  ctx.db
    .selectFrom('conversation_sides')
    .select(['last_message_id', sql<boolean>`done_at is not null`.as('done')])
    .where('conversation_id', '=', conversationId)
    .where('owner_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

interface Finished {
  readonly by: number;
  readonly at: Date;
}

/** Done, and waits no longer; or open again, where whoever wrote last waits. */
export const setDone = (ctx: Ctx, conversationId: number, done: Finished | null) =>
  ctx.db
    .updateTable('conversation_sides as s')
    .set({
      done_at: done?.at ?? null,
      done_by: done?.by ?? null,
      waiting_from: done
        ? null
        : sql<number>`(select m.id from messages as m where m.id = s.last_message_id and not m.by_secretariat)`,
    })
    .where('s.conversation_id', '=', conversationId)
    .where('s.owner_id', 'is', null)
    .execute();

interface NewNote {
  readonly conversation_id: number;
  readonly text: string;
  readonly handed_to: number | null;
}

export const insertNote = (ctx: Ctx, note: NewNote & { readonly author_id: number }) =>
  ctx.db
    .insertInto('conversation_notes')
    .values({ ...note, at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();

interface NotesPart {
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  readonly limit: number;
}

/** Those of a time, the newest first. */
export const listNotes = (ctx: Ctx, conversationId: number, { since, until, limit }: NotesPart) => {
  let query = ctx.db
    .selectFrom('conversation_notes as n')
    .innerJoin('users as author', 'author.id', 'n.author_id')
    .leftJoin('users as colleague', 'colleague.id', 'n.handed_to')
    .select([
      'n.id',
      'n.text',
      'n.at',
      'n.author_id',
      'author.name as author_name',
      'n.handed_to',
      'colleague.name as handed_to_name',
    ])
    .where('n.conversation_id', '=', conversationId);
  if (since) query = query.where('n.at', '>=', since);
  if (until) query = query.where('n.at', '<', until);
  return query.orderBy('n.at', 'desc').orderBy('n.id', 'desc').limit(limit).execute();
};
export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];
