import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { reportTypes } from '../months/months.schemas.ts';

/** A person as far as a heading, a banner or a picker names them. */
export const personName = z.object({
  id: z.number().int(),
  name: z.string(),
  user_role: z.literal(roles),
});

export const personChoicesQuery = z.strictObject({
  /** Only people who keep records of this kind. */
  type: z.enum(reportTypes),
  search: z.string().trim().max(100).optional(),
});

/** The first few that match: whoever is missing is found by typing more of the name. */
export const personChoices = z.object({ items: z.array(personName) });

/** In forms where the secretariat says for whom it acts. */
export const chosenPerson = z.number({ error: 'Wybierz osobę' }).int().min(1);
