import type { Paging } from '@indeks/contract/common/paging';
import {
  notificationType,
  secretariatId,
  unreadCap,
  type NotificationKind,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, startAtNewest } from '#platform/db/paging.ts';

export interface NotificationsFilter extends Paging<'datetime'> {
  readonly userId: number;
  readonly type?: NotificationType | undefined;
  readonly unread?: boolean | undefined;
}

export const list = (ctx: Ctx, { userId, type, unread, ...paging }: NotificationsFilter) => {
  let filtered = ctx.db.selectFrom('notifications').where('notifications.user_id', '=', userId);
  if (type !== undefined) filtered = filtered.where('notifications.type', '=', type);
  if (unread) filtered = filtered.where('notifications.seen', '=', false);
  const page = startAtNewest(paging);
  return fetchPage(ctx.db, { filtered, order, search: undefined }, page, (ids) =>
    rows(ctx).where('notifications.id', 'in', ids).execute(),
  );
};
export type NotificationRow = Awaited<ReturnType<typeof list>>['items'][number];

const order = {
  by: { datetime: sql.ref('notifications.at') },
  first: 'datetime',
  tieBreaker: sql.ref('notifications.id'),
} as const;

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('notifications')
    .leftJoin('users as sender', 'sender.id', 'notifications.sender_id')
    .select((row) => [
      'notifications.id',
      'notifications.user_id',
      'notifications.sender_id',
      'notifications.title',
      'notifications.text',
      'notifications.link',
      'notifications.count',
      'notifications.at',
      'notifications.seen',
      'sender.name as sender_name',
      // Only types and kinds of the contract are ever written.
      row.ref('notifications.type').$castTo<NotificationType>().as('type'),
      row.ref('notifications.kind').$castTo<NotificationKind>().as('kind'),
    ]);

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  rows(ctx).where('notifications.id', 'in', ids).execute();

export const countUnread = async (ctx: Ctx, userId: number): Promise<number> => {
  const bounded = ctx.db
    .selectFrom('notifications')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .where('seen', '=', false)
    .limit(unreadCap);
  const { rows } = await sql<{
    unread: number;
  }>`select count(*) as unread from (${bounded}) as bounded`.execute(ctx.db);
  return rows[0]?.unread ?? 0;
};

interface SeenBy {
  readonly userId: number;
  readonly id?: number;
  /** The secretariat, too. */
  readonly senderId?: number;
}

/** Ids of what was unread until now. */
export const markSeen = async (ctx: Ctx, { userId, id, senderId }: SeenBy): Promise<number[]> => {
  let query = ctx.db
    .updateTable('notifications')
    .set({ seen: true })
    .where('user_id', '=', userId)
    .where('seen', '=', false);
  if (id !== undefined) query = query.where('id', '=', id);
  if (senderId === secretariatId)
    query = query.where('sender_id', 'is', null).where('type', '=', notificationType.chat);
  else if (senderId !== undefined) query = query.where('sender_id', '=', senderId);
  const marked = await query.returning('id').execute();
  return marked.map((row) => row.id);
};

/** Read by one person, or, with no reader, by the secretariat, of which every one was told. */
export const markMessagesSeen = (ctx: Ctx, reader: number | null, senderId: number | null) => {
  let query = ctx.db
    .updateTable('notifications')
    .set({ seen: true })
    .where('type', '=', notificationType.chat)
    .where('seen', '=', false)
    .where('sender_id', senderId === null ? 'is' : '=', senderId);
  if (reader !== null) query = query.where('user_id', '=', reader);
  else query = query.where('user_id', 'in', officeIds(ctx));
  return query.returning('user_id').execute();
};

/** Notifications of a person about one subject so far. */
export const markThingSeen = (ctx: Ctx, userId: number, link: string) =>
  ctx.db
    .updateTable('notifications')
    .set({ seen: true })
    .where('user_id', '=', userId)
    .where('link', '=', link)
    .where('seen', '=', false)
    .returning('id')
    .execute();

const officeIds = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .select('users.id')
    .where('users.user_role', 'in', [...ctx.services.roleTable['chat.inbox']]);
