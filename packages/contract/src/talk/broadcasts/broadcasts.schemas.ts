import { z } from 'zod';
import { longestMessage } from '../chat/chat.keys.ts';
import { newMessage } from '../chat/chat.schemas.ts';
import { timestamp } from '../../common/dates.ts';
import { id, joinedIds, line, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { staffConcern } from '../../identity/people/people.schemas.ts';
import { hasOneState, studentsQuery } from '../../studies/students/students.schemas.ts';
import { audiences, broadcastKinds, longestSubject, mostTicked, recipientStates } from './broadcasts.keys.ts';
import { broadcastTexts as texts } from './broadcasts.texts.ts';

const tickedIds = joinedIds(mostTicked);

/** The subject stands above the text and both fit into one message. */
const fits = ({ subject, text: body }: { subject: string; text: string }) =>
  subject.length + 2 + body.length <= longestMessage;
const tooLong = { error: texts.tooLong, path: ['text'] };

const words = {
  subject: text(longestSubject, texts.subjectRequired),
  text: z.string().trim().max(longestMessage, texts.tooLong).default(''),
};
const type = z.enum(broadcastKinds, { error: texts.typeRequired });
const { date, pid, cid, folder, graduation, search } = studentsQuery.shape;

/** What the dialog asks. */
export const messageForm = z.strictObject({ type, ...words }).refine(fits, tooLong);

/** The ticked people by `ids`; without it everybody whom the filters of the list leave. */
export const newBroadcast = z
  .strictObject({
    type,
    ...words,
    audience: z.enum(audiences),
    ids: tickedIds.optional(),
    search,
    /** Of lecturers. */
    concern: staffConcern,
    date,
    pid,
    cid,
    folder,
    graduation,
  })
  .refine(({ type: kind, audience }) => kind === 'chat' || audience === 'students', {
    error: texts.studentsOnly,
    path: ['type'],
  })
  .refine(hasOneState)
  .refine(fits, tooLong);
export type NewBroadcast = z.output<typeof newBroadcast>;

/** The original's call: a message to people named one by one. */
export const messageToSeveral = newMessage
  .omit({ uid_to: true, name_to: true })
  .extend({ uid_to: tickedIds, name_to: line(20_000).optional() });

export const broadcastEdit = z.strictObject({ ...words, version }).refine(fits, tooLong);
export type BroadcastEdit = z.output<typeof broadcastEdit>;

export const broadcast = z.object({
  id: z.number().int(),
  type,
  audience: z.enum([...audiences, 'people']),
  subject: z.string(),
  text: z.string(),
  /** Who of the secretariat or which coordinator. */
  sender: z.string(),
  datetime: timestamp,
  file: z.string().nullable(),
  file_name: z.string().nullable(),
  total: z.number().int(),
  sent: z.number().int(),
  /** Accounts that were closed before it came to them. */
  skipped: z.number().int(),
  version,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Broadcast = z.infer<typeof broadcast>;

export const broadcastsQuery = pagingQuery(['datetime']).omit({ search: true });
export const broadcastsPage = pageSchema(broadcast);

export const recipientsQuery = pagingQuery(['position'])
  .omit({ search: true })
  .extend({
    state: z.enum(recipientStates).optional(),
  });
const recipient = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  listed_name: z.string(),
  email: z.string(),
  state: z.enum(recipientStates),
  datetime: timestamp.nullable(),
  /** Of a message in the chat: whether it was opened. */
  read: z.boolean(),
});
export type Recipient = z.infer<typeof recipient>;
export const recipientsPage = pageSchema(recipient);

export const personParams = z.strictObject({ id });
export const broadcastsOfPerson = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      type,
      subject: z.string(),
      datetime: timestamp,
      state: z.enum(recipientStates),
    }),
  ),
});
