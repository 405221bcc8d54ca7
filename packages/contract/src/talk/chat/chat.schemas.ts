import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { timestamp } from '../../common/dates.ts';
import { line, longText, text, version } from '../../common/fields.ts';
import type { FileRule } from '../../common/route.ts';
import { secretariatId } from '../../notices/notifications/notifications.keys.ts';
import { attachmentBytes, attachmentKinds, longestMessage } from './chat.keys.ts';
import { chatTexts } from './chat.texts.ts';

/** A person, or the secretariat. */
const partnerId = z.coerce.number().int().min(secretariatId).max(2_147_483_647);
const messageId = z.coerce.number().int().min(1).max(2_147_483_647);

/** Somebody to talk with, as the reader may know them. */
export const chatPartner = z.object({
  id: z.number().int(),
  /** The secretariat has no photo of its own. */
  uuid: z.string().nullable(),
  name: z.string(),
  /** Nothing for the secretariat as a whole. */
  is_admin: z.literal(roles).nullable(),
  /** The version of the photo, if there is one. */
  avatar: z.string().nullable(),
});
export type ChatPartner = z.infer<typeof chatPartner>;
export const chatPeopleQuery = z.strictObject({ search: z.string().trim().max(100).optional() });
export const chatPeople = z.object({ items: z.array(chatPartner) });

const attachment = z.object({ name: z.string(), bytes: z.number().int(), content_type: z.string() });

export const chatMessage = z.object({
  id: z.number().int(),
  datetime: timestamp,
  /** 0 unread, 1 read by whom it is for */
  status: z.literal([0, 1]),
  text: z.string(),
  uid_from: z.number().int(),
  uid_to: z.number().int(),
  uuid_to: z.string().nullable(),
  name_to: z.string(),
  /** Stands in the address of the attachment. */
  file: z.string().nullable(),
  attachment: attachment.nullable(),
  /** Of the reader's own side. */
  own: z.boolean(),
  /** Who of the secretariat wrote it; told to the secretariat alone. */
  author: z.string().nullable(),
  deleted: z.boolean(),
  issue_id: z.number().int().nullable(),
  /** Whoever wrote it may delete it. */
  can: z.object({ delete: z.boolean() }),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const newMessage = z.strictObject({
  msg: z.string().trim().max(longestMessage, chatTexts.tooLong).default(''),
  uid_to: partnerId,
  /** The original sends it; the server knows the name. */
  name_to: line(200).optional(),
});
export const attachmentRule = {
  field: 'file',
  countsAs: 'message',
  maxBytes: attachmentBytes,
  kinds: attachmentKinds,
  tooLarge: chatTexts.fileTooLarge,
  optional: true,
} as const satisfies FileRule;

export const partnerParams = z.strictObject({ id: partnerId });
export const statusParams = z.strictObject({
  id: partnerId,
  status: z.coerce.number().pipe(z.literal([0, 1])),
});
export const historyQuery = z.strictObject({
  /** Messages older than this one. */
  before: messageId.optional(),
});
const takenBy = z.object({ id: z.number().int(), name: z.string() }).nullable();
export const history = z.object({
  partner: chatPartner,
  /** The oldest first. */
  messages: z.array(chatMessage),
  /** There are older ones. */
  more: z.boolean(),
  unread: z.number().int(),
  taken: takenBy,
  can: z.object({ write: z.boolean(), take: z.boolean() }),
});
export type History = z.infer<typeof history>;

const conversation = chatPartner.extend({
  uid: z.number().int(),
  /** The newest message. */
  lastActiveItems: z.array(
    z.object({
      id: z.number().int(),
      text: z.string(),
      datetime: timestamp,
      own: z.boolean(),
      file: z.boolean(),
      deleted: z.boolean(),
    }),
  ),
  unread: z.number().int(),
  taken: takenBy,
  can: z.object({ markUnread: z.boolean() }),
});
export type Conversation = z.infer<typeof conversation>;
export const conversationsQuery = z.strictObject({
  /** Conversations whose newest message is older than this one. */
  before: messageId.optional(),
  /** Only those that wait for an answer. */
  unread: z.literal('true').optional(),
});
export const conversations = z.object({ items: z.array(conversation), more: z.boolean() });

export const unreadMessages = z.object({ unread: z.number().int() });
export const takeConversation = z.strictObject({ taken: z.boolean() });
export const attachmentParams = z.strictObject({ file: z.uuid() });

export const searchQuery = z.strictObject({ search: z.string().trim().min(2).max(100) });
export const foundInChat = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      text: z.string(),
      datetime: timestamp,
      own: z.boolean(),
      partner: chatPartner,
    }),
  ),
});

export const newReply = z.strictObject({
  title: text(100, chatTexts.replyTitleRequired),
  text: longText(longestMessage, chatTexts.replyTextRequired),
});
export const replyEdit = newReply.extend({ version });
export const savedReply = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  version: z.number().int(),
});
export const savedReplies = z.object({ items: z.array(savedReply) });
