import type { Role } from '@indeks/contract/access/roles';
import {
  listedOfPerson,
  type Audience,
  type BroadcastKind,
  type RecipientState,
} from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Paging } from '@indeks/contract/common/paging';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, startAtFirstPage, startAtNewest } from '#platform/db/paging.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

interface NewBroadcast {
  readonly sender_id: number;
  readonly kind: BroadcastKind;
  readonly audience: Audience;
  readonly subject: string;
  readonly text: string;
  readonly file_id: number | null;
  readonly total: number;
}

export const insert = (ctx: Ctx, broadcast: NewBroadcast): Promise<number> =>
  insertRow(ctx.db, 'broadcasts', { ...broadcast, created_at: ctx.clock.now() });

/** Of these people the ones whose account is open, in the same order. */
export const openAccounts = async (ctx: Ctx, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select users.id from unnest(${ids}::integer[]) with ordinality as named (id, position)
    join users on users.id = named.id
    where users.active = 1 and users.archived_at is null order by named.position`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

/** Everybody with an open account, by name. */
export const everyone = async (ctx: Ctx): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select users.id from users where users.active = 1 and users.archived_at is null
    order by users.listed_name collate "pl-x-icu", users.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

export const findRoles = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('users')
    .select('id')
    .select((row) => row.ref('user_role').$castTo<Role>().as('role'))
    .where('id', 'in', ids)
    .execute();

export const insertRecipients = (ctx: Ctx, broadcastId: number, userIds: readonly number[]) =>
  sql`insert into broadcast_recipients (broadcast_id, user_id)
    select ${broadcastId}::integer, named.id
    from unnest(${userIds}::integer[]) with ordinality as named (id, position)
    order by named.position`.execute(ctx.db);

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('broadcasts')
    .innerJoin('users as sender', 'sender.id', 'broadcasts.sender_id')
    .leftJoin('stored_files as f', 'f.id', 'broadcasts.file_id')
    .select([
      'broadcasts.id',
      'broadcasts.sender_id',
      'broadcasts.subject',
      'broadcasts.text',
      'broadcasts.file_id',
      'broadcasts.created_at',
      'broadcasts.total',
      'broadcasts.sent',
      'broadcasts.skipped',
      'broadcasts.version',
      'sender.name as sender_name',
      'f.file',
      'f.name as file_name',
    ])
    // The table's checks admit no other words.
    .select((row) => [
      row.ref('broadcasts.kind').$castTo<BroadcastKind>().as('kind'),
      row.ref('broadcasts.audience').$castTo<Audience>().as('audience'),
    ]);
export type BroadcastRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

export const find = (ctx: Ctx, id: number) => rows(ctx).where('broadcasts.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  rows(ctx).where('broadcasts.id', 'in', ids).execute();

export const list = (ctx: Ctx, senderId: number | undefined, paging: Paging<'datetime'>) => {
  let filtered = ctx.db.selectFrom('broadcasts');
  if (senderId !== undefined) filtered = filtered.where('broadcasts.sender_id', '=', senderId);
  const page = startAtNewest(paging);
  return fetchPage(ctx.db, { filtered, order: byMoment, search: undefined }, page, (ids) =>
    rows(ctx).where('broadcasts.id', 'in', ids).execute(),
  );
};

const byMoment = {
  by: { datetime: sql.ref('broadcasts.created_at') },
  first: 'datetime',
  tieBreaker: sql.ref('broadcasts.id'),
} as const;

export interface RecipientsFilter extends Paging<'position'> {
  readonly state?: RecipientState | undefined;
}

export const listRecipients = (ctx: Ctx, broadcastId: number, { state, ...paging }: RecipientsFilter) => {
  let filtered = ctx.db
    .selectFrom('broadcast_recipients')
    .where('broadcast_recipients.broadcast_id', '=', broadcastId);
  if (state) filtered = filtered.where('broadcast_recipients.state', '=', state);
  const page = startAtFirstPage(paging);
  return fetchPage(ctx.db, { filtered, order: byPosition, search: undefined }, page, (ids) =>
    ctx.db
      .selectFrom('broadcast_recipients as r')
      .innerJoin('users', 'users.id', 'r.user_id')
      .leftJoin('messages as m', 'm.id', 'r.message_id')
      .leftJoin('conversation_sides as theirs', (join) =>
        join
          .onRef('theirs.conversation_id', '=', 'm.conversation_id')
          .onRef('theirs.owner_id', '=', 'r.user_id'),
      )
      .select(['r.id', 'r.user_id', 'r.at', 'users.listed_name', 'users.email'])
      .select((row) => [
        row.ref('r.state').$castTo<RecipientState>().as('state'),
        sql<boolean>`coalesce(theirs.read_to >= r.message_id, false)`.as('read'),
      ])
      .where('r.id', 'in', ids)
      .execute(),
  );
};

const byPosition = {
  by: { position: sql.ref('broadcast_recipients.id') },
  first: 'position',
  tieBreaker: sql.ref('broadcast_recipients.id'),
} as const;

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

export const update = (
  ctx: Ctx,
  key: VersionKey,
  words: { readonly subject: string; readonly text: string },
) => updateVersioned(ctx, 'broadcasts', key, words);
