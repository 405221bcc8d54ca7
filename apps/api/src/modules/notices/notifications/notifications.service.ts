import {
  defaultChoices,
  notificationStatus,
  notificationTypes,
  secretariatId,
  type MailChoice,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';
import type {
  MailChoiceOfType,
  Notification,
} from '@indeks/contract/notices/notifications/notifications.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './notifications.queries.ts';
import { isFromSecretariat, senderName } from './senders.rules.ts';
import { listChoices, storeChoice } from './writing.queries.ts';

export const list = async (ctx: SignedInCtx, filter: Omit<queries.NotificationsFilter, 'userId'>) => {
  const { items, ...page } = await queries.list(ctx, { ...filter, userId: ctx.actor.id });
  return { ...page, items: items.map(toWire) };
};

export const unread = async (ctx: SignedInCtx) => ({ unread: await queries.countUnread(ctx, ctx.actor.id) });

export const watchAll = (ctx: SignedInCtx) => watchOwn(ctx, {});

export const watchSender = (ctx: SignedInCtx, senderId: number) => watchOwn(ctx, { senderId });

export const watch = async (ctx: SignedInCtx, id: number) => {
  const [own] = await queries.findMany(ctx, [id]);
  if (own?.user_id !== ctx.actor.id) refuse('record/not-found');
  return watchOwn(ctx, { id });
};

/** Messages of a sender that a person has read, or the secretariat for all of its people. */
export const watchMessages = async (
  tx: Ctx,
  { reader, senderId }: { readonly reader: number | null; readonly senderId: number | null },
): Promise<void> => {
  const marked = await queries.markMessagesSeen(tx, reader, senderId);
  if (marked.length > 0) announce(tx, [...new Set(marked.map(({ user_id }) => user_id))], []);
};

/** Opening a record marks the notifications about it as read. */
export const watchThing = async (tx: SignedInCtx, link: string): Promise<void> => {
  const marked = await queries.markThingSeen(tx, tx.actor.id, link);
  if (marked.length > 0)
    announce(
      tx,
      [tx.actor.id],
      marked.map(({ id }) => id),
    );
};

const watchOwn = async (ctx: SignedInCtx, which: { id?: number; senderId?: number }) => {
  const marked = await queries.markSeen(ctx, { userId: ctx.actor.id, ...which });
  if (marked.length > 0) announce(ctx, [ctx.actor.id], marked);
  return { ok: true } as const;
};

export const removeMany = (ctx: SignedInCtx, wanted: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(wanted, await queries.findMany(tx, wanted));
    if (rows.some(({ user_id }) => user_id !== tx.actor.id)) refuse('record/not-found');
    // The text is not audited: it belongs to a message to one person.
    const traces = rows.map(({ text: _text, ...row }) => row);
    await removeRows(tx, 'notifications', traces, () => ({ action: 'notification.delete' }));
    announce(tx, [tx.actor.id], wanted);
    return { ok: true } as const;
  });

export const choices = async (ctx: SignedInCtx) => ({ items: await ownChoices(ctx) });

export const choose = (ctx: SignedInCtx, { type, choice }: MailChoiceOfType) =>
  transact(ctx, async (tx) => {
    const before = await findChoice(tx, tx.actor.id, type);
    await storeChoice(tx, tx.actor.id, type, choice);
    await audit(tx, {
      action: 'notification.choose',
      subjectId: tx.actor.id,
      before: { type, choice: before },
      after: { type, choice },
    });
    announce(tx, [tx.actor.id], []);
    return { items: await ownChoices(tx) };
  });

/** How a person gets notifications of a type by mail. */
export const findChoice = async (ctx: Ctx, userId: number, type: NotificationType): Promise<MailChoice> =>
  (await listChoices(ctx, userId)).find((chosen) => chosen.type === type)?.choice ?? defaultChoices[type];

const ownChoices = async (ctx: SignedInCtx): Promise<MailChoiceOfType[]> => {
  const chosen = new Map((await listChoices(ctx, ctx.actor.id)).map(({ type, choice }) => [type, choice]));
  return notificationTypes.map((type) => ({ type, choice: chosen.get(type) ?? defaultChoices[type] }));
};

/** Tells the open screens of these people. */
export const announce = (ctx: Ctx, users: readonly number[], ids: readonly number[]): void =>
  ctx.afterCommit(() => ctx.services.realtime.publish({ users }, 'notifications', ids));

const toWire = (row: queries.NotificationRow): Notification => ({
  id: row.id,
  text: row.text,
  datetime: row.at.toISOString(),
  status: row.seen ? notificationStatus.watched : notificationStatus.unread,
  type: row.type,
  kind: row.kind,
  uid_from: isFromSecretariat(row) ? secretariatId : row.sender_id,
  name_from: senderName(row),
  title: row.title,
  count: row.count,
  link: row.link,
});
