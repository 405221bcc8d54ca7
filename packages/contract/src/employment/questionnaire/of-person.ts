import { z } from 'zod';
import { id } from '../../common/fields.ts';

/** What all calls about one person's questionnaire and papers have in common. */
export const ofPerson = {
  params: z.strictObject({ uid: id }),
  access: 'questionnaire.own',
  object: 'own-or-other',
} as const;
