import { z } from 'zod';
import { version } from '../../common/fields.ts';

/** Version of the document that was read; 0 without one. A file of its own, so that other forms do not load the questionnaire. */
export const documentVersion = z.union([z.literal(0), version]);
