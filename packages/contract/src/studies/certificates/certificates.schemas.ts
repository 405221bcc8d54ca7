import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { id, ids, line, longText, recordNumber, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { subjectClasses } from './certificate-facts.schemas.ts';
import { paperQuery } from '../protocols/paper-query.schemas.ts';
import {
  certificateSortKeys,
  doubtKinds,
  handOvers,
  missingKinds,
  mostCompleted,
  prkLevels,
  registerStates,
  resultFormulas,
} from './certificates.keys.ts';
import { certificateTexts as texts } from './certificates.texts.ts';

const intake = z.string().regex(/^20\d{2}-(?:03|10)-01$/u);

/** Who studied a course together: by intake, and perhaps at one place. */
export const completionQuery = z.strictObject({ date: intake, cid: id, pid: id.optional() });

/** With the subject, where one is meant, and in grosze what is owed. */
const missing = z.object({
  kind: z.enum(missingKinds),
  subject: z.string().optional(),
  sid: z.number().int().optional(),
  amount: z.number().int().optional(),
});
export type Missing = z.infer<typeof missing>;

const completing = z.object({
  /** Number of the course within its enrolment. */
  id: z.number().int(),
  uid: z.number().int(),
  eid: z.number().int(),
  name: z.string(),
  album: z.string().nullable(),
  /** In hundredths; null without any grade. */
  average: z.number().int().nullable(),
  result: z.string().nullable(),
  ects: z.number().int(),
  missing: z.array(missing),
  /** The one in force; whoever has it lacks nothing more. */
  certificate: z.object({ id: z.number().int(), number: z.string() }).nullable(),
});
export type Completing = z.infer<typeof completing>;

export const completionGroup = z.object({
  course: z.string(),
  /** Whoever lacks something first, whoever has a certificate last, each by name; no more than are completed at once. */
  people: z.array(completing),
  capped: z.boolean(),
  /** The number that would be given now. */
  next: z.string(),
  /** Who signs what is issued today. */
  signatory: z.object({ name: z.string(), office: z.string() }),
  formula: z.enum(resultFormulas),
  /** What the paper would lack though it can be issued: subjects whose practical and distance classes nobody named. */
  advice: z.object({ subjectsWithoutClasses: z.array(z.string()), emblem: z.boolean() }),
});
export type CompletionGroup = z.infer<typeof completionGroup>;

/** Completes one person or a whole group: all of them or none. */
export const completion = z.strictObject({
  ids: ids.max(mostCompleted),
  completed: requiredDate(texts.completed),
  issued: requiredDate(texts.issued),
  copies: z.number().int().min(0).max(5),
});
export type Completion = z.output<typeof completion>;

/** What a certificate says, as it was frozen. */
export const certificateContent = z.object({
  number: z.string(),
  issuer: z.object({ name: z.string(), address: z.string(), seat: z.string().optional() }),
  person: z.object({
    name: z.string(),
    /** Surname first, as in the register. */
    listed: z.string(),
    born: dateString,
    birthplace: z.string(),
    album: z.string(),
  }),
  course: z.string(),
  began: dateString,
  completed: dateString,
  semesters: z.number().int(),
  result: z.string(),
  /** In hundredths. */
  average: z.number().int(),
  subjects: z.array(
    z.object({
      /** By which it is asked whether the grade still counts; older certificates have none. */
      sid: z.number().int().optional(),
      name: z.string(),
      hours: z.number().int(),
      ects: z.number().int(),
      /** In tenths. */
      grade: z.number().int(),
      /** Null where nobody named them. */
      classes: subjectClasses.nullable().optional(),
    }),
  ),
  hours: z.number().int(),
  ects: z.number().int(),
  signatory: z.object({ name: z.string(), office: z.string() }),
  place: z.string(),
  issued: dateString,
  copies: z.number().int(),
  /** The number of the certificate in whose place it was issued. */
  replaces: z.string().nullable(),
  // Older certificates say nothing of these.
  practicePlace: z.string().optional(),
  qualification: z.string().optional(),
  prkLevel: z.literal(prkLevels).nullable().optional(),
  statement: z.string().optional(),
});
export type CertificateContent = z.infer<typeof certificateContent>;

export const issuedCertificates = z.object({
  certificates: z.array(z.object({ id: z.number().int(), number: z.string(), name: z.string() })),
});

export const certificatesQuery = pagingQuery(certificateSortKeys).extend({
  cid: id.optional(),
  state: z.enum(registerStates).optional(),
  /** The year in which the document was made. */
  year: z.coerce.number().int().min(2000).max(2100).optional(),
});

const doubt = z.object({
  kind: z.enum(doubtKinds),
  /** The subject, when the doubt concerns a grade or a protocol. */
  subject: z.string().nullable(),
  /** The grade that counts now, in tenths; null: none. */
  now: z.number().int().nullable(),
});
export type Doubt = z.infer<typeof doubt>;

/** A line of the register: a certificate or a duplicate of it. */
export const registeredPaper = z.object({
  id: z.number().int(),
  certificateId: z.number().int(),
  number: z.string(),
  /** 0: the certificate itself. */
  duplicate: z.number().int(),
  made: dateString,
  uid: z.number().int(),
  /** The enrolment that was completed. */
  eid: z.number().int(),
  cid: z.number().int(),
  name: z.string(),
  album: z.string(),
  courseName: z.string(),
  copies: z.number().int(),
  blank: z.string(),
  handedOn: dateString.nullable(),
  handedHow: z.enum(handOvers).nullable(),
  /** The numbers of what it was issued in place of, and of what is in force instead. */
  replaces: z.string().nullable(),
  supersededBy: z.string().nullable(),
  /** Since which day anything is in doubt that it says, and what. */
  doubted: dateString.nullable(),
  doubts: z.array(doubt),
  annulled: z.object({ on: dateString, reason: z.string() }).nullable(),
  version,
  can: z.object({ edit: z.boolean(), duplicate: z.boolean(), reissue: z.boolean(), resolve: z.boolean() }),
});
export type RegisteredPaper = z.infer<typeof registeredPaper>;
export const certificateRegisterPage = pageSchema(registeredPaper).extend({
  /** Of the same year and course, whatever was searched: counted to a bound, which is one above `registerCap`. */
  counts: z.object({ waiting: z.number().int(), 'no-blank': z.number().int() }),
});
export type RegisterCounts = z.infer<typeof certificateRegisterPage>['counts'];

export const registeredPaperEdit = z
  .strictObject({
    blank: line(30),
    handedOn: dateString.nullable(),
    handedHow: z.enum(handOvers).nullable(),
    version,
  })
  .refine(({ handedOn, handedHow }) => (handedOn === null) === (handedHow === null), {
    path: ['handedHow'],
    message: texts.handedHow,
  });
export type RegisteredPaperEdit = z.output<typeof registeredPaperEdit>;

/** As it is typed: an empty day is none. */
export const registeredPaperForm = z
  .strictObject({
    blank: line(30),
    handedOn: dateString.or(z.literal('')),
    handedHow: z.enum(handOvers).nullable(),
  })
  .refine(({ handedOn, handedHow }) => (handedOn === '') === (handedHow === null), {
    path: ['handedHow'],
    message: texts.handedHow,
  });

export const certificateDuplicate = z.strictObject({ reason: longText(300, texts.duplicateReason) });
export const certificateReissue = z.strictObject({ reason: longText(300, texts.reissueReason) });
export const certificateRenewal = z.strictObject({ reason: longText(300, texts.renewalReason) });
export const certificateAnnulment = z.strictObject({ reason: longText(300, texts.annulmentReason) });

export const certificateVerificationQuery = paperQuery(texts);

/** To whoever has the paper: of the person the initials. */
export const verifiedCertificate = z.object({
  number: z.string(),
  issued: dateString,
  initials: z.string(),
  courseName: z.string(),
  result: z.string(),
  average: z.number().int(),
  completed: dateString,
  issuer: z.string(),
  duplicates: z.number().int(),
  /** The number of what is in force instead. */
  supersededBy: z.string().nullable(),
  /** The days since which its basis is being explained, and on which it was annulled; the reasons are told to nobody here. */
  doubted: dateString.nullable(),
  annulled: dateString.nullable(),
  hash: z.string(),
});
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;

/** As its student sees it. */
export const ownCertificates = z.object({
  certificates: z.array(
    z.object({
      id: recordNumber,
      number: z.string(),
      courseName: z.string(),
      issued: dateString,
      handedOn: dateString.nullable(),
      handedHow: z.enum(handOvers).nullable(),
      doubted: dateString.nullable(),
    }),
  ),
});
export type OwnCertificate = z.infer<typeof ownCertificates>['certificates'][number];
