import { isSecretariat } from '@indeks/contract/access/roles';
import type {
  ChatMessage,
  Conversation,
  ConversationNote,
  History,
} from '@indeks/contract/talk/chat/chat.schemas';
import type { SignedInCtx } from '#platform/context.ts';
import { mayEdit } from './chat.policy.ts';
import type * as conversations from './conversations.queries.ts';
import type { NoteRow } from './inbox.queries.ts';
import type * as messages from './messages.queries.ts';
import type { Addressed } from './partners.service.ts';
import { office } from './sides.rules.ts';

/** Whether the caller's side wrote it; messages of the secretariat belong to all of its people. */
export const isOwn = (
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
    earlier: row.earlier.map(({ text, until }) => ({ text, until: new Date(until).toISOString() })),
    issue_id: null,
    can: {
      delete: row.sender_id === ctx.actor.id && row.deleted_at === null,
      edit: mayEdit(ctx.actor, row, ctx.clock.now()),
    },
  };
};

const toAttachment = ({ file_name, bytes, content_type }: messages.MessageRow) => ({
  name: file_name ?? '',
  bytes: bytes ?? 0,
  content_type: content_type ?? '',
});

export const toConversation = (ctx: SignedInCtx, row: conversations.ListedRow): Conversation => {
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
    waiting_since: row.asked_at?.toISOString() ?? null,
    done: showDone(ctx, row),
    can: { markUnread: !own && row.unread === 0 },
  };
};

/** Who of the secretariat looks after a conversation is its own affair. */
export const showTaker = (
  { actor }: SignedInCtx,
  row: Pick<conversations.ConversationRow, 'taken_by' | 'taker_name'> | undefined,
) => (isSecretariat(actor.role) ? toColleague(row?.taken_by, row?.taker_name) : null);

/** As is that it is done. */
export const showDone = (
  { actor }: SignedInCtx,
  row: Pick<conversations.ConversationRow, 'done_by' | 'done_by_name' | 'done_at'> | undefined,
): History['done'] => {
  const by = toColleague(row?.done_by, row?.done_by_name);
  return isSecretariat(actor.role) && by && row?.done_at ? { by, at: row.done_at.toISOString() } : null;
};

export const toNote = (row: NoteRow): ConversationNote => ({
  id: row.id,
  text: row.text,
  datetime: row.at.toISOString(),
  author: { id: row.author_id, name: row.author_name },
  handed_to: toColleague(row.handed_to, row.handed_to_name),
});

const toColleague = (id: number | null = null, name: string | null = null): History['taken'] =>
  id === null ? null : { id, name: name ?? '' };
