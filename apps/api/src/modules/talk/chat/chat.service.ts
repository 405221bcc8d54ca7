import { isSecretariat } from '@indeks/contract/access/roles';
import { conversationPart, historyPart } from '@indeks/contract/talk/chat/chat.keys';
import type { ChatMessage, Conversation, History } from '@indeks/contract/talk/chat/chat.schemas';
import { findAttachment, download } from '#modules/notices/attachments/index.ts';
import { watchMessages } from '#modules/notices/notifications/index.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announce } from './announcing.ts';
import * as conversations from './conversations.queries.ts';
import * as messages from './messages.queries.ts';
import { address, ownersOf, type Addressed } from './partners.service.ts';
import { office } from './sides.rules.ts';

interface ListQuery {
  readonly before?: number | undefined;
  readonly unread?: 'true' | undefined;
}

export const last = async (ctx: SignedInCtx, { before, unread }: ListQuery) => {
  const part = {
    owners: ownersOf(ctx.actor),
    before,
    unread: unread === 'true',
    limit: conversationPart + 1,
  };
  const rows = await conversations.list(ctx, part);
  return {
    items: rows.slice(0, conversationPart).map((row) => toConversation(ctx, row)),
    more: rows.length > conversationPart,
  };
};

export const history = async (ctx: SignedInCtx, id: number, before: number | undefined): Promise<History> => {
  const addressed = await address(ctx, id);
  const { known, partner, mayWrite } = addressed;
  const rows = known ? await messages.history(ctx, known.id, { before, limit: historyPart + 1 }) : [];
  return {
    partner,
    messages: rows
      .slice(0, historyPart)
      .toReversed()
      .map((row) => toMessage(ctx, addressed, row)),
    more: rows.length > historyPart,
    unread: known?.unread ?? 0,
    taken: showTaker(ctx, known),
    can: { write: mayWrite, take: addressed.sides.own === null && known !== undefined },
  };
};

export const unread = async (ctx: SignedInCtx) => ({
  unread: await conversations.countUnread(ctx, ownersOf(ctx.actor)),
});

/** Read: for the whole side, and its notifications with it. Unread: only what the other side wrote last. */
export const mark = (ctx: SignedInCtx, id: number, read: boolean) =>
  transact(ctx, async (tx) => {
    const { known, sides } = await address(tx, id);
    if (!known) return refuse('record/not-found');
    if (!read) {
      const [newest] = await messages.history(tx, known.id, { before: undefined, limit: 1 });
      if (!newest || isOwn(tx, sides.own, newest)) return { ok: true } as const;
    }
    const changed = await conversations.mark(tx, known.id, sides.own, read);
    if (read) await watchMessages(tx, { reader: sides.own, senderId: sides.theirs });
    if (changed) announce(tx, sides, [known.id]);
    return { ok: true } as const;
  });

/** Both sides read it; for everybody else there is no such file. */
export const attachment = async (ctx: SignedInCtx, file: string) => {
  const stored = getOrRefuse(await findAttachment(ctx, file));
  if (!(await messages.isFileOf(ctx, stored.id, ownersOf(ctx.actor)))) refuse('record/not-found');
  return download(ctx, stored);
};

/** Of the caller's side: the secretariat's messages are everybody's there. */
const isOwn = (
  { actor }: SignedInCtx,
  own: number | null,
  message: Pick<messages.MessageRow, 'sender_id' | 'by_secretariat'>,
): boolean => (own === null ? message.by_secretariat : message.sender_id === actor.id);

export const toMessage = (ctx: SignedInCtx, addressed: Addressed, row: messages.MessageRow): ChatMessage => {
  const { sides, partner, uuid, known } = addressed;
  const own = isOwn(ctx, sides.own, row);
  const readTo = (own ? known?.their_read_to : known?.read_to) ?? 0;
  const isHidden = row.by_secretariat && !isSecretariat(ctx.actor.role);
  return {
    id: row.id,
    datetime: row.at.toISOString(),
    status: row.id <= readTo ? 1 : 0,
    text: row.text,
    uid_from: isHidden ? office.id : row.sender_id,
    uid_to: own ? partner.id : (sides.own ?? office.id),
    uuid_to: own ? uuid : ctx.actor.uuid,
    name_to: own ? partner.name : ctx.actor.name,
    file: row.file,
    attachment: row.file === null ? null : toAttachment(row),
    own,
    author: row.by_secretariat && !isHidden ? row.sender_name : null,
    deleted: row.deleted_at !== null,
    issue_id: null,
    can: { delete: row.sender_id === ctx.actor.id && row.deleted_at === null },
  };
};

const toAttachment = ({ file_name, bytes, content_type }: messages.MessageRow) => ({
  name: file_name ?? '',
  bytes: bytes ?? 0,
  content_type: content_type ?? '',
});

const toConversation = (ctx: SignedInCtx, row: conversations.ListedRow): Conversation => {
  const own = isOwn(ctx, row.owner_id, row);
  const isOffice = row.owner_id !== null && (row.partner_id === null || row.role === null);
  const partner = isOffice
    ? office
    : {
        id: row.partner_id ?? 0,
        uuid: row.uuid,
        name: row.name ?? '',
        is_admin: row.role,
        avatar: row.avatar,
      };
  return {
    ...partner,
    uid: partner.id,
    lastActiveItems: [
      {
        id: row.id,
        text: row.text,
        datetime: row.at.toISOString(),
        own,
        file: row.file_id !== null,
        deleted: row.deleted_at !== null,
      },
    ],
    unread: row.unread,
    taken: showTaker(ctx, row),
    can: { markUnread: !own && row.unread === 0 },
  };
};

/** Who of the secretariat looks after a conversation is its own affair. */
const showTaker = (
  { actor }: SignedInCtx,
  row: Pick<conversations.ConversationRow, 'taken_by' | 'taker_name'> | undefined,
) =>
  row && row.taken_by !== null && isSecretariat(actor.role)
    ? { id: row.taken_by, name: row.taker_name ?? '' }
    : null;
