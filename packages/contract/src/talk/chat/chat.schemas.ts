import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { dateString, timestamp } from '../../common/dates.ts';
import { chosenRecord, line, longText, recordNumber, text, version } from '../../common/fields.ts';
import { grosze } from '../../common/money.ts';
import type { FileRule } from '../../common/route.ts';
import { secretariatId } from '../../notices/notifications/notifications.keys.ts';
import { folderParts } from '../../studies/students/students.keys.ts';
import { listUnknown, placeholders } from '../own-words/placeholders.ts';
import { issueStatuses } from '../issues/issues.keys.ts';
import { attachmentBytes, attachmentKinds, inboxViews, longestMessage } from './chat.keys.ts';
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
  /** Null for the secretariat as a whole. */
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
  /** Whether the reader's own side wrote it. */
  own: z.boolean(),
  /** Who of the secretariat wrote it; told to the secretariat alone. */
  author: z.string().nullable(),
  deleted: z.boolean(),
  /** What it said before it was changed, the oldest first. */
  earlier: z.array(z.object({ text: z.string(), until: timestamp })),
  issue_id: z.number().int().nullable(),
  /** The author may delete it, and change it for some minutes. */
  can: z.object({ delete: z.boolean(), edit: z.boolean() }),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const newMessage = z.strictObject({
  msg: z.string().trim().max(longestMessage, chatTexts.tooLong).default(''),
  uid_to: partnerId,
  /** The original sends it; the server knows the name. */
  name_to: line(200).optional(),
});
/** Only one with a file may be without words. */
export const messageEdit = z.strictObject({
  msg: z.string().trim().max(longestMessage, chatTexts.tooLong),
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
const colleague = z.object({ id: z.number().int(), name: z.string() });
const takenBy = colleague.nullable();
/** Who of the secretariat said that a conversation is done, and when. */
const conversationDone = z.object({ by: colleague, at: timestamp }).nullable();

/** What the secretariat says among itself; told to nobody else. */
const conversationNote = z.object({
  id: z.number().int(),
  text: z.string(),
  datetime: timestamp,
  author: colleague,
  /** To whom the conversation was handed over with it. */
  handed_to: takenBy,
});
export type ConversationNote = z.infer<typeof conversationNote>;

export const history = z.object({
  partner: chatPartner,
  /** The oldest first. */
  messages: z.array(chatMessage),
  /** Those of the time of the messages, the oldest first; none outside the secretariat. */
  notes: z.array(conversationNote),
  /** There are older ones. */
  more: z.boolean(),
  unread: z.number().int(),
  taken: takenBy,
  done: conversationDone,
  /** `take`: it is one of the shared inbox, which is taken, handed over, noted and done. */
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
  /** Since when the person waits for an answer of the secretariat. */
  waiting_since: timestamp.nullable(),
  done: conversationDone,
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

/** A view goes on at the place that the part before it named. */
export const inboxQuery = z.strictObject({
  view: z.enum(inboxViews),
  from: z.coerce.number().int().min(1).max(4_294_967_295).optional(),
});
export const inboxPart = z.object({ items: z.array(conversation), next: z.number().int().nullable() });

const boundedCount = z.object({ total: z.number().int(), capped: z.boolean() });
export const inboxCounts = z.object({
  mine: boundedCount,
  unclaimed: boundedCount,
  all: boundedCount,
  done: boundedCount,
  /** How many wait for an answer, and who longest. */
  waiting: boundedCount,
  /** The median of the time to the first answer, in minutes; nothing where nobody was answered. */
  median_minutes: z.number().int().nullable(),
  longest: z.object({ uid: z.number().int(), name: z.string(), since: timestamp }).nullable(),
});

export const unreadMessages = z.object({ unread: z.number().int() });
export const takeConversation = z.strictObject({ taken: z.boolean() });
/** What came after the newest message that was seen is not done by it. */
export const doneConversation = z.strictObject({ done: z.boolean(), last: recordNumber });
export const newNote = z.strictObject({ text: longText(longestMessage, chatTexts.noteRequired) });
export const handOver = z.strictObject({
  uid: chosenRecord(chatTexts.colleagueRequired),
  note: z.string().trim().max(longestMessage, chatTexts.tooLong).default(''),
});
/** To whom a conversation can be handed over, and how many each has. */
export const colleagues = z.object({
  items: z.array(colleague.extend({ avatar: z.string().nullable(), uuid: z.string(), taken: boundedCount })),
});
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
  text: longText(longestMessage, chatTexts.replyTextRequired).superRefine((written, refinement) => {
    const [unknown] = listUnknown(written);
    if (unknown !== undefined)
      refinement.addIssue({ code: 'custom', message: chatTexts.unknownField(unknown) });
  }),
});
export const replyEdit = newReply.extend({ version });
export const savedReply = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  version: z.number().int(),
});
export const savedReplies = z.object({ items: z.array(savedReply) });

/** What stands beside a conversation of the inbox: whom it is with. Each list at most so long as it is shown. */
export const correspondent = z.object({
  email: z.string(),
  telephone: z.string().nullable(),
  /** Enrolments with what they lack in their folder, the newest first. */
  enrolments: z.array(
    z.object({
      id: z.number().int(),
      courses: z.array(z.object({ id: z.number().int(), name: z.string(), album: z.string().nullable() })),
      place: z.string(),
      date: dateString,
      archived: z.boolean(),
      missing: z.array(z.enum(folderParts)),
      /** What is left to be paid for it; less than nothing was paid too much. */
      balance: grosze,
    }),
  ),
  /** What has been due until today, and the day of the oldest part; nothing when nothing is. */
  overdue: z.object({ amount: grosze, day: dateString }).nullable(),
  next: z.object({ amount: grosze, day: dateString }).nullable(),
  issues: z.array(
    z.object({ id: z.number().int(), title: z.string(), status: z.literal(issueStatuses), at: timestamp }),
  ),
  messages: z.array(z.object({ id: z.number().int(), title: z.string(), at: timestamp, read: z.boolean() })),
  /** What stands in for the placeholders of a saved reply; empty where there is nothing or the reader may not tell it. */
  values: z.record(z.enum(placeholders), z.string()),
});
export type Correspondent = z.infer<typeof correspondent>;
