import { z } from 'zod';
import { dateString, timestamp } from '../../common/dates.ts';
import { id, text, version } from '../../common/fields.ts';
import type { FileRule } from '../../common/route.ts';
import {
  audienceRoles,
  filesAtOnce,
  groupFileBytes,
  groupFileKinds,
  longestDescription,
  longestGroupName,
} from './file-groups.keys.ts';
import { fileGroupTexts as texts } from './file-groups.texts.ts';

const semester = z.string().regex(/^20\d{2}-(03|10)-01$/);
const fields = {
  name: text(longestGroupName, texts.nameRequired),
  roles: z
    .array(z.literal(audienceRoles))
    .min(1, texts.rolesRequired)
    .max(audienceRoles.length)
    .overwrite((roles) => [...new Set(roles)].toSorted((one, other) => one - other)),
  /** The days on which semesters begin; none means all. */
  semesters: z
    .array(semester)
    .max(60)
    .overwrite((days) => [...new Set(days)].toSorted().toReversed()),
};

export const newFileGroup = z.strictObject({ ...fields, semesters: fields.semesters.default([]) });
/** Each part is saved with a button of its own. */
export const fileGroupEdit = z.strictObject({
  name: fields.name.optional(),
  roles: fields.roles.optional(),
  semesters: fields.semesters.optional(),
  version,
});
export type FileGroupEdit = z.output<typeof fileGroupEdit>;
export type NewFileGroup = z.output<typeof newFileGroup>;

export const groupFile = z.object({
  id: z.number().int(),
  gid: z.number().int(),
  name: z.string(),
  /** Stands in the address of the file, under both of its names. */
  url: z.string(),
  file: z.string(),
  description: z.string(),
  bytes: z.number().int(),
  content_type: z.string(),
  added: timestamp,
  /** Came since the reader's last visit. */
  fresh: z.boolean(),
  version,
});
export type GroupFile = z.infer<typeof groupFile>;

export const fileGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  roles: z.array(z.literal(audienceRoles)),
  semesters: z.array(dateString),
  files: z.array(groupFile),
  version,
});
export type FileGroup = z.infer<typeof fileGroup>;
export const fileGroups = z.object({ items: z.array(fileGroup) });
export const groupFiles = z.object({ items: z.array(groupFile) });

export const groupFileRule = {
  field: 'file',
  countsAs: 'group-file',
  maxBytes: groupFileBytes,
  kinds: groupFileKinds,
  tooLarge: texts.fileTooLarge,
} as const satisfies FileRule;
/** The further files of one request: `file_2`, `file_3` … */
export const furtherFileRules = Array.from({ length: filesAtOnce - 1 }, (_, index) => ({
  ...groupFileRule,
  field: `file_${index + 2}`,
  optional: true as const,
}));
const description = z.string().trim().max(longestDescription);
export const newGroupFile = z.strictObject({ gid: id, description: description.default('') });
export const groupFileEdit = z.strictObject({
  name: text(200, texts.fileNameRequired).optional(),
  description: description.optional(),
  version,
});
export type GroupFileEdit = z.output<typeof groupFileEdit>;
export const urlParams = z.strictObject({ url: z.uuid() });

const joined = z
  .string()
  .max(800)
  .transform((list) => (list === '' ? [] : list.split(',')));
/** Whom a group with these settings would reach. */
export const audienceQuery = z.strictObject({
  roles: joined.pipe(z.array(z.coerce.number<string>().pipe(z.literal(audienceRoles))).max(4)),
  semesters: joined.pipe(z.array(semester).max(60)).optional(),
});
export const audience = z.object({
  students: z.number().int(),
  staff: z.number().int(),
  coordinators: z.number().int(),
});
export type AudienceCount = z.infer<typeof audience>;
