import { z } from 'zod';
import { keepPhone } from '../../numbers/kept-phone.ts';
import { email, flagField, id, recordNumber, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery, queryFlag } from '../../common/paging.ts';
import type { FileRule } from '../../common/route.ts';
import { mentorFileLimit, mostTagsOfMentor } from './mentors.keys.ts';
import { mentorTexts as texts } from './mentors.texts.ts';

/** A form with files sends the list as text. */
const readList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

const tagIds = z.array(recordNumber).min(1, texts.tagsRequired).max(mostTagsOfMentor);

/** As a form has them. */
export const mentorFields = z.strictObject({
  firstname: text(80, texts.firstnameRequired),
  lastname: text(80, texts.lastnameRequired),
  email: email(texts.emailRequired, texts.emailMalformed),
  telephone: text(40, texts.telephoneRequired).overwrite(keepPhone),
  description: z.string().trim().max(2_000),
  tags: tagIds,
});
export type MentorFields = z.output<typeof mentorFields>;

export const newMentor = mentorFields.extend({
  description: z.string().trim().max(2_000).default(''),
  tags: z.preprocess(readList, tagIds),
  /** The original sends one; a new mentor gets its own. */
  id: id.optional(),
});
export const mentorEdit = newMentor.extend({
  version: z.coerce.number().pipe(version),
  /** The business card goes, unless a new one comes. */
  without_card: queryFlag.optional(),
  /** The same of the picture. */
  without_document: queryFlag.optional(),
});

const fileRule = {
  countsAs: 'mentor',
  maxBytes: mentorFileLimit - 1,
  tooLarge: texts.fileTooLarge,
  optional: true,
} as const;
export const businessCardRule = {
  ...fileRule,
  field: 'business_card',
  kinds: ['pdf'],
} as const satisfies FileRule;
export const documentRule = {
  ...fileRule,
  field: 'document',
  kinds: ['png', 'jpg', 'bmp'],
} as const satisfies FileRule;

const mentorTag = z.object({ id: z.number().int(), name: z.string() });

export const mentor = z.object({
  id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  telephone: z.string(),
  description: z.string(),
  /** Stands in the address of the file. */
  business_card: z.string().nullable(),
  document: z.string().nullable(),
  tags: z.array(mentorTag),
  active: flagField,
  coordinator_username: z.string(),
  version: z.number().int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Mentor = z.infer<typeof mentor>;

export const mentorsQuery = pagingQuery(['name']).extend({ tag: id.optional() });
export const mentorsPage = pageSchema(mentor);
export const mentorFileParams = z.strictObject({ file: z.uuid() });

export const mentorTagLinks = z.object({
  items: z.array(z.object({ mid: z.number().int(), tid: z.number().int() })),
});

export const newTag = z.strictObject({ name: text(60, texts.tagNameRequired) });
export const tag = mentorTag.extend({
  /** The mentor who has the tag, when one mentor is asked about. */
  mid: z.number().int().nullable(),
  mentors: z.number().int(),
});
export type Tag = z.infer<typeof tag>;
export const tagsQuery = z.strictObject({ search: z.string().trim().max(60).optional() });
export const tags = z.object({
  items: z.array(tag),
  /** How many mentors there are. */ mentors: z.number().int(),
});
