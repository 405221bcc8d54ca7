import { z } from 'zod';
import { newMessage } from '../chat/chat.schemas.ts';
import { timestamp } from '../../common/dates.ts';
import { id, joinedIds, line, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { staffConcern } from '../../identity/people/people.schemas.ts';
import { hasOneState, studentsQuery } from '../../studies/students/students.schemas.ts';
import {
  audiences,
  broadcastKinds,
  debts,
  longestBroadcast,
  longestSubject,
  mostTicked,
  recipientFilters,
  recipientStates,
  skipReasons,
} from './broadcasts.keys.ts';
import { broadcastTexts as texts } from './broadcasts.texts.ts';
import {
  countPlaceholders,
  inBraces,
  listPlaceholders,
  listUnknown,
  mostPlaceholders,
  ofEverybody,
  placeholders,
  withoutDirections,
} from '../own-words/placeholders.ts';

const tickedIds = joinedIds(mostTicked);

/** What stands in braces and is no placeholder is refused. */
const refuseUnknown = (written: string, refinement: z.RefinementCtx<string>): void => {
  const [unknown] = listUnknown(written);
  if (unknown !== undefined)
    refinement.addIssue({ code: 'custom', message: texts.unknownPlaceholder(unknown) });
  if (countPlaceholders(written) > mostPlaceholders)
    refinement.addIssue({ code: 'custom', message: texts.tooManyPlaceholders });
};

export const broadcastWords = {
  subject: text(longestSubject, texts.subjectRequired)
    .overwrite(withoutDirections)
    .superRefine(refuseUnknown),
  text: z
    .string()
    .trim()
    .max(longestBroadcast, texts.tooLong)
    .overwrite(withoutDirections)
    .superRefine(refuseUnknown)
    .default(''),
};
const type = z.enum(broadcastKinds, { error: texts.typeRequired });
const { date, pid, cid, folder, graduation, courses, search } = studentsQuery.shape;

/** What the page asks. */
export const messageForm = z.strictObject({ type, ...broadcastWords });

/** The ticked people by `ids`; without it everybody whom the filters of the list leave, narrowed further. */
const chosenPeople = {
  audience: z.enum(audiences),
  ids: tickedIds.optional(),
  search,
  /** Filters lecturers. */
  concern: staffConcern,
  date,
  pid,
  cid,
  folder,
  graduation,
  courses,
  /** Filters people who have never logged in. */
  never: z.literal('true').optional(),
  debt: z.enum(debts).optional(),
  /** Filters people whose folder lacks something, whatever the list is filtered by. */
  papers: z.literal('true').optional(),
  /** Without a grade in a subject of theirs. */
  ungraded: id.optional(),
  /** People whose account is inactive get a mail instead of being left out. */
  mail_inactive: z.literal('true').optional(),
};
interface Chosen {
  readonly audience: (typeof audiences)[number];
  readonly debt?: unknown;
  readonly papers?: unknown;
  readonly ungraded?: unknown;
}
const isOfStudents = ({ audience, debt, papers, ungraded }: Chosen) =>
  audience === 'students' || [debt, papers, ungraded].every((one) => one === undefined);
const studentsFilter = { error: texts.studentsFilter, path: ['audience'] };

/** Placeholders that only students have go to students. */
const refuseOfStudents = (
  { audience, subject, text: body }: Chosen & { readonly subject: string; readonly text: string },
  refinement: z.RefinementCtx,
): void => {
  if (audience === 'students') return;
  for (const [path, written] of Object.entries({ subject, text: body })) {
    const other = listPlaceholders(written).find((key) => !ofEverybody.includes(key));
    if (other)
      refinement.addIssue({
        code: 'custom',
        path: [path],
        message: texts.placeholderOfStudents(inBraces(other)),
      });
  }
};

export const newBroadcast = z
  .strictObject({ type, ...broadcastWords, ...chosenPeople, send_at: timestamp.optional() })
  .refine(({ type: kind, audience }) => kind === 'chat' || audience === 'students', {
    error: texts.studentsOnly,
    path: ['type'],
  })
  .refine(({ type: kind, mail_inactive: mails }) => kind === 'chat' || mails === undefined, {
    error: texts.mailOfChat,
    path: ['type'],
  })
  .refine(hasOneState)
  .refine(isOfStudents, studentsFilter)
  .superRefine(refuseOfStudents);
export type NewBroadcast = z.output<typeof newBroadcast>;

/** Whom it would be for, and who of them lacks a value that the text uses. */
export const audienceAsked = z
  .strictObject({
    ...chosenPeople,
    uses: z.array(z.enum(placeholders)).max(placeholders.length).default([]),
    /** Whom of them to name with their places, by a few letters. */
    find: search,
  })
  .refine(hasOneState)
  .refine(isOfStudents, studentsFilter);
export type AudienceAsked = z.output<typeof audienceAsked>;
export type ChosenPeople = Omit<AudienceAsked, 'uses' | 'find'>;

const namedPerson = z.object({ uid: z.number().int(), listed_name: z.string() });
const namedPeople = { count: z.number().int(), people: z.array(namedPerson) };
export const audienceFound = z.object({
  total: z.number().int(),
  /** Those of them who will get it. */
  open: z.number().int(),
  /** Those with an inactive account, whom a mail reaches if it is asked for. */
  mailable: z.number().int(),
  /** The first of those who will not, and why. */
  skipped: z.array(namedPerson.extend({ reason: z.enum(skipReasons) })),
  missing: z.array(z.object({ placeholder: z.enum(placeholders), ...namedPeople })),
  /** The first who have the letters that were asked for, each with the place of the preview. */
  found: z.array(namedPerson.extend({ place: z.number().int() })),
});
export type AudienceFound = z.infer<typeof audienceFound>;

/** The words of the recipient at a place, from 0. */
export const previewAsked = z
  .strictObject({
    ...chosenPeople,
    ...broadcastWords,
    place: z.number().int().min(0).max(1_000_000).default(0),
  })
  .refine(hasOneState)
  .refine(isOfStudents, studentsFilter)
  .superRefine(refuseOfStudents);
export type PreviewAsked = z.output<typeof previewAsked>;
/** A text in pieces: what was put in for the person, and what stands for everybody. */
const pieces = z.array(z.object({ text: z.string(), filled: z.boolean() }));
export const preview = z.object({
  place: z.number().int(),
  open: z.number().int(),
  person: namedPerson,
  subject: z.string(),
  text: z.string(),
  pieces: z.object({ subject: pieces, text: pieces }),
});
export type Preview = z.infer<typeof preview>;

/** The original's call: a message to people named one by one. */
export const messageToSeveral = newMessage
  .omit({ uid_to: true, name_to: true })
  .extend({ uid_to: tickedIds, name_to: line(20_000).optional() });

/** Without an hour it goes at once. */
export const broadcastEdit = z.strictObject({ ...broadcastWords, send_at: timestamp.nullable(), version });
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
  /** The hour it was scheduled for. */
  send_at: timestamp.nullable(),
  /** When the first person got it. */
  started_at: timestamp.nullable(),
  recalled_at: timestamp.nullable(),
  file: z.string().nullable(),
  file_name: z.string().nullable(),
  total: z.number().int(),
  sent: z.number().int(),
  /** Who did not get it; why stands beside each. */
  skipped: z.number().int(),
  /** From whom it was taken back. */
  recalled: z.number().int(),
  version,
  can: z.object({ edit: z.boolean(), delete: z.boolean(), recall: z.boolean() }),
});
export type Broadcast = z.infer<typeof broadcast>;
/** With how many have read it. */
export const broadcastReport = broadcast.extend({ read: z.number().int() });
export type BroadcastReport = z.infer<typeof broadcastReport>;

export const broadcastsQuery = pagingQuery(['datetime']).omit({ search: true });
export const broadcastsPage = pageSchema(broadcast);

export const recipientsQuery = pagingQuery(['position']).extend({
  state: z.enum(recipientFilters).optional(),
});
const recipient = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  listed_name: z.string(),
  email: z.string(),
  state: z.enum(recipientStates),
  reason: z.enum(skipReasons).nullable(),
  datetime: timestamp.nullable(),
  /** Whether the chat message was opened. */
  read: z.boolean(),
  /** Got a mail instead of a message in the chat. */
  by_mail: z.boolean(),
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
