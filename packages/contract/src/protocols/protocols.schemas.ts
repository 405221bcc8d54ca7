import { z } from 'zod';
import { dateString } from '../common/dates.ts';
import { flagField, id, ids, line, longText } from '../common/fields.ts';
import { pageSchema, pagingQuery } from '../common/paging.ts';
import { semesters } from '../courses/courses.keys.ts';
import { halves } from '../evaluations/evaluations.keys.ts';
import { semesterDay } from '../evaluations/evaluations.schemas.ts';
import { anyProtocolTypes, mostMerged, protocolSortKeys, protocolTypes } from './protocols.keys.ts';
import { readProtocolNumber } from './protocols.rules.ts';
import { protocolTexts as texts } from './protocols.texts.ts';

const recordId = z.number().int().min(1).max(2_147_483_647);

export const protocolsQuery = pagingQuery(protocolSortKeys).extend({
  date: semesterDay.optional(),
  cid: id.optional(),
  sid: id.optional(),
});

/** Of a group: a semester and a subject, and in the new journal the number of the intake. */
export const protocolGroupQuery = z.strictObject({
  date: semesterDay,
  cid: id,
  sid: id,
  half: z.coerce.number().pipe(z.literal(halves)).optional(),
});

/** Of each session the last protocol that is valid, and why none can be made now. */
export const protocolGroup = z.object({
  types: z.array(
    z.object({
      type: z.literal(protocolTypes),
      last: z.object({ id: z.number().int(), number: z.string() }).nullable(),
      blocked: z.enum(['window', 'semester']).nullable(),
    }),
  ),
});
export type ProtocolGroup = z.infer<typeof protocolGroup>;

/** The server makes title and document itself; who teaches the subject is compared where it is given. */
export const protocolToSave = z.strictObject({
  date: semesterDay,
  cid: recordId,
  sid: recordId,
  type: z.literal(protocolTypes),
  half: z.literal(halves).optional(),
  uid_professor: recordId.nullable().optional(),
  title: line(400).optional(),
  pdf_data: z.unknown().optional(),
});
export type ProtocolToSave = z.output<typeof protocolToSave>;

/** What a protocol says, as it was frozen. Names are surname first; a grade that is missing has no words. */
export const protocolContent = z.object({
  number: z.string(),
  type: z.literal(anyProtocolTypes),
  issuer: z.object({ name: z.string(), address: z.string() }),
  course: z.string(),
  subject: z.string(),
  exam: flagField,
  hours: z.number().nullable(),
  ects: z.number().nullable(),
  lecturer: z.string().nullable(),
  semester: z.literal(semesters),
  date: dateString,
  intake: dateString,
  created: dateString,
  students: z.array(
    z.object({
      /** The enrolment. */
      eid: z.number().int(),
      name: z.string(),
      album: z.string().nullable(),
      grade: z.number().nullable(),
      words: z.string(),
      date: dateString.nullable(),
    }),
  ),
});
export type ProtocolContent = z.infer<typeof protocolContent>;

export const protocol = z.object({
  id: z.number().int(),
  number: z.string(),
  title: z.string(),
  created: z.iso.datetime(),
  usernameCreated: z.string(),
  courseName: z.string(),
  subjectName: z.string(),
  professorName: z.string(),
  date: dateString,
  intake: dateString,
  sid: z.number().int(),
  cid: z.number().int(),
  type: z.literal(anyProtocolTypes),
  /** Null while it is valid. */
  withdrawn: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
  can: z.object({ withdraw: z.boolean() }),
});
export type Protocol = z.infer<typeof protocol>;
export const protocolsPage = pageSchema(protocol);

const gradeChange = z.object({
  name: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  at: z.iso.datetime(),
});

export const protocolDetail = protocol.extend({
  pdfData: protocolContent,
  hash: z.string(),
  /** What people type to verify it, the address that does it, and that as a picture. */
  code: z.string(),
  address: z.string(),
  qr: z.string(),
  /** The last change of a grade before it was made. */
  lastChange: gradeChange.nullable(),
  /** Whose grades are others by now. */
  changedSince: z.array(gradeChange.pick({ name: true, before: true, after: true })),
  /** Why the resit cannot be made now; null: it can. */
  resitBlocked: z.enum(['window', 'semester', 'nobody', 'is-resit']).nullable(),
});
export type ProtocolDetail = z.infer<typeof protocolDetail>;

export const withdrawal = z.strictObject({ ids, reason: longText(300, texts.reason) });

export const mergedQuery = z.strictObject({
  ids: z
    .string()
    .max(1_200)
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/u)
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .pipe(z.array(recordId).max(mostMerged)),
});

export const verificationQuery = z.strictObject({
  number: z
    .string()
    .trim()
    .max(20)
    .refine((typed) => readProtocolNumber(typed) !== undefined, texts.number),
  /** With or without the hyphen. */
  code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{4}-?[0-9a-f]{4}$/u, texts.code),
});

/** What anybody may know who has the paper: no names. */
export const verifiedProtocol = z.object({
  number: z.string(),
  created: dateString,
  courseName: z.string(),
  subjectName: z.string(),
  type: z.literal(anyProtocolTypes),
  hash: z.string(),
  /** Of the file as it was given out; null before it was drawn. */
  pdfHash: z.string().nullable(),
  /** The day; null while it is valid. */
  withdrawn: dateString.nullable(),
});
export type VerifiedProtocol = z.infer<typeof verifiedProtocol>;
