import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { chatTexts } from '../chat/chat.texts.ts';
import { longestMessage } from '../chat/chat.keys.ts';
import { attachmentRule, newNote } from '../chat/chat.schemas.ts';
import { timestamp } from '../../common/dates.ts';
import {
  chosenRecord,
  flagField,
  id,
  line,
  longText,
  recordNumber,
  text,
  version,
} from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import type { FileRule } from '../../common/route.ts';
import {
  firstPriority,
  issueEventKinds,
  issueFileKinds,
  issueFileLimit,
  issuePriorities,
  issueSortKeys,
  issueStatuses,
  issueTypes,
  mostIssueFiles,
} from './issues.keys.ts';
import { issueTexts } from './issues.texts.ts';

export const newIssue = z.strictObject({
  title: text(150, issueTexts.titleRequired),
  type: z.literal(issueTypes),
  description: longText(4_000, issueTexts.descriptionRequired),
  /** Only the secretariat chooses another than the first. */
  priority: z.literal(issuePriorities).default(firstPriority),
  /** Whom it concerns; only the secretariat names somebody else. */
  uid_issue: recordNumber.nullable().default(null),
  /** Attachments that were uploaded before. */
  files: z.array(recordNumber).max(mostIssueFiles, issueTexts.tooManyFiles).default([]),
  active: z.literal(1).default(1),
  tags: line(200).default(''),
});
export type NewIssue = z.output<typeof newIssue>;

export const issueEdit = newIssue
  .omit({ active: true })
  // Tags that are not named stay.
  .extend({ tags: line(200).optional(), version });
export type IssueEdit = z.output<typeof issueEdit>;

/** A change of the status carries nothing else. */
const issueMove = z.strictObject({ status: z.literal(issueStatuses) });
export const issueChange = z.union([issueMove, issueEdit]);
export type IssueChange = z.output<typeof issueChange>;

/** A colleague, or nobody. */
export const issueAssignee = z.strictObject({ uid: recordNumber.nullable() });

/** The issue that a duplicate is merged into. */
export const issueMerge = z.strictObject({ into: chosenRecord(issueTexts.mergeRequired) });

export const newIssueNote = newNote;

export const issueFile = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Stands in the address of the file. */
  url: z.string(),
});
export type IssueFile = z.infer<typeof issueFile>;

/** Somebody as the secretariat sees them. */
const issuePerson = z.object({
  id: z.number().int(),
  name: z.string(),
  /** With the degree before the name. */
  full_name: z.string(),
  is_admin: z.literal(roles),
});
export type IssuePerson = z.infer<typeof issuePerson>;

/** Another issue, as the secretariat sees it. */
const otherIssue = z.object({ id: z.number().int(), title: z.string(), reporter: z.string() });

export const issue = z.object({
  id: z.number().int(),
  title: z.string(),
  type: z.literal(issueTypes),
  timestamp,
  description: z.string(),
  status: z.literal(issueStatuses),
  files: z.array(issueFile),
  uid: z.number().int(),
  active: flagField,
  tags: z.string(),
  version: z.number().int(),
  messages: z.number().int(),
  /** It is a duplicate; its reporter sees the status of the issue that it was merged into. */
  merged: z.boolean(),
  /** The rest is told to the secretariat alone. */
  priority: z.literal(issuePriorities).nullable(),
  uid_issue: z.number().int().nullable(),
  reporter: issuePerson.nullable(),
  concerned: issuePerson.nullable(),
  waiting_since: timestamp.nullable(),
  answered_at: timestamp.nullable(),
  /** Who of the secretariat deals with it. */
  assignee: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** What it was merged into, and what was merged into it. */
  merged_into: otherIssue.nullable(),
  duplicates: z.array(otherIssue),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    reply: z.boolean(),
    /** The button that changes the status. */
    move: z.boolean(),
    /** Whether the answer is satisfactory is asked. */
    judge: z.boolean(),
    assign: z.boolean(),
    /** To write notes about it. */
    note: z.boolean(),
    merge: z.boolean(),
  }),
});
export type Issue = z.infer<typeof issue>;

/** Statuses as '0,1'. */
const statuses = z
  .string()
  .regex(/^[012](,[012]){0,2}$/)
  .transform((list) => list.split(',').map(Number));

export const issuesQuery = pagingQuery(issueSortKeys).extend({
  status: statuses.optional(),
  /** Only those that are in the caller's hands. */
  mine: z.literal('true').optional(),
});
export const issuesPage = pageSchema(issue);

/** Counts of the person's own issues, or of all for the secretariat, up to the bound of totals. */
export const issueCounts = z.object({
  accepted: z.number().int(),
  in_progress: z.number().int(),
  resolved: z.number().int(),
  total: z.number().int(),
  /** How many wait for the secretariat, and since when the first of them. */
  waiting: z.number().int(),
  oldest: timestamp.nullable(),
  /** In minutes from the report, of the last days; told to the secretariat alone. */
  median_first: z.number().int().nullable(),
  median_closed: z.number().int().nullable(),
});
export type IssueCounts = z.infer<typeof issueCounts>;

export const issueFileParams = z.strictObject({ file: z.uuid() });
export const newIssueFile = z.strictObject({});
export const issueFileRule = {
  field: 'file',
  countsAs: 'issue',
  // An attachment of exactly the limit is refused.
  maxBytes: issueFileLimit - 1,
  kinds: issueFileKinds,
  tooLarge: issueTexts.fileTooLarge,
} as const satisfies FileRule;

export const newIssueMessage = z.strictObject({
  msg: z.string().trim().max(longestMessage, chatTexts.tooLong).default(''),
  issue_id: id,
  /** The original sends the reporter's number; the server knows it. */
  uid_to: z.coerce.number().int().min(0).max(2_147_483_647).nullable().optional(),
});
export const issueMessageFileRule = attachmentRule;

export const issueMessage = z.object({
  id: z.number().int(),
  issue_id: z.number().int(),
  datetime: timestamp,
  uid_from: z.number().int(),
  /** Somebody: the message is the administration's. */
  uid_to: z.number().int().nullable(),
  text: z.string(),
  /** Stands in the address of the attachment. */
  file: z.string().nullable(),
  attachment: z.object({ name: z.string(), bytes: z.number().int(), content_type: z.string() }).nullable(),
  own: z.boolean(),
  /** Who wrote it; of the administration's messages told to the secretariat alone. */
  author: z.string().nullable(),
});
export type IssueMessage = z.infer<typeof issueMessage>;

export const issueHistoryQuery = z.strictObject({
  /** Messages older than this one. */
  before: id.optional(),
});
/** Who of the secretariat did it, to whom it was given and the other issue are told to the secretariat alone. */
const issueEvent = z.object({
  id: z.number().int(),
  datetime: timestamp,
  kind: z.enum(issueEventKinds),
  status: z.literal(issueStatuses).nullable(),
  by: z.string().nullable(),
  assignee: z.string().nullable(),
  /** The number of the other issue of two that were merged or separated. */
  other: z.number().int().nullable(),
});
export type IssueEvent = z.infer<typeof issueEvent>;

/** What the secretariat says among itself; told to nobody else. */
const issueNote = z.object({
  id: z.number().int(),
  text: z.string(),
  datetime: timestamp,
  author: z.string(),
});
export type IssueNote = z.infer<typeof issueNote>;

export const issueHistory = z.object({
  /** The oldest first. */
  messages: z.array(issueMessage),
  /** What happened in the time of the messages, the oldest first. */
  events: z.array(issueEvent),
  /** Those of the time of the messages, the oldest first; none outside the secretariat. */
  notes: z.array(issueNote),
  /** There are older ones. */
  more: z.boolean(),
});
export type IssueHistory = z.infer<typeof issueHistory>;
