import {
  listedOfPerson,
  type BroadcastKind,
  type RecipientFilter,
  type RecipientState,
  type SkipReason,
} from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Paging } from '@indeks/contract/common/paging';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, sortRows, startAtFirstPage } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, type Search } from '#platform/db/searching.ts';
import type { Chosen } from './choosing.queries.ts';

/** Those who cannot get it stand among them at once, with the reason: who was counted is never fewer than who is listed. */
export const insertAll = (ctx: Ctx, broadcastId: number, people: readonly Chosen[]) =>
  sql`insert into broadcast_recipients (broadcast_id, user_id, state, reason)
    select ${broadcastId}::integer, named.id, case when named.reason is null then 'waiting' else 'skipped' end, named.reason
    from unnest(
      ${people.map(({ id }) => id)}::integer[],
      ${people.map(({ reason }) => reason)}::text[]) with ordinality as named (id, reason, position)
    order by named.position`.execute(ctx.db);

export interface RecipientsFilter extends Paging<'position'> {
  readonly state?: RecipientFilter | undefined;
}

export const list = (ctx: Ctx, broadcastId: number, { state, ...paging }: RecipientsFilter) => {
  const page = startAtFirstPage(paging);
  const search = paging.search ? searchFor(ctx, broadcastId, paging.search) : undefined;
  return fetchPage(ctx.db, { filtered: leftBy(ctx, broadcastId, state), order, search }, page, (ids) =>
    rows(ctx).where('broadcast_recipients.id', 'in', ids).execute(),
  );
};

/** The whole list in its order, a batch at a time. */
export const stream = (ctx: Ctx, broadcastId: number, { state, search, ...paging }: RecipientsFilter) => {
  let query = rows(ctx).where('broadcast_recipients.broadcast_id', '=', broadcastId);
  if (state) query = query.where(isIn(state));
  if (search) query = query.where(matchesRow(searchFor(ctx, broadcastId, search)));
  return sortRows(query, paging, order).stream(200);
};

const leftBy = (ctx: Ctx, broadcastId: number, state: RecipientFilter | undefined) => {
  const query = ctx.db
    .selectFrom('broadcast_recipients')
    .where('broadcast_recipients.broadcast_id', '=', broadcastId);
  return state ? query.where(isIn(state)) : query;
};

/** In the words of the indexes of readers and of those who have not read it. */
const isIn = (state: RecipientFilter) => {
  if (state === 'read') return sql<boolean>`broadcast_recipients.read`;
  if (state === 'unread')
    return sql<boolean>`broadcast_recipients.state = 'sent' and not broadcast_recipients.read
      and not broadcast_recipients.by_mail`;
  if (state === 'mailed') return sql<boolean>`broadcast_recipients.by_mail`;
  return sql<boolean>`broadcast_recipients.state = ${state}`;
};

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('broadcast_recipients')
    .innerJoin('users', 'users.id', 'broadcast_recipients.user_id')
    .select([
      'broadcast_recipients.id',
      'broadcast_recipients.user_id',
      'broadcast_recipients.at',
      'broadcast_recipients.read',
      'broadcast_recipients.by_mail',
      'users.listed_name',
      'users.email',
    ])
    // The table's checks admit no other words.
    .select((row) => [
      row.ref('broadcast_recipients.state').$castTo<RecipientState>().as('state'),
      row.ref('broadcast_recipients.reason').$castTo<SkipReason | null>().as('reason'),
    ]);
export type RecipientRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const order = {
  by: { position: sql.ref('broadcast_recipients.id') },
  first: 'position',
  tieBreaker: sql.ref('broadcast_recipients.id'),
} as const;

/** By the person's words: whoever is found among all, and is a recipient. */
const searchFor = (ctx: Ctx, broadcastId: number, term: string): Search => {
  const column = sql.ref('broadcast_recipients.user_id');
  return {
    linked: {
      column,
      ids: ctx.db
        .selectFrom('users as u')
        .innerJoin('broadcast_recipients as theirs', 'theirs.user_id', 'u.id')
        .select('u.id')
        .where('theirs.broadcast_id', '=', broadcastId)
        .where(matchesSearch(sql.ref('u.search'), term)),
      matches: sql<boolean>`(select ${matchesSearch(sql.ref('u.search'), term)} from users as u where u.id = ${column})`,
    },
  };
};

/** How many have opened it in the chat. */
export const countReaders = async (ctx: Ctx, broadcastId: number): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('broadcast_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('broadcast_id', '=', broadcastId)
    .where(isIn('read'))
    .executeTakeFirstOrThrow();
  return count;
};

export const listOfPerson = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('broadcast_recipients as r')
    .innerJoin('broadcasts as b', 'b.id', 'r.broadcast_id')
    .select(['b.id', 'b.subject', 'b.created_at'])
    .select((row) => [
      row.ref('r.state').$castTo<RecipientState>().as('state'),
      row.ref('b.kind').$castTo<BroadcastKind>().as('kind'),
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.id', 'desc')
    .limit(listedOfPerson)
    .execute();
