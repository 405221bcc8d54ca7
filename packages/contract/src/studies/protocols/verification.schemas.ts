import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { paperQuery } from './paper-query.schemas.ts';
import { anyProtocolTypes } from './protocols.keys.ts';
import { protocolTexts as texts } from './protocols.texts.ts';

export const verificationQuery = paperQuery(texts);

/** Data for anybody who has the document: no names. */
export const verifiedProtocol = z.object({
  number: z.string(),
  created: dateString,
  courseName: z.string(),
  subjectName: z.string(),
  type: z.literal(anyProtocolTypes),
  intake: dateString,
  examDay: dateString.nullable(),
  people: z.number().int(),
  /** The highest first; null: did not come. */
  grades: z.array(z.object({ grade: z.number().nullable(), count: z.number().int() })),
  average: z.number().nullable(),
  /** The number of what it corrects, and of the correction that is in force instead. */
  corrects: z.string().nullable(),
  supersededBy: z.string().nullable(),
  hash: z.string(),
  /** Hash of the file as it was given out; null before it was drawn. */
  pdfHash: z.string().nullable(),
  /** The day; null while it is valid. */
  withdrawn: dateString.nullable(),
});
export type VerifiedProtocol = z.infer<typeof verifiedProtocol>;
