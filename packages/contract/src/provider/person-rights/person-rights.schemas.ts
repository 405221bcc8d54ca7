import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { email } from '../../common/fields.ts';
import { peopleTexts as texts } from '../../identity/people/people.texts.ts';

export const askedAddress = z.strictObject({ email: email(texts.emailRequired, texts.emailMalformed) });

/** The holder of the address; null also if the caller may not see the person. */
export const addressHolder = z.object({
  holder: z.object({ id: z.number().int(), name: z.string(), user_role: z.literal(roles) }).nullable(),
});
export type AddressHolder = NonNullable<z.infer<typeof addressHolder>['holder']>;
