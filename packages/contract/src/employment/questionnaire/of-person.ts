import { z } from 'zod';
import { id } from '../../common/fields.ts';

/** Common parts of all calls about one person's questionnaire and documents. */
export const ofPerson = {
  params: z.strictObject({ uid: id }),
  access: 'questionnaire.own',
  object: 'own-or-other',
} as const;
