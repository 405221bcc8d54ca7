import { z } from 'zod';
import { requiredDate } from '../../common/dates.ts';
import { id, joinedIds } from '../../common/fields.ts';
import { mostCompleted } from './certificates.keys.ts';
import { certificateTexts as texts } from './certificates.texts.ts';

/** Lines of the register in one file: onto blanks, or whole on white paper. */
export const certificatePapersQuery = z.strictObject({
  ids: joinedIds(mostCompleted),
  paper: z.enum(['blank', 'white']).default('blank'),
});

/** One certificate as issuing it now would make it; so many of the same act stand before it. */
export const certificatePreviewQuery = z.strictObject({
  id,
  before: z.coerce
    .number()
    .int()
    .min(0)
    .max(mostCompleted - 1)
    .default(0),
  completed: requiredDate(texts.completed),
  issued: requiredDate(texts.issued),
  copies: z.coerce.number().int().min(0).max(5),
  paper: z.enum(['blank', 'white']).default('blank'),
});
