import { z } from 'zod';
import { version } from '../../common/fields.ts';

/** Of the document that was read; 0 when there was none. Apart, so that other forms do not load the questionnaire. */
export const documentVersion = z.union([z.literal(0), version]);
