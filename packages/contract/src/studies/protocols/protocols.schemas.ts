import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { flagField, id, ids, line, longText, recordNumber, text } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { semesters } from '../courses/courses.keys.ts';
import { halves, mostInSheet } from '../evaluations/evaluations.keys.ts';
import { outcome, semesterDay } from '../evaluations/evaluations.schemas.ts';
import { anyProtocolTypes, mostMerged, protocolSortKeys, protocolTypes } from './protocols.keys.ts';
import { protocolTexts as texts } from './protocols.texts.ts';

export const protocolsQuery = pagingQuery(protocolSortKeys).extend({
  date: semesterDay.optional(),
  cid: id.optional(),
  sid: id.optional(),
});

/** Names a group: semester, subject and, in the new journal, the number of the intake. */
export const protocolGroupQuery = z.strictObject({
  date: semesterDay,
  cid: id,
  sid: id,
  half: z.coerce.number().pipe(z.literal(halves)).optional(),
});

/** For each session, the protocol in force and why none can be made now. */
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

const contentHash = z.string().regex(/^[0-9a-f]{64}$/u);

const examPlace = text(100, texts.place);

/** Where somebody was examined on another day or at another place. */
const examException = z.strictObject({ eid: recordNumber, day: dateString, place: examPlace });

/** The new grade of a person in a correction. */
const correctedGrade = z.strictObject({ eid: recordNumber, grade: outcome });

const distinctPeople = (rows: readonly { readonly eid: number }[]) =>
  new Set(rows.map(({ eid }) => eid)).size === rows.length;

/**
 * The server makes title and document itself; who teaches the subject is compared where it is given. Without a day each grade has
 * the day on which it was given. A correction names the protocol in force that it supersedes.
 */
export const protocolToSave = z.strictObject({
  date: semesterDay,
  cid: recordNumber,
  sid: recordNumber,
  type: z.literal(protocolTypes),
  half: z.literal(halves).optional(),
  uid_professor: recordNumber.nullable().optional(),
  title: line(400).optional(),
  pdf_data: z.unknown().optional(),
  /** Hash of the preview that was looked at; the call is refused if anything has changed since. */
  seen: contentHash.optional(),
  exam: z
    .strictObject({
      day: dateString,
      place: examPlace,
      exceptions: z.array(examException).max(mostInSheet).refine(distinctPeople).default([]),
    })
    .optional(),
  correction: z
    .strictObject({
      of: recordNumber,
      reason: longText(300, texts.correctionReason),
      grades: z.array(correctedGrade).max(mostInSheet).refine(distinctPeople).default([]),
    })
    .optional(),
});
export type ProtocolToSave = z.output<typeof protocolToSave>;

const examOf = protocolToSave.shape.exam.unwrap();
const correctionOf = protocolToSave.shape.correction.unwrap();

/** The protocol before closing, with the grades typed so far: nothing is numbered or stored. */
export const protocolToPrint = protocolToSave
  .pick({ date: true, cid: true, sid: true, type: true, half: true })
  .extend({
    exam: examOf.optional(),
    correction: correctionOf
      .omit({ of: true })
      .extend({ reason: z.string().max(300) })
      .optional(),
  });
export type ProtocolToPrint = z.output<typeof protocolToPrint>;

/**
 * What a protocol says, as it was frozen. Names are surname first; a grade that is missing has no words. Those that were made before
 * terms were kept have no day and place of the exam.
 */
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
  exam_day: dateString.nullish(),
  exam_place: z.string().nullish(),
  /** For a correction: what it supersedes, and why. */
  correction: z.object({ number: z.string(), created: dateString, reason: z.string() }).nullish(),
  students: z.array(
    z.object({
      /** The enrolment. */
      eid: z.number().int(),
      name: z.string(),
      album: z.string().nullable(),
      grade: z.number().nullable(),
      words: z.string(),
      date: dateString.nullable(),
      place: z.string().nullish(),
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
  /** The correction that is in force instead; null where there is none. */
  superseded: z.object({ id: z.number().int(), number: z.string(), reason: z.string() }).nullable(),
  /** The corrected protocol, and the reason; null for any other protocol. */
  corrects: z.object({ id: z.number().int(), number: z.string(), reason: z.string() }).nullable(),
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
  /** The code that people type for verification, its address, and that address as a QR code. */
  code: z.string(),
  address: z.string(),
  qr: z.string(),
  /** The last change of a grade before it was made. */
  lastChange: gradeChange.nullable(),
  /** People whose grades have changed since. */
  changedSince: z.array(gradeChange.pick({ name: true, before: true, after: true })),
  /** Why the protocol of the next term cannot be made now; null: it can. */
  resitBlocked: z.enum(['window', 'semester', 'nobody', 'is-last']).nullable(),
});
export type ProtocolDetail = z.infer<typeof protocolDetail>;

/** A protocol as it would be closed now, and what to look at before. Nothing is numbered. */
export const protocolPreview = z.object({
  /** With an empty number. */
  content: protocolContent,
  /** The hash by which closing recognises the preview. */
  seen: contentHash,
  /** The protocol in force that closing would supersede. */
  inForce: z.object({ id: z.number().int(), number: z.string(), created: dateString }).nullable(),
  /** What it says of each, where that is another grade than it would be now. 0: did not come. */
  changes: z.array(z.object({ eid: z.number().int(), before: z.number(), after: z.number() })),
  /** For a correction: who is added, who is left out, and who stays although they left the group. */
  people: z.object({
    added: z.array(z.string()),
    dropped: z.array(z.string()),
    /** With an own day of the exam; null: that of the group. */
    left: z.array(z.object({ eid: z.number().int(), day: dateString.nullable() })),
  }),
  checks: z.object({
    /** Listed as 'nie przystąpił(a)' because nothing was entered. */
    missing: z.array(z.string()),
    withoutAlbum: z.array(z.object({ uid: z.number().int(), name: z.string() })),
    /** Grades that are unusual: 2,5. */
    unusual: z.array(z.string()),
  }),
  /** Where its people study. */
  places: z.array(z.string()),
});
export type ProtocolPreview = z.infer<typeof protocolPreview>;

export const previewQuery = protocolGroupQuery.extend({
  type: z.coerce.number().pipe(z.literal(protocolTypes)),
});

export const withdrawal = z.strictObject({ ids, reason: longText(300, texts.reason) });

export const mergedQuery = z.strictObject({
  ids: z
    .string()
    .max(1_200)
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/u)
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .pipe(z.array(recordNumber).max(mostMerged)),
});
